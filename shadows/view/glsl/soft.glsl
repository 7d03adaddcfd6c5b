// Unlit helpers.  CONTACT: a soft dark disc under a creature | GLOW: additive sheets with vertex alpha | ARROW: the targeting arc | DEPTH
#ifdef VERTEX
uniform mat4 p3d_ModelViewProjectionMatrix;
in vec4 p3d_Vertex;
in vec4 shade;
out vec4 vShade;
void main() { gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex; vShade = shade; }
#endif
#ifdef FRAGMENT
in vec4 vShade;
out vec4 fragColor;
#ifdef CONTACT
uniform float strength;
void main() { float k = max(1. - dot(vShade.xy, vShade.xy), 0.); fragColor = vec4(vec3(1. - strength * k * k), 1.); }
#endif
#ifdef GLOW
uniform vec4 glowCol;
void main()
{
    float d = fract(52.98 * fract(dot(gl_FragCoord.xy, vec2(.0671, .00583))));
    fragColor = vec4(glowCol.rgb * vShade.x * vShade.x + (d - .5) / 220., 1.);
}
#endif
#ifdef ARROW
uniform vec4 arrowCol;
void main() { fragColor = vec4(mix(arrowCol.rgb, vec3(1., .93, .75), vShade.y), vShade.x * arrowCol.a); }
#endif
#ifdef DEPTH
void main() { fragColor = vec4(1.); }
#endif
#endif
