import { letterOf } from '../../../core/alphabet/tile';
import { letterGlyph } from '../../../core/alphabet/tileDistribution';
import { readPartialPlay } from '../../../core/trace/partialPlay';
import type { ReplayState } from '../../../core/trace/replay';
import type { TraceAlgorithm } from '../../../core/trace/traceScope';
import { text } from '../../../texts/text';
import { replayOf } from '../../playback/replayOf';
import type { Recording, WalkRun } from '../../state/walk/walk';

export const algorithmName = (algorithm: TraceAlgorithm): string =>
  algorithm === 'board' ? text('walkView.oneWalk') : algorithm.toUpperCase();

/** One letter of a path in walking order. */
export interface PathLetter {
  readonly text: string;
  readonly kind: 'reverse' | 'separator' | 'forward';
}

/** Progress of one of two compared walks. */
export interface WalkSide {
  readonly algorithm: TraceAlgorithm;
  readonly step: number;
  readonly length: number;
  /** Length and progress of this walk relative to the longer of the two; 0 … 1. */
  readonly lengthShare: number;
  readonly doneShare: number;
  readonly path: readonly PathLetter[];
  readonly movesFound: number;
}

/** @param longest number of steps of the longer walk */
export function walkSideOf(run: WalkRun, { trace }: Recording, step: number, longest: number): WalkSide {
  const state = replayOf(trace).at(step);
  return {
    algorithm: run.algorithm,
    step,
    length: trace.length,
    lengthShare: trace.length / Math.max(1, longest),
    doneShare: step / Math.max(1, longest),
    path: pathLetters(run, state),
    movesFound: state.movesFound,
  };
}

/**
 * The letters of the arcs followed: `TSIM$KEN` on the GADDAG, `MISTAKEN` on the DAWG, which never turns
 * round.
 */
export function pathLetters({ algorithm, position }: WalkRun, state: ReplayState): readonly PathLetter[] {
  const { distribution } = position.rules;
  if (algorithm !== 'gaddag')
    return [...readPartialPlay(position, state).word].map((letter) => ({ text: letter, kind: 'forward' }));
  let isForward = false;
  return state.path.map(({ kind, tile }): PathLetter => {
    if (kind !== 'separator')
      return { text: letterGlyph(distribution, letterOf(tile)), kind: isForward ? 'forward' : 'reverse' };
    isForward = true;
    return { text: '$', kind: 'separator' };
  });
}
