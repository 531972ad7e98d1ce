import { Color, type IUniform, MeshBasicMaterial } from 'three';
import { patchShader } from '../shading/shaderPatch';

/**
 * A glowing frame around a square with an arrow head that shows the typing direction. Drawn on a quad of side
 * 2.
 *
 * @param direction 0 none, 1 across, 2 down
 */
export function createCursorMaterial(color: string, direction: IUniform<number>): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ color: new Color(color), transparent: true, depthWrite: false });
  patchShader(material, {
    name: 'cursor',
    uniforms: { cursorDirection: direction },
    vertex: { common: 'varying vec2 vCursor;', begin_vertex: 'vCursor = position.xz * 2.0;' },
    fragment: {
      common: 'varying vec2 vCursor; uniform float cursorDirection;',
      color_fragment: /* glsl */ `
vec2 corner = abs(vCursor) - 0.47 + 0.09;
float frame = abs(length(max(corner, 0.0)) + min(max(corner.x, corner.y), 0.0) - 0.09) - 0.032;
vec2 ahead = cursorDirection > 1.5 ? vCursor.yx : vCursor;
float head = max(abs(ahead.y) * 0.8 + ahead.x * 0.6 - 0.415, 0.535 - ahead.x);
float shape = cursorDirection > 0.5 ? min(frame, head) : frame;
float soft = max(fwidth(shape), 0.002);
float solid = 1.0 - smoothstep(-soft, soft, shape);
float halo = exp(-max(shape, 0.0) * 11.0) * 0.42 * smoothstep(1.0, 0.75, max(abs(vCursor.x), abs(vCursor.y)));
float edge = 1.0 - smoothstep(0.022, 0.022 + soft * 2.0, shape);
diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.02), edge * (1.0 - solid));
diffuseColor.a = max(max(solid, halo), edge * 0.7);
`,
    },
  });
  return material;
}
