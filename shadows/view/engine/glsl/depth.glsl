// Depth alone, for the shadow map.
#ifdef VERTEX
uniform mat4 p3d_ModelViewProjectionMatrix;
in vec4 p3d_Vertex;
void main() { gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex; }
#endif
#ifdef FRAGMENT
out vec4 fragColor;
void main() { fragColor = vec4(1.); }
#endif
