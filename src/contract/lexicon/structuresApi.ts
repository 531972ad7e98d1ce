import type { StructureCounts, StructureKind } from '../../core/lexicon/structures/lexiconAutomaton';

/** Results of a structure for strings whose answer is known from the word list. */
export interface SpotCheck {
  readonly checked: number;
  /** Number of answers that differ from the word list. */
  readonly wrong: number;
}

export interface StructureFigures extends StructureCounts {
  readonly kind: StructureKind;
  /** Memory of the finished structure. */
  readonly bytes: number;
  /** CPU time to build it from the sorted words, median of the rounds; null before the first round. */
  readonly buildMs: number | null;
  /**
   * Number of measured builds, alternating with the other structures, after a first one that is not measured.
   */
  readonly rounds: number;
  /** Words of the list. */
  readonly accepted: SpotCheck;
  /** Near misses: words of the list with one letter changed, removed or added that are not words. */
  readonly rejected: SpotCheck;
}

export type GeneratorAlgorithm = 'gordon' | 'appel-jacobson' | 'whole-board' | 'shapiro-smith';

/** Figures of one generator that lists every move of a position. */
export interface GeneratorFigures {
  readonly algorithm: GeneratorAlgorithm;
  /** The structure that it walks through. */
  readonly structure: StructureKind;
  /** CPU time of one search, median of the rounds; null before the first round. */
  readonly cpuMs: number | null;
  /**
   * Number of measured rounds, alternating with the other generators; a slow generator has only its first
   * search.
   */
  readonly rounds: number;
  readonly moves: number;
  readonly arcsFollowed: number;
  readonly squaresTried: number;
  readonly crossSetRejections: number;
}

export interface StructuresReport {
  readonly structures: readonly StructureFigures[];
  readonly generators: readonly GeneratorFigures[];
}

/** Masks of the letters that each square allows, row by row; see core's `CrossChecks`. */
export interface CrossChecksAnswer {
  readonly across: readonly number[];
  readonly down: readonly number[];
  readonly dead: readonly boolean[];
}
