/** The driver's name of the GPU that draws the 3D board; null without WebGL 2. */
export function gpuName(): string | null {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (gl === null) return null;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = info === null ? '' : String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL));
  // The number of contexts is limited, and the board has one.
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return name === '' ? null : name;
}
