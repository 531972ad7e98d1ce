import type { Candidate } from '../../../../contract/candidates/candidatesApi';
import type { SimulatedReplies } from '../../../../contract/simulation/simulationApi';
import type { Setup } from '../../../../core/board/setup';
import { THOUSANDTHS } from '../../../../core/movegen/bestMove/moveWorth';
import type { Estimate } from '../../../../core/strategy/simulation/samples';
import { fixed } from '../../../../texts/numbers';
import { text } from '../../../../texts/text';
import type { AppState } from '../../../state/appState';
import { playMove } from '../../../state/candidates/candidatePlay';
import { formatGain } from '../../../view/candidates/points';
import { differenceOf, simulatedRepliesOf, simulatedRow } from '../state/simulatedQuestions';
import { errorOf, type SimulatedValue, simulatedValue } from './simulatedValue';
import { turnLabel } from './turnLabel';

/** Simulation results of the pinned candidate and the shown one. */
export interface ComparedSimulated {
  readonly pinned: SimulatedSide;
  readonly shown: SimulatedSide;
  /** Advantage of the shown one within the common deals; null until known. */
  readonly difference: {
    readonly winShare: SimulatedDifference;
    readonly spread: SimulatedDifference;
    readonly samples: number;
  } | null;
}

interface SimulatedSide {
  readonly value: SimulatedValue;
  /** The opponent's most frequent replies: `QUIZ 8D 64, 12 %`. */
  readonly replies: readonly string[];
}

export interface SimulatedDifference {
  /** `+1.2 ± 0.4`. */
  readonly text: string;
  readonly isLess: boolean;
}

const FREQUENT = 3;

/** Null if either has not been simulated. */
export function compareSimulated(
  state: AppState,
  pinned: Candidate,
  shown: Candidate,
): ComparedSimulated | null {
  const [pinnedRow, shownRow] = [simulatedRow(state, pinned), simulatedRow(state, shown)];
  if (pinnedRow === undefined || shownRow === undefined) return null;
  const found = differenceOf(state, shownRow.candidate, pinnedRow.candidate);
  return {
    pinned: { value: simulatedValue(pinnedRow), replies: repliesTo(state, pinned) },
    shown: { value: simulatedValue(shownRow), replies: repliesTo(state, shown) },
    difference:
      found === undefined
        ? null
        : {
            winShare: differenceIn(found.winShare, 100),
            spread: differenceIn(found.spread, 1),
            samples: found.samples,
          },
  };
}

const differenceIn = (estimate: Estimate, unit: number): SimulatedDifference => ({
  text: text('strategy.meanPoints', {
    mean: formatGain(THOUSANDTHS * unit * estimate.mean),
    error: errorOf(estimate, unit),
  }),
  isLess: estimate.mean < 0,
});

function repliesTo(state: AppState, candidate: Candidate): readonly string[] {
  const seen = simulatedRepliesOf(state, candidate);
  return seen === undefined ? [] : frequentReplies(playMove(state.setup, candidate).setup, seen);
}

/** @param setup after the candidate */
const frequentReplies = (setup: Setup, { replies, samples }: SimulatedReplies): readonly string[] =>
  replies.slice(0, FREQUENT).map((reply) =>
    text('strategy.frequentReply', {
      play: turnLabel(setup, reply.turn),
      percent: fixed((100 * reply.samples) / Math.max(1, samples), 1),
    }),
  );
