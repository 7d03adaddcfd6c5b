"""The shaders of `glsl/`, in the variants that they are asked for."""

from functools import cache
from importlib import resources

from panda3d.core import Shader

VERSION = "#version 150\n"


@cache
def shader(name: str, *defines: str) -> Shader:
    """`glsl/<name>.glsl` with these words defined. Raises RuntimeError if it cannot be made."""
    source = (resources.files("shadows.view.engine") / "glsl" / f"{name}.glsl").read_text(encoding="utf-8")
    head = VERSION + "".join(f"#define {word}\n" for word in sorted(defines))
    made = Shader.make(Shader.SL_GLSL, head + "#define VERTEX\n" + source, head + "#define FRAGMENT\n" + source)
    if made is None:
        raise RuntimeError(f"the shader {name} ({', '.join(defines)}) cannot be made")
    return made
