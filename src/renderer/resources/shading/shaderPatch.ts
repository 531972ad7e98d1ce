import type { IUniform, Material } from 'three';
import { QUICK_FRAGMENT, QUICK_VERTEX, quickVignette } from './quickShading';
import { isThrifty, THRIFTY_FRAGMENT, thriftyUniforms } from './thriftyShading';

export interface ShaderPatch {
  /** Part of the program cache key: materials with the same name must carry the same patch. */
  readonly name: string;
  readonly uniforms: Readonly<Record<string, IUniform>>;
  /** Replacements of `#include <chunk>` lines; the chunk itself is kept before them. */
  readonly vertex: Readonly<Record<string, string>>;
  readonly fragment: Readonly<Record<string, string>>;
  /** For lit materials: replaces this code in the shaders of the quick picture. */
  readonly quick?: {
    readonly vertex?: Readonly<Record<string, string>>;
    readonly fragment?: Readonly<Record<string, string>>;
  };
}

/**
 * Adds code to a built-in material, after named chunks of its shader. Lit materials also have a quick shader.
 */
export function patchShader(material: Material, patch: ShaderPatch): void {
  material.onBeforeCompile = (shader, renderer) => {
    Object.assign(shader.uniforms, patch.uniforms);
    const isLit = shader.shaderID === 'physical';
    const isQuick = isLit && shader.numLightProbes > 0;
    if (isQuick) {
      shader.vertexShader = QUICK_VERTEX;
      shader.fragmentShader = QUICK_FRAGMENT;
      Object.assign(shader.uniforms, { quickVignette });
    } else if (isLit && isThrifty(renderer)) {
      shader.fragmentShader = THRIFTY_FRAGMENT;
      Object.assign(shader.uniforms, thriftyUniforms());
    }
    const { quick = {} } = isQuick ? patch : {};
    shader.vertexShader = extendChunks(shader.vertexShader, { ...patch.vertex, ...quick.vertex });
    shader.fragmentShader = extendChunks(shader.fragmentShader, { ...patch.fragment, ...quick.fragment });
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
