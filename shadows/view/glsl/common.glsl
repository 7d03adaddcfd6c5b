// What every lit thing shares: lights, height fog, falloff, tone curve. Working space is gamma 2 (square in, root out).
#define N_LIGHTS 5                       // 0..3 baked slots (3 = key, shadow map), 4 = action light

uniform vec4 lightPos[N_LIGHTS];         // xyz, w = radius
uniform vec4 lightCol[N_LIGHTS];         // rgb (flicker already in), w unused
uniform int nLights;                     // 4, or 5 while an action light burns
uniform vec3 camPos;
uniform vec4 fogA;                       // rgb near colour, w = density
uniform vec4 fogB;                       // rgb far/door colour, w = height falloff
uniform vec4 fogC;                       // xyz door position, w = base height
uniform vec4 skyCol, groundCol, rimCol;  // rim.w = exposure
uniform vec4 bounceWarm, bounceCold;     // rgb
uniform vec4 keyDir, keyCone;            // spot of slot 3: direction; cosines outer, inner

vec4 heightFog(vec3 p)                   // rgb in-scatter colour, a amount
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

#ifdef FRAGMENT
uniform vec4 gradeLo, gradeHi;
uniform float time;

vec3 filmic(vec3 x)                      // Narkowicz ACES fit, then gamma 2
{
    x *= rimCol.w;
    x = clamp((x * (2.51 * x + .03)) / (x * (2.43 * x + .59) + .14), 0., 1.);
    return sqrt(x);
}

vec4 graded(vec3 colour)                 // grade and dither
{
    vec3 c = filmic(colour) * gradeHi.rgb + gradeLo.rgb;
    float dn = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(.06711056, .00583715))));
    return vec4(c + (dn - .5) / 200., 1.);
}

#ifdef SHADOW
uniform sampler2DShadow shadowTex;
uniform mat4 shadowMat;                  // world -> shadow texture
uniform float shadowTexel;

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
#endif
