/** The stages from the bytes of a word list to the finished GADDAG file, in order. */
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
/** Includes the stages of the structures that are built in a single stage. */
export type BuildStage = (typeof BUILD_STAGES)[number] | 'trie' | 'semi-minimal-gaddag';

/** Why a build failed. */
export type BuildError = 'cancelled' | 'too-large';

export interface BuildOptions {
  /** Called at each hundredth of a stage; `fraction` is 0 … 1 of the stage. */
  readonly onProgress?: ((stage: BuildStage, fraction: number) => void) | undefined;
  /** Polled every few milliseconds; the build stops when it returns true. */
  readonly isCancelled?: (() => boolean) | undefined;
  /** Maximum size of a GADDAG in 32-bit words; by default, as many as the layout can address. */
  readonly maxWords?: number | undefined;
}

/** A part of a stage, from one fraction of it to another. */
export interface StageSpan {
  readonly stage: BuildStage;
  readonly from: number;
  readonly to: number;
}

/**
 * Steps of a build loop between two calls of `proceed`: less than a millisecond of work. The number is small
 * enough for each loop to call it before V8 optimises the loop; a first call later would deoptimise it.
 */
export const STEPS_BETWEEN_CHECKS = 1 << 8;
/** Steps between checks in a loop that only copies or counts. */
const STEPS_PER_BLOCK = 1 << 16;

/** Checks for cancellation in long loops and reports their progress. */
export class BuildMonitor {
  private stage: BuildStage | undefined;
  private hundredth = 0;

  constructor(private readonly options: BuildOptions) {}

  /** Reports `done` of `total` steps at each hundredth. Returns false if the build was cancelled. */
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
   * Runs `block` on consecutive ranges from … to − 1 that cover 0 … count − 1. Returns false if the build was
   * cancelled. V8 also optimises such short loops soonest.
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
