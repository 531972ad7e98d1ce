import { describeEvent } from '../../../core/trace/describeEvent';
import { MARKER_KINDS, nextMarker } from '../../../core/trace/markers';
import { readMoment } from '../../../core/trace/moment';
import {
  APPEL_JACOBSON_LINES,
  GORDON_LINES,
  type PseudocodeLine,
  pseudocodeLine,
} from '../../../core/trace/pseudocode';
import type { ReplayState } from '../../../core/trace/replay';
import type { TraceAlgorithm } from '../../../core/trace/traceScope';
import type { TraceSummary } from '../../../core/trace/traceSummary';
import type { Recording, WalkRun } from '../../state/walk/walkRun';
import { formatCount } from '../window/statusView';

/** What is said about the step that is shown. */
export interface StepView {
  readonly step: number;
  readonly sentence: string;
  /** Letters laid and passed so far, in reading order; empty at an anchor. */
  readonly word: string;
  readonly score: number;
  readonly movesFound: number;
  /** The line of the algorithm that runs, from 0; null before the first event. */
  readonly line: number | null;
}

export function stepViewOf(run: WalkRun, state: ReplayState): StepView {
  const { algorithm, position, scores } = run;
  const { score, word } = readMoment(position, state);
  return {
    step: state.step,
    sentence: describeEvent({ position, scores }, state),
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
  const said = [...(sentence === '' ? [] : [sentence]), ...(isDeadEnd ? ['dead end'] : [])].join(', ');
  return `step ${formatCount(step)} of ${formatCount(trace.length)}${said === '' ? '' : `: ${said}`}`;
}

export const pseudocodeOf = (algorithm: TraceAlgorithm): readonly PseudocodeLine[] =>
  algorithm === 'gaddag' ? GORDON_LINES : APPEL_JACOBSON_LINES;

/** Anchors are drawn as lines through all the others. */
export const MARKER_LANES = MARKER_KINDS.filter((kind) => kind !== 'anchor');

export interface SummaryItem {
  readonly label: string;
  readonly value: string;
  /** What is counted, in a sentence. */
  readonly title: string;
}

/** Figures from here on are rounded to three digits: `54.6K`. */
const FEW = 10_000;

const rounded = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 3 });

export function summaryItems(summary: TraceSummary): readonly SummaryItem[] {
  const count = (label: string, value: number, title: string): SummaryItem => ({
    label,
    value: value < FEW ? formatCount(value) : rounded.format(value),
    title: value < FEW ? title : `${title} Exactly ${formatCount(value)}.`,
  });
  return [
    count('Steps', summary.steps, 'Events of the search, those included that were not kept.'),
    count('Arcs', summary.arcsFollowed, 'Letter and separator arcs followed.'),
    count('Moves', summary.movesFound, 'Moves found.'),
    {
      label: 'Saved',
      value: `${(summary.savedByCrossSets * 100).toFixed(summary.savedByCrossSets < 0.1 ? 1 : 0)} %`,
      title:
        'Of the arcs that would have been followed without cross-sets, the share that was not, at the least.',
    },
    count('Not on rack', summary.notOnRack, 'Letters with an arc that the rack does not hold.'),
    count('Cross-set', summary.crossSetRejected, 'Letters of the rack that would make a wrong cross-word.'),
    count('No arc', summary.noArc, 'Letters that no word goes on with.'),
  ];
}
