// One lit shader. Variants by #define, which stage/shaders.py puts in front together with #version:
//   VERTEX | FRAGMENT   PIXEL_LIGHT  NORMAL_MAP  SHADOW  CREATURE  DISSOLVE  LAVA
// Light is worked out in gamma 2.0 (square in, root out): cheap and close to sRGB.
#define N_LIGHTS 5                       // 0..3 baked slots (3 = key, with the shadow map), 4 = action light

uniform vec4 lightPos[N_LIGHTS];         // xyz, w = radius
uniform vec4 lightCol[N_LIGHTS];         // rgb with the flicker in it
uniform int nLights;                     // 4, or 5 while an action light burns
uniform vec3 camPos;
uniform vec4 fogA;                       // rgb near, w = density
uniform vec4 fogB;                       // rgb towards the door, w = falloff by height
uniform vec4 fogC;                       // xyz of the door, w = base height
uniform vec4 skyCol, groundCol, rimCol;  // rim.w = exposure
uniform vec4 bounceWarm, bounceCold;
uniform vec4 keyDir, keyCone;            // spot of slot 3: direction; cosines outer, inner
uniform vec4 probe;                      // what the bake holds where creatures stand: warm, cold, sky, openness

vec4 heightFog(vec3 p)                   // rgb of the scattered light, a = how much of it
{
    vec3 d = p - camPos;
    float L = length(d), ky = fogB.w * d.y;
    float integ = abs(ky) > .001 ? (1. - exp(-ky)) / ky : 1.;
    float a = 1. - exp(-fogA.w * exp(-fogB.w * (camPos.y - fogC.w)) * integ * L);
    float g = max(dot(d / L, normalize(fogC.xyz - camPos)), 0.);
    g *= g; g *= g; g *= g;
    return vec4(mix(fogA.rgb, fogB.rgb, g * min(L * .055, 1.)), a);
}

float falloff(float d2, float r)
{
    float w = d2 / (r * r);
    w = clamp(1. - w * w, 0., 1.);
    return w * w / (d2 + .25);
}

#ifdef VERTEX
uniform mat4 p3d_ModelViewProjectionMatrix, p3d_ModelMatrix;
in vec4 p3d_Vertex;
in vec3 p3d_Normal;
#ifdef CREATURE
in vec2 p3d_MultiTexCoord0;
out vec2 vUv;
#else
in vec4 tangent;
in vec3 uvw;                             // u, v, layer
in vec4 tint;                            // rgb, w = how much of it shines by itself; below 0: lava
in vec4 bake;                            // bounce warm / 4, bounce cold / 4, sky, openness
in vec4 vis;                             // visibility of slots 0..3
out vec3 vUvw;
out vec4 vTint, vBake;
#endif
out vec3 vPos;
#ifdef PIXEL_LIGHT
out vec3 vNrm;
#ifndef CREATURE
out vec4 vVis, vTan;
#endif
#else
out vec3 vLight, vSpec;
out vec4 vFog;
#endif

void main()
{
    gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex;
    vec3 pos = (p3d_ModelMatrix * p3d_Vertex).xyz;
    vec3 N = normalize(mat3(p3d_ModelMatrix) * p3d_Normal);
    vPos = pos;
#ifdef CREATURE
    vUv = p3d_MultiTexCoord0;
#else
    vUvw = uvw; vTint = tint; vBake = bake;
#endif
#ifdef PIXEL_LIGHT
    vNrm = N;
#ifndef CREATURE
    vVis = vis;
    vTan = vec4(mat3(p3d_ModelMatrix) * tangent.xyz, tangent.w);
#endif
#else
#ifdef CREATURE
    vec4 amb = probe, V = vec4(1.);
#else
    vec4 amb = bake, V = vis;
#endif
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
#ifdef CREATURE
    vSpec = rimCol.rgb * (rim * rim * rim * (.4 + .6 * N.y));
#else
    vSpec = vec3(0.);
#endif
    vLight = light;
    vFog = heightFog(pos);
#endif
}
#endif

#ifdef FRAGMENT
#ifdef CREATURE
uniform sampler2D colourTex, emissionTex, reliefTex;
uniform vec4 glow;                       // rgb times the emission picture; w = 1 takes the picture as grey
uniform vec4 flashCol;                   // rgb, w = amount
uniform vec4 dissolve;                   // x = 0..1, yzw = colour of the edge
in vec2 vUv;
#else
uniform sampler2DArray albedoTex, surfTex;
in vec3 vUvw;
in vec4 vTint, vBake;
#endif
uniform sampler2D noiseTex;
#ifdef CREATURE
uniform vec4 hueCol;                     // rgb, w = how much of its own colours is gone
#endif
uniform vec4 tintCol;                    // rgb, w = wetness
uniform vec4 crackCol;                   // lava in the joints
uniform vec4 gradeLo, gradeHi;
uniform float time;
#ifdef SHADOW
uniform sampler2DShadow shadowTex;
uniform mat4 shadowMat;                  // world -> shadow picture
uniform float shadowTexel;
#endif
in vec3 vPos;
#ifdef PIXEL_LIGHT
in vec3 vNrm;
#ifndef CREATURE
in vec4 vVis, vTan;
#endif
#else
in vec3 vLight, vSpec;
in vec4 vFog;
#endif
out vec4 fragColor;

vec3 filmic(vec3 x)                      // Narkowicz' fit of ACES, then gamma 2
{
    x *= rimCol.w;
    x = clamp((x * (2.51 * x + .03)) / (x * (2.43 * x + .59) + .14), 0., 1.);
    return sqrt(x);
}

#ifdef SHADOW
float keyShadow(vec3 p)
{
    vec4 s = shadowMat * vec4(p, 1.);
    vec3 q = s.xyz / s.w;
    if (q.x < 0. || q.x > 1. || q.y < 0. || q.y > 1. || q.z > 1.) return 1.;
    q.z -= .0012;
    float t = shadowTexel * 1.25;        // four hardware-filtered taps, rotated
    return .25 * (texture(shadowTex, q + vec3(t * .4, t, 0)) + texture(shadowTex, q + vec3(-t, t * .4, 0))
                + texture(shadowTex, q + vec3(-t * .4, -t, 0)) + texture(shadowTex, q + vec3(t, -t * .4, 0)));
}
#endif

#if defined(CREATURE) && defined(NORMAL_MAP)
vec3 relief(vec3 N)                      // tangent frame from derivatives: the models carry no tangents
{
    vec3 px = dFdx(vPos), py = dFdy(vPos);
    vec2 ux = dFdx(vUv), uy = dFdy(vUv);
    vec3 a = cross(py, N), b = cross(N, px), T = a * ux.x + b * uy.x, B = a * ux.y + b * uy.y;
    float k = inversesqrt(max(max(dot(T, T), dot(B, B)), 1e-12));
    vec3 m = texture(reliefTex, vUv).xyz * 2. - 1.;
    return normalize(T * k * m.x + B * k * m.y + N * m.z);
}
#endif

void main()
{
#ifdef DISSOLVE
    float nz = texture(noiseTex, vPos.xy * .45).r * .55 + texture(noiseTex, vPos.zy * .8 + .3).g * .45;
    float cut = nz - dissolve.x * 1.15 + .08;
    if (cut < 0.) discard;
#endif
#ifdef CREATURE
    vec3 albedo = texture(colourTex, vUv).rgb;
    albedo *= albedo * 1.3;
    albedo = mix(albedo, vec3(dot(albedo, vec3(.3, .59, .11))), hueCol.w) * hueCol.rgb;
    vec3 emis = texture(emissionTex, vUv).rgb;
    emis *= emis;
    float shine = max(emis.r, max(emis.g, emis.b));
    emis = mix(emis, vec3(shine), glow.w) * glow.rgb;
    albedo *= 1. - glow.w * min(1.5 * shine, 1.);        // what burns in a new colour has lost the old
    vec4 surf = vec4(.5, .5, 1., .70);
#else
    vec3 albedo = texture(albedoTex, vUvw).rgb;
    float joint = albedo.b;
    albedo *= albedo * (2.1 * vTint.rgb) * tintCol.rgb;
#endif
    vec3 col;
#ifdef PIXEL_LIGHT
    vec3 N = normalize(vNrm);
#ifdef CREATURE
#ifdef NORMAL_MAP
    N = relief(N);
#endif
    float rough = surf.w;
    vec4 amb = probe, V = vec4(1.);
#else
    vec4 surf = texture(surfTex, vUvw);
#ifdef NORMAL_MAP
    vec2 nxy = surf.xy * 2. - 1.;
    vec3 T = normalize(vTan.xyz);
    N = normalize(T * nxy.x + cross(N, T) * (nxy.y * vTan.w) + N * sqrt(max(1. - dot(nxy, nxy), .05)));
#endif
    float rough = clamp(surf.w - tintCol.w, .12, 1.);
    vec4 amb = vBake, V = vVis;
#endif
    float shin = exp2(9. * (1. - rough) + 1.5), specK = (shin + 8.) * .020 * (1. - .65 * rough);
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
#ifdef CREATURE
        nl = (nl + .18) * .85;           // light wraps a little
#endif
        vec3 c = lightCol[i].rgb * (v * max(nl, 0.) * falloff(d2, lightPos[i].w));
        light += c;
        spec += c * (specK * pow(max(dot(N, normalize(L + E)), 0.), shin));
    }
    col = albedo * light + spec * (.35 + .65 * surf.z);
#ifdef CREATURE
    float rim = 1. - max(dot(N, E), 0.);
    col += rimCol.rgb * (rim * rim * rim * (.4 + .6 * N.y)) * .55;
#endif
#else
    col = albedo * vLight + vSpec * .4;
#endif
#ifdef CREATURE
    col += emis;
#ifdef PIXEL_LIGHT
    // a hot silhouette: the form stays readable
    col = col * (1. - .5 * flashCol.w) + flashCol.rgb * (flashCol.w * (.02 + .8 * rim * rim));
#else
    col = mix(col, flashCol.rgb * (.06 + .7 * dot(col, vec3(.4))), flashCol.w * .75);
#endif
#else
    col += vTint.rgb * max(vTint.w, 0.);
#endif
#ifdef LAVA
    {
        float hot = smoothstep(.42, .75, texture(noiseTex, vPos.xz * .11 + vPos.y * .07).r);
        float k = smoothstep(1., 0., joint * 9.) * step(vUvw.z, 1.5) * hot;
        vec2 drift = vec2(time * .007, vPos.y * .43 + time * .02 * step(.3, vPos.y));
        float crust = texture(noiseTex, vPos.xz * .27 + drift).g, fine = texture(noiseTex, vPos.xz * .71 - drift).b;
        float molten = step(vTint.w, -.5);   // lava itself, with a crust that drifts
        float vein = 1. - smoothstep(.0, .13, abs(crust - .5 + (fine - .5) * .35));
        float pool = smoothstep(.55, .85, crust) * hot;
        k = mix(k, clamp(.05 + .55 * vein + .75 * pool, 0., 1.), molten);
        k *= .85 + .15 * sin(time * 1.7 + vPos.x * 2. + vPos.z);
        col = col * (1. - .9 * molten) + crackCol.rgb * k * vec3(1., .35 + .65 * k, .2 + .8 * k * k);
    }
#endif
#ifdef PIXEL_LIGHT
    vec4 fog = heightFog(vPos);
#else
    vec4 fog = vFog;
#endif
#ifdef DISSOLVE
    float e = smoothstep(.075, .0, cut);
    col = mix(col, dissolve.yzw * (.5 + 2.2 * e * e), e);
#endif
    col = mix(col, fog.rgb, fog.a);
    col = filmic(col) * gradeHi.rgb + gradeLo.rgb;
    float dn = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(.06711056, .00583715))));
    fragColor = vec4(col + (dn - .5) / 200., 1.);
}
#endif
