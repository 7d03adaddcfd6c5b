// The chamber: baked visibility and bounces, live colours.  PIXEL_LIGHT  NORMAL_MAP  SHADOW  LAVA
//! common
#ifdef VERTEX
uniform mat4 p3d_ModelViewProjectionMatrix, p3d_ModelMatrix;
in vec4 p3d_Vertex;
in vec3 p3d_Normal;
in vec4 tangent;
in vec4 uvw;                             // u, v, layer, tint
in vec4 bake;                            // static: bounceWarm/4, bounceCold/4, sky, AO | creature: tint rgb, emissive
in vec4 vis;                             // static: visibility of slots 0..3 | creature: x = AO, y = roughness offset
out vec4 vUvw, vBake;
out vec3 vPos;
#ifdef PIXEL_LIGHT
out vec4 vVis, vTan;
out vec3 vNrm;
#else
out vec3 vLight, vSpec;
out vec4 vFog;
#endif

void main()
{
    gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex;
    vec3 pos = (p3d_ModelMatrix * p3d_Vertex).xyz;
    vec3 N = normalize(mat3(p3d_ModelMatrix) * p3d_Normal);
    vUvw = uvw; vPos = pos; vBake = bake;
#ifdef PIXEL_LIGHT
    vVis = vis; vNrm = N;
    vTan = vec4(mat3(p3d_ModelMatrix) * tangent.xyz, tangent.w);
#else
    vec4 amb = bake, V = vis;
    vec3 light = mix(groundCol.rgb, skyCol.rgb, N.y * .5 + .5) * (amb.w * (.45 + .55 * amb.z));
    light += (amb.x * bounceWarm.rgb + amb.y * bounceCold.rgb) * amb.w;
    for (int i = 0; i < nLights; ++i) {
        vec3 d = lightPos[i].xyz - pos;
        float d2 = dot(d, d), v = i < 4 ? V[i] : 1.;
        d *= inversesqrt(d2);
        if (i == 3) v *= smoothstep(keyCone.x, keyCone.y, -dot(d, keyDir.xyz));
        light += lightCol[i].rgb * (v * max(dot(N, d), 0.) * falloff(d2, lightPos[i].w));
    }
    vec3 E = normalize(camPos - pos);
    float rim = 1. - max(dot(N, E), 0.);
    vSpec = vec3(0.);
    vLight = light;
    vFog = heightFog(pos);
#endif
}
#endif

#ifdef FRAGMENT
uniform sampler2DArray albedoTex, surfTex;
uniform sampler2D noiseTex;
uniform vec4 tintCol;                    // rgb, w = wetness
uniform vec4 crackCol;                   // lava in the joints
in vec4 vUvw, vBake;
in vec3 vPos;
#ifdef PIXEL_LIGHT
in vec4 vVis, vTan;
in vec3 vNrm;
#else
in vec3 vLight, vSpec;
in vec4 vFog;
#endif
out vec4 fragColor;

void main()
{
    vec4 tex = texture(albedoTex, vUvw.xyz);
    vec3 albedo = tex.rgb * tex.rgb * (2.1 * vUvw.w) * tintCol.rgb;
    vec3 col;
#ifdef PIXEL_LIGHT
    vec3 N = normalize(vNrm);
    vec4 surf = texture(surfTex, vUvw.xyz);
#ifdef NORMAL_MAP
    vec2 nxy = surf.xy * 2. - 1.;
    vec3 T = normalize(vTan.xyz);
    N = normalize(T * nxy.x + cross(N, T) * (nxy.y * vTan.w) + N * sqrt(max(1. - dot(nxy, nxy), .05)));
#endif
    float rough = clamp(surf.w - tintCol.w, .12, 1.);
    float shin = exp2(9. * (1. - rough) + 1.5), specK = (shin + 8.) * .020 * (1. - .65 * rough);
    vec4 amb = vBake, V = vVis;
#ifdef SHADOW
    V.w *= keyShadow(vPos);
#endif
    float ao = amb.w * (.55 + .45 * surf.z);
    vec3 light = mix(groundCol.rgb, skyCol.rgb, N.y * .5 + .5) * (ao * (.45 + .55 * amb.z));
    light += (amb.x * bounceWarm.rgb + amb.y * bounceCold.rgb) * ao;
    vec3 E = normalize(camPos - vPos), spec = vec3(0.);
    for (int i = 0; i < nLights; ++i) {
        vec3 d = lightPos[i].xyz - vPos;
        float d2 = dot(d, d), v = i < 4 ? V[i] : 1.;
        vec3 L = d * inversesqrt(d2);
        float nl = dot(N, L);
        if (i == 3) v *= smoothstep(keyCone.x, keyCone.y, -dot(L, keyDir.xyz));
        vec3 c = lightCol[i].rgb * (v * max(nl, 0.) * falloff(d2, lightPos[i].w));
        light += c;
        spec += c * (specK * pow(max(dot(N, normalize(L + E)), 0.), shin));
    }
    col = albedo * light + spec * (.35 + .65 * surf.z);
#else
    col = albedo * vLight + vSpec * .4;
#endif
#ifdef LAVA
    {
        float k = smoothstep(1., 0., tex.b * 9.) * step(vUvw.z, 1.5);
        col += crackCol.rgb * k * smoothstep(.42, .75, texture(noiseTex, vPos.xz * .11 + vPos.y * .07).r) * (.8 + .2 * sin(time * 1.7 + vPos.x * 2. + vPos.z));
    }
#endif
#ifdef PIXEL_LIGHT
    vec4 fog = heightFog(vPos);
#else
    vec4 fog = vFog;
#endif
    col = mix(col, fog.rgb, fog.a);
    fragColor = graded(col);
}
#endif
