// Soft sheets that add light (ADD), and the dark disc under a creature (CONTACT).
#ifdef VERTEX
uniform mat4 p3d_ModelViewProjectionMatrix;
in vec4 p3d_Vertex;
in vec3 soft;                            // ADD: x = brightness. CONTACT: xy = place in the disc
out vec3 vSoft;
void main() { gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex; vSoft = soft; }
#endif

#ifdef FRAGMENT
in vec3 vSoft;
out vec4 fragColor;
#ifdef ADD
uniform vec4 glowCol;
void main()
{
    float d = fract(52.98 * fract(dot(gl_FragCoord.xy, vec2(.0671, .00583))));
    fragColor = vec4(glowCol.rgb * vSoft.x * vSoft.x + (d - .5) / 220., 1.);
}
#endif
#ifdef CONTACT
uniform float strength;
void main()
{
    float k = max(1. - dot(vSoft.xy, vSoft.xy), 0.);
    fragColor = vec4(vec3(1. - strength * k * k), 1.);
}
#endif
#endif
