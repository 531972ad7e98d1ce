import type { RankedWhyNot } from '../../../core/trace/whyNot/rankPlay';
import type { WhyNotCode } from '../../../core/trace/whyNot/whyNotCause';
import type { TextKey } from '../../../texts/catalogue';
import { text } from '../../../texts/text';
import { type CalloutBoard, placeCallout, roomAround } from '../board/calloutPlace';
import type { CalloutView, WalkView } from '../sceneView';

/** The first cause in a few words; the full sentence is beside the board. */
const SHORT: Readonly<Record<WhyNotCode, TextKey>> = {
  'outside-board': 'walkView.questionOutsideBoard',
  'other-tile': 'walkView.questionOtherTile',
  gap: 'walkView.questionGap',
  brick: 'walkView.questionBrick',
  'not-in-line': 'walkView.questionNotInLine',
  'one-letter': 'walkView.questionOneLetter',
  'no-tile-played': 'walkView.questionNoTilePlayed',
  'start-not-covered': 'walkView.questionStartNotCovered',
  'touches-nothing': 'walkView.questionTouchesNothing',
  'longer-word': 'walkView.questionLongerWord',
  'not-on-rack': 'walkView.questionNotOnRack',
  'cross-word': 'walkView.questionCrossWord',
  'no-arc': 'walkView.questionNoArc',
  'no-word': 'walkView.questionNoWord',
};

/** The callout on the square where a play fails; null if it does not fail, or not on the board. */
export function questionCallout(answer: RankedWhyNot, board: CalloutBoard): CalloutView | null {
  const [cause] = answer.causes;
  const at = cause?.squares[0];
  if (cause === undefined || at === undefined) return null;
  const square = { row: Math.floor(at / board.cols), col: at % board.cols };
  const short = text(SHORT[cause.code]);
  const direction = answer.place?.direction ?? 'across';
  const room = roomAround(board, [...cause.squares, ...squaresOf(answer, board)], direction);
  return { ...square, text: short, tone: 'turnedAway', middle: placeCallout(square, short, room) };
}

/** Squares of the play's letters. */
function squaresOf({ place, word }: RankedWhyNot, { cols, rows }: CalloutBoard): readonly number[] {
  if (place === null) return [];
  const { col, direction, row } = place;
  const [from, end] = direction === 'across' ? [col, cols] : [row, rows];
  const length = Math.min([...word].length, end - from);
  const step = direction === 'across' ? 1 : cols;
  return Array.from({ length }, (_, nth) => row * cols + col + nth * step);
}

/**
 * Every square where the play fails for the same reason as at the first: highlighted until something else is.
 */
export const conflictSquares = ({ causes }: RankedWhyNot): readonly number[] =>
  causes.filter(({ code }) => code === causes[0]?.code).flatMap(({ squares }) => squares);

/**
 * The board for an answer without a walk: the cause instead of a candidate; null if the play is a candidate.
 */
export const questionView = (answer: RankedWhyNot, board: CalloutBoard): WalkView | null =>
  answer.rank !== null
    ? null
    : {
        ghosts: [],
        arrows: [],
        isUndoing: false,
        anchor: null,
        cursor: null,
        callout: questionCallout(answer, board),
        isFollowed: false,
      };
