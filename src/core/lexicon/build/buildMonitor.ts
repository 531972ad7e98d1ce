/** The stages from the bytes of a word list to its GADDAG in a file, in order. */
export const BUILD_STAGES = [
  'read',
  'sort-words',
  'dawg',
  'sort-prefixes',
  'prefix-tails',
  'gaddag',
  'lay-out',
  'write',
] as const;
/** Also those of the structures that have a single stage. */
export type BuildStage = (typeof BUILD_STAGES)[number] | 'trie' | 'semi-minimal-gaddag';

/** Why a build came to nothing. */
export type BuildError = 'cancelled' | 'too-large';

export interface BuildOptions {
  /** Told at each hundredth of a stage; `fraction` is 0 … 1 of the stage. */
  readonly onProgress?: ((stage: BuildStage, fraction: number) => void) | undefined;
  /** Asked every few milliseconds; once it says true the build gives up. */
  readonly isCancelled?: (() => boolean) | undefined;
  /** Words of 32 bits that a GADDAG may take; without it as many as the layout can tell apart. */
  readonly maxWords?: number | undefined;
}

/** A part of a stage, from one fraction of it to another. */
export interface StageSpan {
  readonly stage: BuildStage;
  readonly from: number;
  readonly to: number;
}

/**
 * Steps of a build loop between two calls of `proceed`: less than a millisecond of work. So few that
 * each loop has called it before V8 compiles the loop, which otherwise has to be compiled again when it
 * calls it for the first time.
 */
export const STEPS_BETWEEN_CHECKS = 1 << 8;
/** Steps of a loop that only copies or counts. */
const STEPS_PER_BLOCK = 1 << 16;

/** Tells a long loop whether to go on, and others how far it is. */
export class BuildMonitor {
  private stage: BuildStage | undefined;
  private hundredth = 0;

  constructor(private readonly options: BuildOptions) {}

  /** Reports `done` of `total` steps at each hundredth of them; false when the build was cancelled. */
  proceed(stage: BuildStage, done: number, total: number): boolean {
    const fraction = total === 0 ? 1 : done / total;
    const hundredth = Math.floor(fraction * 100);
    if (stage !== this.stage || hundredth !== this.hundredth) {
      this.stage = stage;
      this.hundredth = hundredth;
      this.options.onProgress?.(stage, fraction);
    }
    return !(this.options.isCancelled?.() ?? false);
  }

  /**
   * Runs `block` on from … to − 1 for parts of 0 … count − 1, in order; false when the build was cancelled.
   * Short loops of this kind are also what a compiler gets done with soonest.
   */
  inBlocks(span: StageSpan, count: number, block: (from: number, to: number) => void): boolean {
    for (let from = 0; from < count; from += STEPS_PER_BLOCK) {
      const fraction = span.from + ((span.to - span.from) * from) / count;
      if (!this.proceed(span.stage, fraction, 1)) return false;
      block(from, Math.min(from + STEPS_PER_BLOCK, count));
    }
    return true;
  }
}
