import type { IUniform, Material } from 'three';
import { QUICK_FRAGMENT, quickCanvas } from './quickShading';

export interface ShaderPatch {
  /** Part of the program cache key: materials with the same name must carry the same patch. */
  readonly name: string;
  readonly uniforms: Readonly<Record<string, IUniform>>;
  /** Replacements of `#include <chunk>` lines; the chunk itself stays in front. */
  readonly vertex: Readonly<Record<string, string>>;
  readonly fragment: Readonly<Record<string, string>>;
}

/** Adds own code to a built-in material, behind named chunks of its shader. Lit ones have a quick shader besides. */
export function patchShader(material: Material, patch: ShaderPatch): void {
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, patch.uniforms);
    const isQuick = shader.shaderID === 'physical' && shader.numLightProbes > 0;
    if (isQuick) {
      shader.fragmentShader = QUICK_FRAGMENT;
      Object.assign(shader.uniforms, { quickCanvas });
    }
    shader.vertexShader = extendChunks(shader.vertexShader, patch.vertex);
    shader.fragmentShader = extendChunks(shader.fragmentShader, patch.fragment);
  };
  material.customProgramCacheKey = () => patch.name;
}

function extendChunks(source: string, additions: Readonly<Record<string, string>>): string {
  let result = source;
  for (const [chunk, addition] of Object.entries(additions)) {
    const line = `#include <${chunk}>`;
    if (!result.includes(line)) throw new Error(`The shader has no chunk "${chunk}" to extend.`);
    result = result.replace(line, `${line}\n${addition}`);
  }
  return result;
}
