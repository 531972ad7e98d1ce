import { MeshStandardMaterial } from 'three';
import type { ScenePalette } from '../sceneColors';
import { patchShader } from '../shading/shaderPatch';

/** Polished brass: it shows only reflections. */
export function createBrassMaterial({ brass }: ScenePalette): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ color: brass, metalness: 1, roughness: 0.3 });
  patchShader(material, { name: 'brass', uniforms: {}, vertex: {}, fragment: {} });
  return material;
}
