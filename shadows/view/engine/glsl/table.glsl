// The slab and what lies on it. SLAB | DIE | FORM (chains, staples, blocks of ice, candles), each VERTEX and FRAGMENT.
// LOW: for processors that draw. Lengths are sides of a die. Light in gamma 2.0 and through the same filmic curve as in
// lit.glsl, so that both pictures agree. All dice are one mesh, drawn once for each: their numbers stand in arrays.
#define N_LIGHTS 5
#define N_DICE 8
#define HALF .5
#define BEVEL .125
uniform vec4 lightPos[N_LIGHTS];         // xyz, w = radius; 0 is the key, which casts the shadows
uniform vec4 lightCol[N_LIGHTS];
uniform vec4 dicePlace[N_DICE];          // middle, w = side
uniform vec4 diceTurn[N_DICE];           // rotation: xyz, w
uniform vec4 diceState[N_DICE];          // light 0..1, flash, rim (hover), how much it lights the slab
uniform vec4 diceLook[N_DICE * 5];       // deep + roughness; pale + clearness; pip + its light; glow + of the edges; pattern, strength, speed, seed
uniform vec4 diceFaces[N_DICE * 2];      // values of the faces: up, down, near | far, right, left
uniform int nDice, nLights;             // so many are there; the last light is that of a flare
uniform vec3 camPos;
uniform vec4 skyCol, groundCol;          // from above and below
uniform vec4 tintAll;                    // rgb multiplies light, w = exposure
uniform float time;

vec3 turned(vec4 q, vec3 v)
{
    vec3 t = 2. * cross(q.xyz, v);
    return v + q.w * t + cross(q.xyz, t);
}

#ifdef VERTEX
uniform mat4 p3d_ModelViewProjectionMatrix, p3d_ModelMatrix;
in vec4 p3d_Vertex;
out vec3 vPos, vOwn;

#ifdef SLAB
void main()
{
    gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex;
    vPos = vOwn = p3d_Vertex.xyz;
}
#endif

#ifdef DIE
flat out int vDie;
void main()
{
    vDie = gl_InstanceID;
    vOwn = p3d_Vertex.xyz;
    vPos = turned(diceTurn[vDie], vOwn) * dicePlace[vDie].w + dicePlace[vDie].xyz;
    gl_Position = p3d_ModelViewProjectionMatrix * vec4(vPos, 1.);
}
#endif

#ifdef FORM
uniform vec4 formPlace[N_DICE];          // where each of them stands, w = size
uniform vec4 formTurn[N_DICE];           // cos and sin of its turn about y
in vec3 p3d_Normal;
in vec4 mark;                            // y = edge, z = openness, w = own light, or brass
out vec3 vNrm;
out vec4 vMark;
void main()
{
    vec4 at = formPlace[gl_InstanceID], r = formTurn[gl_InstanceID];
    vOwn = p3d_Vertex.xyz;
    vMark = mark;
    vPos = vec3(r.x * vOwn.x + r.y * vOwn.z, vOwn.y, r.x * vOwn.z - r.y * vOwn.x) * at.w + at.xyz;
    vNrm = vec3(r.x * p3d_Normal.x + r.y * p3d_Normal.z, p3d_Normal.y, r.x * p3d_Normal.z - r.y * p3d_Normal.x);
    gl_Position = p3d_ModelViewProjectionMatrix * vec4(vPos, 1.);
}
#endif
#endif

#ifdef FRAGMENT
in vec3 vPos, vOwn;
out vec4 fragColor;
uniform sampler2D noiseTex;

vec3 filmic(vec3 x)
{
    x *= tintAll.w;
    x = clamp((x * (2.51 * x + .03)) / (x * (2.43 * x + .59) + .14), 0., 1.);
    return sqrt(x);
}

float falloff(float d2, float r)
{
    float w = clamp(1. - d2 * d2 / (r * r * r * r), 0., 1.);
    return w * w / (d2 * .02 + 1.);
}

float dither()
{
    return (fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(.06711056, .00583715)))) - .5) / 200.;
}

// How much of the key's light comes past the dice, 0 to 1: a ray against each box, softer the farther the box is.
float keyLight(vec3 p, int but)
{
    vec3 ray = normalize(lightPos[0].xyz - p);
    float light = 1.;
    for (int i = 0; i < nDice; ++i) {
        vec3 d = p - dicePlace[i].xyz;
        vec3 across = d - ray * dot(d, ray);     // how far the ray passes its middle
        float size = dicePlace[i].w;
        if (i == but || dot(across, across) > size * size || dot(d, ray) > .6 * size) continue;
        vec4 back = diceTurn[i] * vec4(-1., -1., -1., 1.);
        vec3 o = turned(back, d) / size, r = turned(back, ray);
        r += (step(0., r) * 2. - 1.) * 1e-4;
        vec3 m = 1. / r, n = m * o, k = abs(m) * (HALF - .02);
        vec3 t1 = -n - k, t2 = -n + k;
        float near = max(max(t1.x, t1.y), t1.z), far = min(min(t2.x, t2.y), t2.z);
        float soft = .03 + .12 * max(near, 0.);
        light *= 1. - smoothstep(-soft, soft, far - near) * step(0., far);
    }
    return light;
}

// A room to be mirrored in what is smooth: dark, warm at the sides, with a window behind.
vec3 room(vec3 r)
{
    vec3 c = mix(vec3(.012, .010, .010), vec3(.05, .06, .085), r.y * .5 + .5);
    float window = max(r.z * .94 + r.y * .33, 0.);
    window *= window; window *= window; window *= window;
#ifdef LOW
    return c + lightCol[3].rgb * .55 * window;
#else
    c += lightCol[3].rgb * (.6 * window);
    c += lightCol[1].rgb * pow(max(dot(r, vec3(-.795, .497, .348)), 0.), 22.);
    c += lightCol[2].rgb * (.8 * pow(max(dot(r, vec3(.827, .438, .341)), 0.), 22.));
    c += vec3(.9, .85, .8) * smoothstep(.80, .97, dot(r, vec3(-.147, .958, -.245))) * .22;
    return c;
#endif
}

void shade(vec3 N, vec3 E, float rough, float wrap, float lit, out vec3 light, out vec3 spec)
{
    light = mix(groundCol.rgb, skyCol.rgb, N.y * .5 + .5);
    spec = vec3(0.);
#ifndef LOW
    float shin = exp2(9.5 * (1. - rough) + 1.), k = (shin + 8.) * .022 * (1. - .7 * rough);
#endif
    for (int i = 0; i < nLights; ++i) {
        vec3 d = lightPos[i].xyz - vPos;
        float d2 = dot(d, d);
        vec3 L = d * inversesqrt(d2);
        vec3 c = lightCol[i].rgb * (max((dot(N, L) + wrap) / (1. + wrap), 0.) * falloff(d2, lightPos[i].w));
        if (i == 0) c *= lit;
        light += c;
#ifdef LOW
        if (i == 0) {
            float s = max(dot(N, normalize(L + E)), 0.);
            s *= s; s *= s; s *= s; s *= s; s *= s;
            spec = c * (s * s * .9 * (1. - rough));
        }
#else
        spec += c * (k * pow(max(dot(N, normalize(L + E)), 0.), shin));
#endif
    }
}

#ifdef SLAB
uniform sampler2D slabTex, slabRelief;   // rgb + inlay; normal x, z, openness, roughness
uniform vec4 slabBox;                    // x0, z0, width, depth
uniform vec4 stoneCol, inlayCol;
uniform vec4 inlayGlow;                  // its own light, w = how strong
uniform vec4 ring[4];                    // rings of light: x, z, radius, strength
uniform vec4 ringCol[4];
uniform int nRings;
void main()
{
    vec2 uv = (vPos.xz - slabBox.xy) / slabBox.zw;
    vec4 c = texture(slabTex, uv), m = texture(slabRelief, uv);
    if (m.z < .06) discard;
    vec2 n = m.xy * 2. - 1.;
#ifndef LOW
    n += (texture(noiseTex, vPos.xz * .9).rg + texture(noiseTex, vPos.zx * 2.7).gb - 1.) * .024;  // finer than the picture
#endif
    vec3 N = normalize(vec3(n.x, 1., n.y)), E = normalize(camPos - vPos), light, spec;
    float inlay = c.a, rough = m.w;
    shade(N, E, mix(rough, .35, inlay), 0., keyLight(vPos, -1), light, spec);
    float dark = 1.;
    vec3 glow = vec3(0.);
    for (int i = 0; i < nDice; ++i) {    // contact, and the light of what glows
        vec3 d = vPos - dicePlace[i].xyz;
        float size = dicePlace[i].w, h = max(-d.y - HALF * size, 0.), r2 = dot(d.xz, d.xz) / (size * size);
        dark *= 1. - .66 * exp(-r2 * 2.1) / (1. + 2.2 * h);
        glow += diceLook[i * 5 + 3].rgb * (diceState[i].w / (1. + 2.6 * r2 + 1.4 * h * h));
    }
    light = light * dark + glow;
    vec3 base = c.rgb * c.rgb * stoneCol.rgb;
    vec3 tone = mix(vec3(1.), inlayCol.rgb * 4., inlay);
    float f = .04 + .5 * pow(1. - max(dot(N, E), 0.), 5.);
    vec3 col = mix(base, inlayCol.rgb * .6, inlay) * light * m.z
             + spec * tone * (m.z * mix(.55, 1.6, inlay) * dark)
             + room(reflect(-E, N)) * mix(f * (1. - rough) * 1.7, .45, inlay) * tone * (m.z * dark);
    col += inlayGlow.rgb * (inlay * inlayGlow.w * (.85 + .15 * sin(time * 1.7 + vPos.x * .8)));
    for (int i = 0; i < nRings; ++i) {
        float r = length(vPos.xz - ring[i].xy) - ring[i].z;
        float band = smoothstep(-.55, -.06, r) * smoothstep(.06, -.03, r);
        col += ringCol[i].rgb * (band * band * ring[i].w * (.45 + 2. * inlay + c.g));
    }
    col *= mix(1., .38, smoothstep(.45, 1.05, length((vPos.xz - vec2(0., -.2)) / vec2(9.5, 4.8))));
    fragColor = vec4(filmic(col * tintAll.rgb) + dither(), 1.);
}
#endif

#ifdef DIE
flat in int vDie;
#define PIP .088
#define DEEP .052
#define SPREAD .232

// The nearest pip of a face that shows a number: the way from its middle. Far away where there is none.
vec2 toPip(vec2 q, float value)
{
    vec2 best = vec2(9.), a = abs(q), s = sign(q), v;
    if (value > 3.5 || (value > 1.5 && q.x * q.y > 0.)) best = (a - SPREAD) * s;
    if (mod(value, 2.) > .5) { v = q; if (dot(v, v) < dot(best, best)) best = v; }
    if (value > 5.5) { v = vec2((a.x - SPREAD) * s.x, q.y); if (dot(v, v) < dot(best, best)) best = v; }
    if (value > 7.5) { v = vec2(q.x, (a.y - SPREAD) * s.y); if (dot(v, v) < dot(best, best)) best = v; }
    return best;
}

void main()
{
    vec4 deep = diceLook[vDie * 5], pale = diceLook[vDie * 5 + 1], pipCol = diceLook[vDie * 5 + 2];
    vec4 glow = diceLook[vDie * 5 + 3], vein = diceLook[vDie * 5 + 4], state = diceState[vDie];
    vec4 here = diceTurn[vDie];
    vec3 own = normalize(vOwn - clamp(vOwn, -(HALF - BEVEL), HALF - BEVEL)), a = abs(vOwn), n3 = abs(own);
    float edge = clamp(1.6 * (n3.x + n3.y + n3.z - max(n3.x, max(n3.y, n3.z)) - min(n3.x, min(n3.y, n3.z))), 0., 1.);
    // the face: its axes, its number, where on it
    vec3 right, above, face;
    float value;
    vec4 f1 = diceFaces[vDie * 2], f2 = diceFaces[vDie * 2 + 1];
    if (a.y > a.x && a.y > a.z) { float s = sign(vOwn.y); face = vec3(0., s, 0.); right = vec3(1., 0., 0.); above = vec3(0., 0., s); value = s > 0. ? f1.x : f1.y; }
    else if (a.x > a.z) { float s = sign(vOwn.x); face = vec3(s, 0., 0.); right = vec3(0., 1., 0.); above = vec3(0., 0., -s); value = s > 0. ? f2.y : f2.z; }
    else { float s = sign(vOwn.z); face = vec3(0., 0., s); right = vec3(1., 0., 0.); above = vec3(0., -s, 0.); value = s > 0. ? f2.x : f1.z; }
    vec2 q = vec2(dot(vOwn, right), dot(vOwn, above));
    vec3 E = normalize(camPos - vPos);
    vec2 v = toPip(q, value);
#ifndef LOW
    vec3 eye = turned(here * vec4(-1., -1., -1., 1.), E);   // into the bowl: what is seen lies a little farther
    float sunk = .8 * max(1. - dot(v, v) / (PIP * PIP), 0.);
    vec2 w = toPip(q - vec2(dot(eye, right), dot(eye, above)) / max(dot(eye, face), .35) * (DEEP * sunk), value);
    if (dot(v, v) < PIP * PIP) v = w * min(1., PIP * .999 / max(length(w), 1e-4));
#endif
    float d = length(v), t = min(d / PIP, 1.), blur = max(fwidth(q.x) + fwidth(q.y), .004) * .5;
    float pip = value < .5 ? 0. : 1. - smoothstep(PIP - blur, PIP + blur, d);
    float depth = sqrt(1. - t * t), lip = smoothstep(PIP * 1.35, PIP, d) * (1. - pip);
    vec2 lean = v / max(d, 1e-4) * (.92 * t);
    own = mix(own, normalize(own * (1.05 - t) - right * lean.x - above * lean.y), pip);
    float open = mix(1. - .18 * lip, .85 - .5 * depth, pip);

    vec2 uv = q + vec2(dot(face, vec3(5.3, 3.1, 9.1)), dot(face, vec3(1.7, 4.9, 2.3))) + vein.w;
    vec4 m1 = texture(noiseTex, uv * .31), m2 = texture(noiseTex, uv * .83 + .37), m3 = texture(noiseTex, uv * 2.3 + .11);
    float kind = vein.x, beat = time * vein.z, k = 0., soft = 0., dirt = 0.;  // a vein's core and its surrounds
    float rough = deep.w, body = .5 + .9 * (m1.r - .5) + .5 * (m2.g - .5);
    if (kind < .5) {                     // grain, and dirt where hands do not reach
        body = .62 + .55 * (m3.b * .5 + m2.r * .5 - .5) + .5 * (m1.g - .5);
        dirt = (1. - smoothstep(0., .022, abs(m1.b - .5 + (m3.g - .5) * .10))) * .55 * vein.y;
        rough += .22 * (m2.b - .5);
    } else if (kind < 1.5) {             // lava under a crust
        float c1 = abs(m1.r - .5 + (m2.g - .5) * .34), c2 = abs(m1.g - .5 + (m2.b - .5) * .4) + .02;
        float hot = (.72 + .28 * sin(beat * 2.1 + m1.r * 9.)) * (.35 + .65 * smoothstep(.1, .9, edge) + .35 * smoothstep(.42, .60, m1.b));
        k = max(1. - smoothstep(0., .026, c1), .7 * (1. - smoothstep(0., .022, c2))) * hot;
        soft = (1. - smoothstep(0., .15, min(c1, c2))) * hot;
        body = m3.r * .8;
        rough = .75;
    } else if (kind < 2.5) {             // a whirl on every face, that turns
        float r = length(q), turn = atan(q.y, q.x + 1e-5), far = log(r + .16);
        float arm = .5 + .5 * sin(turn * 3. + 7. * far - beat * 1.6 + (m1.r - .5) * 2.4 + (m2.g - .5) * .9);
        float fine = .5 + .5 * sin(turn * 5. + 12. * far - beat * 2.3 + (m2.r - .5) * 3.);
        k = smoothstep(.80, .99, arm) * .75 + smoothstep(.93, 1., fine) * .35;
        soft = smoothstep(.45, 1., arm);
        body = .08 + .80 * arm * arm;
    } else if (kind < 3.5) {             // arcs that jump
        float jump = floor(beat * 7.) * .173;
        float c1 = abs(texture(noiseTex, uv * .42 + jump).r - .5 + (texture(noiseTex, uv * 1.3 - jump * .7).g - .5) * .22);
        k = max(1. - smoothstep(0., .020, c1), .55 * (1. - smoothstep(0., .016, abs(m1.b - .5 + (m2.g - .5) * .3))));
        soft = 1. - smoothstep(0., .16, c1);
        body = .3 + .7 * m2.r;
    } else if (kind < 4.5) {             // frost: clear inside, white at the edges, cracks within
        vec2 in2 = uv + refract(-E, turned(here, own), .75).xz * .25;
        vec4 e1 = texture(noiseTex, in2 * .55), e2 = texture(noiseTex, in2 * 1.4);
        float c1 = abs(e1.r - .5 + (e2.g - .5) * .25), mid = a.x + a.y + a.z - max(a.x, max(a.y, a.z)) - min(a.x, min(a.y, a.z));
        k = .55 * (1. - smoothstep(0., .02, c1));
        soft = 1. - smoothstep(0., .2, c1);
        float rime = smoothstep(.40, .56, mid + (m3.r - .5) * .22 + (m2.r - .5) * .16);
        body = .10 + .55 * e1.g + rime * .8;
        rough = mix(rough, .7, rime);
        dirt = -rime * .42;
    } else if (kind < 5.5) {             // rot that creeps in
        float c1 = max(1. - smoothstep(0., .05, abs(m1.r - .5 + (m2.g - .5) * .5)), 1. - smoothstep(0., .03, abs(m1.b - .5 + (m3.g - .5) * .25)));
        dirt = max(.95 * c1, .80 * smoothstep(.48, .72, m2.r * .55 + m1.b * .45 + edge * .22 + .03 + .03 * sin(beat * .8 + m1.g * 7.)));
        body = .55 + .6 * (m3.b - .5);
    } else if (kind < 6.5) {             // scoured: scratched, its colour left at the edges only
        float s = abs(fract(uv.x * 3. + uv.y * 4. + m1.r * 1.5) - .5);
        dirt = .5 * (1. - smoothstep(0., .05, s)) * step(.45, m2.g);
        soft = smoothstep(.5, 1., edge + (m2.r - .5)) * .8;
        body = .45 + .6 * (m2.b - .5);
    } else {                             // burnt to coal
        float c1 = abs(m2.r - .5 + (m3.g - .5) * .5), glim = smoothstep(.62, .85, texture(noiseTex, uv * .21 + beat * .02).g);
        k = (1. - smoothstep(0., .05, c1)) * glim;
        soft = (1. - smoothstep(0., .2, c1)) * glim;
        body = m3.r * .7 * m2.g;
        dirt = .3 * (1. - smoothstep(0., .08, abs(m1.b - .5)));
    }
    if (kind < 3.5 || kind > 4.5) own = normalize(own + (m3.rgb - .5) * (.22 * rough * (1. - pip)));
    vec3 N = turned(here, own);
    vec3 albedo = mix(deep.rgb, pale.rgb, clamp(body, 0., 1.)) * (1. - max(dirt, 0.)) + max(-dirt, 0.) * .35;
    albedo = mix(albedo, pale.rgb * 1.15, edge * .22);       // worn pale along the edges
    albedo = mix(albedo, pipCol.rgb, pip);
    rough = mix(rough, .38, pip);
    vec3 light, spec;
#ifdef LOW
    float lit = 1.;
#else
    float lit = keyLight(vPos + N * .03, vDie);
#endif
    shade(N, E, clamp(rough, .08, 1.), .12 + .35 * pale.w, lit, light, spec);
    spec = min(spec, vec3(.13));         // a mirrored lamp must not hide a pip
    float low = clamp(vPos.y / .5, 0., 1.), ao = mix(.45, 1., low) * open;
    float fres = pow(1. - clamp(dot(N, E), 0., 1.), 4.), gloss = (1. - rough) * (1. - rough);
    vec3 col = albedo * light * ao + spec * (.5 * ao) * mix(1., .5, pip) + room(reflect(-E, N)) * ((.05 + .75 * fres) * gloss * ao * 1.6);
    col += pale.w * pale.rgb * (.10 + .35 * (1. - low) + .30 * fres) * (light * .35 + .25);  // what is clear gathers light
    float pulse = .88 + .12 * sin(time * 3.1 + vein.w * 5.);
    col += glow.rgb * (vein.y * (k * 1.3 + soft * .12) * step(.5, kind)) * (1. - pip);
    col += (pipCol.w * pulse * pip) * mix(glow.rgb * .55, mix(glow.rgb, vec3(1.), .38) * 1.15, smoothstep(0., .7, depth));
    float fade = 1. - max(dot(N, E), 0.);
    col += glow.rgb * (glow.w * (edge * edge * pulse * .55 + fres * .35 + state.z * (.4 * edge * edge + .5 * fade * fade)));
    col = mix(vec3(dot(col, vec3(.3, .59, .11))) * vec3(.8, .85, 1.), col, smoothstep(0., .6, state.x)) * mix(.30, 1., state.x);
    col += vec3(1., .60, .24) * (state.z * (.015 + .75 * fade * fade + .35 * edge * edge)) * (1. - .85 * step(.3, glow.w));
    col = col * (1. + 3.2 * state.y) + (glow.rgb * .9 + .12) * state.y;
    fragColor = vec4(filmic(col * tintAll.rgb) + dither(), 1.);
}
#endif

#ifdef FORM
in vec3 vNrm;
in vec4 vMark;
uniform vec4 formCol;                    // rgb, w = roughness; of ICE: w = how opaque
uniform vec4 formGlow;                   // what its own light is; the brass of a lock for IRON
void main()
{
    vec3 N = normalize(vNrm), E = normalize(camPos - vPos), light, spec;
#ifdef ICE
    vec2 uv = vOwn.xz + vOwn.yx * .7;
    vec4 n = texture(noiseTex, uv * .6), m = texture(noiseTex, uv * 1.9);
    N = normalize(N + (m.rgb - .5) * .5);
    float fres = pow(1. - clamp(dot(N, E), 0., 1.), 2.2), crack = 1. - smoothstep(0., .03, abs(n.r - .5 + (m.g - .5) * .3));
    float rime = smoothstep(.35, .95, vMark.y + (m.r - .5) * .9);
    shade(N, E, .18, .3, 1., light, spec);
    vec3 col = formCol.rgb * (.25 + .5 * fres) * (light + .15) + spec * .8 + room(reflect(-E, N)) * (.25 + fres);
    col += vec3(.75, .92, 1.) * (rime * .5 + crack * .25) * (light * .8 + .08);
    fragColor = vec4(filmic(col * tintAll.rgb), clamp(.20 + .5 * fres + .65 * rime + .4 * crack, 0., .92) * formCol.w);
#else
    vec4 n = texture(noiseTex, vOwn.xz * 1.7 + vOwn.y * 1.3);
    N = normalize(N + (n.rgb - .5) * .35);
    vec3 base = formCol.rgb;
    float rough = formCol.w, metal = 0.;
#ifdef IRON
    base = mix(mix(base, vec3(.20, .075, .03), smoothstep(.5, .75, n.g) * .8), formGlow.rgb, vMark.w);
    rough = mix(rough, .26, vMark.w);
    metal = 1.;
#endif
    shade(N, E, rough, 0., 1., light, spec);
    vec3 col = base * light * vMark.z + (spec * 1.4 + room(reflect(-E, N)) * .8) * mix(vec3(1.), base * 2.2, .6) * (vMark.z * mix(.25, 1., metal));
    col += formGlow.rgb * (vMark.w * (1. - metal));
    fragColor = vec4(filmic(col * tintAll.rgb) + dither(), 1.);
#endif
}
#endif
#endif
