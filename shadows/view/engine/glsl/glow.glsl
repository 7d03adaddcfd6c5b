// Light without a surface: soft sheets that add light (ADD), with dust in them (DUSTY), a whirl (PORTAL); and the dark
// disc under a creature (CONTACT).
#ifdef VERTEX
uniform mat4 p3d_ModelViewProjectionMatrix;
in vec4 p3d_Vertex;
in vec3 soft;                            // ADD, DUSTY: x = brightness. PORTAL, CONTACT: xy = place in the disc
out vec3 vSoft, vPlace;
void main()
{
    gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex;
#ifdef CONTACT
    gl_Position.z -= .0016 * gl_Position.w;  // the ground is uneven: what lies a little above the disc is darkened too
#endif
    vSoft = soft;
    vPlace = p3d_Vertex.xyz;
}
#endif

#ifdef FRAGMENT
in vec3 vSoft, vPlace;
out vec4 fragColor;
uniform vec4 glowCol;
uniform sampler2D noiseTex;
uniform float time, strength;

float dither()
{
    return fract(52.98 * fract(dot(gl_FragCoord.xy, vec2(.0671, .00583)))) - .5;
}

void main()
{
#ifdef ADD
    fragColor = vec4(glowCol.rgb * vSoft.x * vSoft.x + dither() / 220., 1.);
#endif
#ifdef DUSTY
    vec2 q = vec2(vPlace.x * .22 - time * .010, (vPlace.y + vPlace.z * .6) * .10 + time * .006);
    float dust = texture(noiseTex, q).r * .6 + texture(noiseTex, q * 2.7 + .3).g * .4;
    fragColor = vec4(glowCol.rgb * (vSoft.x * vSoft.x * (.45 + 1.1 * dust)) + dither() / 220., 1.);
#endif
#ifdef PORTAL
    vec2 q = vSoft.xy * 3.4;
    float r = length(q), turn = atan(q.y, q.x) / 6.2832, t = time * .035;
    float s = turn * 2. + log(r + .25) * .75;    // the seam of the turn has no mip levels: textureLod
    float n = textureLod(noiseTex, vec2(s + t, r * .11 - t * 2.2), 0.).r * .62
            + textureLod(noiseTex, vec2(s * 2. - t, r * .23 + .3), 0.).g * .38;
    float arm = smoothstep(.34, .80, n), core = exp(-r * r * .54);
    vec3 hot = mix(vec3(1.), glowCol.rgb, .45);
    vec3 c = glowCol.rgb * (.10 + 1.15 * arm * exp(-r * .22)) + hot * (core * (.06 + .62 * arm) + .28 * exp(-r * r * 4.));
    c += glowCol.gbr * (arm * .10 * smoothstep(.8, 2.6, r));
    fragColor = vec4(c * smoothstep(3.4, 2.9, r) + dither() / 220., 1.);
#endif
#ifdef CONTACT
    float k = max(1. - dot(vSoft.xy, vSoft.xy), 0.);
    fragColor = vec4(vec3(1. - strength * k * k), 1.);
#endif
}
#endif
