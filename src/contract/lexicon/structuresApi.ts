import type { StructureCounts, StructureKind } from '../../core/lexicon/structures/lexiconAutomaton';

/** How a structure did with strings whose answer is known from the word list. */
export interface SpotCheck {
  readonly checked: number;
  /** Answered differently from the word list. */
  readonly wrong: number;
}

export interface StructureFigures extends StructureCounts {
  readonly kind: StructureKind;
  /** Memory of the finished structure. */
  readonly bytes: number;
  /** CPU time of building it from the sorted words, the median of the rounds; null while there is none. */
  readonly buildMs: number | null;
  /** Builds that were measured, by turns with the other structures, after one that was not. */
  readonly rounds: number;
  /** Words of the list. */
  readonly accepted: SpotCheck;
  /** Words of the list with one letter changed, left out or added, that are no words. */
  readonly rejected: SpotCheck;
}

export type GeneratorAlgorithm = 'gordon' | 'appel-jacobson' | 'shapiro-smith';

/** What one generator did to list every move of a position. */
export interface GeneratorFigures {
  readonly algorithm: GeneratorAlgorithm;
  /** What it walks through. */
  readonly structure: StructureKind;
  /** CPU time of one search, the median of the rounds; null while there is none. */
  readonly cpuMs: number | null;
  /**
   * Rounds that were measured, by turns with the other generators; a slow generator
   * has one, its first search.
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
