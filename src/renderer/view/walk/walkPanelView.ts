import { MARKER_KINDS, nextMarker } from '../../../core/trace/markers';
import { readPartialPlay } from '../../../core/trace/partialPlay';
import {
  APPEL_JACOBSON_LINES,
  BOARD_LINES,
  GORDON_LINES,
  type PseudocodeLine,
  pseudocodeLine,
} from '../../../core/trace/pseudocode';
import type { ReplayState } from '../../../core/trace/replay';
import type { TraceAlgorithm } from '../../../core/trace/traceScope';
import type { TraceSummary } from '../../../core/trace/traceSummary';
import type { TextKey } from '../../../texts/catalogue';
import { fixed, formatCount, formatRounded } from '../../../texts/numbers';
import { text } from '../../../texts/text';
import type { Recording, WalkRun } from '../../state/walk/walk';
import { eventSaid } from './eventSaid';

/** Description of the current step. */
export interface StepView {
  readonly step: number;
  readonly sentence: string;
  /** Letters laid and passed so far, in reading order; empty at an anchor. */
  readonly word: string;
  readonly score: number;
  readonly movesFound: number;
  /** The current line of the algorithm, from 0; null before the first event. */
  readonly line: number | null;
}

export function stepViewOf(run: WalkRun, state: ReplayState): StepView {
  const { algorithm, position, scores } = run;
  const { score, word } = readPartialPlay(position, state);
  return {
    step: state.step,
    sentence: eventSaid({ position, scores }, state),
    word,
    score,
    movesFound: state.movesFound,
    line: pseudocodeLine(algorithm, position, state),
  };
}

/** `step 12 of 80: left to 8G: H is not on the rack, dead end`. */
export function stepText(
  { sentence, step }: Pick<StepView, 'sentence' | 'step'>,
  { markers, trace }: Recording,
): string {
  const isDeadEnd = nextMarker(markers, step - 1, ['deadEnd'])?.step === step;
  const said = [
    ...(sentence === '' ? [] : [sentence]),
    ...(isDeadEnd ? [text('walkView.deadEnd')] : []),
  ].join(', ');
  return said === ''
    ? text('walkView.step', { step, count: trace.length })
    : text('walkView.stepSaid', { step, count: trace.length, said });
}

export const pseudocodeOf = (algorithm: TraceAlgorithm): readonly PseudocodeLine[] => LINES[algorithm];

const LINES = { gaddag: GORDON_LINES, dawg: APPEL_JACOBSON_LINES, board: BOARD_LINES };

/** Anchors are drawn as lines through all lanes. */
export const MARKER_LANES = MARKER_KINDS.filter((kind) => kind !== 'anchor');

export interface SummaryItem {
  readonly label: string;
  readonly value: string;
  /** Explanation of the figure, in one sentence. */
  readonly title: string;
}

/** Larger figures are rounded to three digits: `54.6K`. */
const FEW = 10_000;

export function summaryItems(summary: TraceSummary): readonly SummaryItem[] {
  const count = (label: TextKey, value: number, title: TextKey): SummaryItem => ({
    label: text(label),
    value: value < FEW ? formatCount(value) : formatRounded(value),
    title: value < FEW ? text(title) : `${text(title)} ${text('walkView.exactly', { count: value })}`,
  });
  return [
    count('walkView.summarySteps', summary.steps, 'walkView.summaryStepsTitle'),
    count('walkView.summaryArcsFollowed', summary.arcsFollowed, 'walkView.summaryArcsFollowedTitle'),
    count('walkView.summaryMovesFound', summary.movesFound, 'walkView.summaryMovesFoundTitle'),
    {
      label: text('walkView.saved'),
      value: `${fixed(summary.savedByCrossSets * 100, summary.savedByCrossSets < 0.1 ? 1 : 0)} %`,
      title: text('walkView.summarySavedTitle'),
    },
    count('walkView.summaryNotOnRack', summary.notOnRack, 'walkView.summaryNotOnRackTitle'),
    count(
      'walkView.summaryCrossSetRejected',
      summary.crossSetRejected,
      'walkView.summaryCrossSetRejectedTitle',
    ),
    count('walkView.summaryNoArc', summary.noArc, 'walkView.summaryNoArcTitle'),
  ];
}
