/** The stages from the bytes of a word list to its GADDAG, in order. */
export const BUILD_STAGES = [
  'read',
  'sort-words',
  'dawg',
  'sort-prefixes',
  'prefix-tails',
  'gaddag',
] as const;
/** Also those of the structures that have a single stage. */
export type BuildStage = (typeof BUILD_STAGES)[number] | 'trie' | 'semi-minimal-gaddag';

export interface BuildOptions {
  /** Told every few milliseconds; `fraction` is 0 … 1 of the stage. */
  readonly onProgress?: ((stage: BuildStage, fraction: number) => void) | undefined;
  /** Asked every few milliseconds; once it says true the build gives up. */
  readonly isCancelled?: (() => boolean) | undefined;
}

/** Steps of a build loop between two calls of `proceed`: some milliseconds of work, in every stage. */
export const STEPS_BETWEEN_CHECKS = 1 << 14;

/** Tells a long loop whether to go on, and others how far it is. */
export class BuildMonitor {
  constructor(private readonly options: BuildOptions) {}

  /** Reports `done` of `total` steps; false when the build was cancelled. */
  proceed(stage: BuildStage, done: number, total: number): boolean {
    this.options.onProgress?.(stage, total === 0 ? 1 : done / total);
    return !(this.options.isCancelled?.() ?? false);
  }
}
