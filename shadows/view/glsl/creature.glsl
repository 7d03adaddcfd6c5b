// Enemies: textured, skinned on the CPU, lit per pixel.  NORMAL_MAP  SHADOW  DISSOLVE
//! common
uniform vec4 probe;                      // bounceWarm, bounceCold, sky, AO at their place

#ifdef VERTEX
uniform mat4 p3d_ModelViewProjectionMatrix, p3d_ModelMatrix;
in vec4 p3d_Vertex;
in vec3 p3d_Normal;
in vec2 p3d_MultiTexCoord0;
in vec4 p3d_Color;
out vec2 vUv;
out vec3 vPos, vNrm;
out vec4 vTint;

void main()
{
    gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex;
    vPos = (p3d_ModelMatrix * p3d_Vertex).xyz;
    vNrm = normalize(mat3(p3d_ModelMatrix) * p3d_Normal);
    vUv = p3d_MultiTexCoord0;
    vTint = p3d_Color;
}
#endif

#ifdef FRAGMENT
uniform sampler2D colourTex, emissionTex, noiseTex;
#ifdef NORMAL_MAP
uniform sampler2D normalTex;
#endif
uniform vec4 emisCol;                    // rgb gain of what glows
uniform vec4 flashCol;                   // rgb, w = amount
uniform vec4 dissolve;                   // x = 0..1, yzw = edge colour
in vec2 vUv;
in vec3 vPos, vNrm;
in vec4 vTint;
out vec4 fragColor;

void main()
{
#ifdef DISSOLVE
    float nz = texture(noiseTex, vPos.xy * .45).r * .55 + texture(noiseTex, vPos.zy * .8 + .3).g * .45;
    float cut = nz - dissolve.x * 1.15 + .08;
    if (cut < 0.) discard;
#endif
    vec3 albedo = texture(colourTex, vUv).rgb;
    albedo = albedo * albedo * vTint.rgb * .95;
    vec3 N = normalize(vNrm);
#ifdef NORMAL_MAP
    vec3 dpx = dFdx(vPos), dpy = dFdy(vPos);          // a frame from derivatives: the models carry no tangents
    vec2 dux = dFdx(vUv), duy = dFdy(vUv);
    vec3 T = dpx * duy.y - dpy * dux.y;
    if (dot(T, T) > 1e-12) {
        T = normalize(T - N * dot(N, T));
        vec3 B = cross(N, T) * sign(dux.x * duy.y - dux.y * duy.x);
        vec3 n = texture(normalTex, vUv).xyz * 2. - 1.;
        N = normalize(T * n.x + B * n.y + N * max(n.z, .2));
    }
#endif
    vec3 E = normalize(camPos - vPos), spec = vec3(0.);
    vec3 light = mix(groundCol.rgb, skyCol.rgb, N.y * .5 + .5) * (probe.w * (.45 + .55 * probe.z)) * 2.2;
    light += (probe.x * bounceWarm.rgb + probe.y * bounceCold.rgb) * probe.w;
    for (int i = 0; i < nLights; ++i) {
        vec3 d = lightPos[i].xyz - vPos;
        float d2 = dot(d, d), v = 1.;
        vec3 L = d * inversesqrt(d2);
        if (i == 3) {
            v = smoothstep(keyCone.x, keyCone.y, -dot(L, keyDir.xyz));
#ifdef SHADOW
            v *= keyShadow(vPos);
#endif
        }
        float nl = max((dot(N, L) + .18) * .85, 0.);      // a little wrap
        vec3 c = lightCol[i].rgb * (v * nl * falloff(d2, lightPos[i].w));
        light += c;
        spec += c * (.16 * pow(max(dot(N, normalize(L + E)), 0.), 22.));
    }
    float rim = 1. - max(dot(N, E), 0.);
    vec3 col = albedo * light + spec;
    col += rimCol.rgb * (rim * rim * rim * (.55 + .45 * N.y)) * .6;
    vec3 glow = texture(emissionTex, vUv).rgb;
    col += glow * glow * emisCol.rgb;
    col = col * (1. - .5 * flashCol.w) + flashCol.rgb * (flashCol.w * (.10 + .9 * rim * rim));
    vec4 fog = heightFog(vPos);
    col = mix(col, fog.rgb, fog.a * .8);
#ifdef DISSOLVE
    float e = smoothstep(.075, .0, cut);
    col = mix(col, dissolve.yzw * (.5 + 2.2 * e * e), e);
#endif
    fragColor = graded(col);
}
#endif
