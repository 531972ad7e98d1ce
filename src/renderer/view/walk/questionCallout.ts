import type { RankedWhyNot } from '../../../core/trace/whyNot/rankPlay';
import type { WhyNotCode } from '../../../core/trace/whyNot/whyNotCause';
import type { TextKey } from '../../../texts/catalogue';
import { text } from '../../../texts/text';
import { type CalloutBoard, placeCallout, roomAround } from '../board/calloutPlace';
import type { CalloutView, WalkView } from '../sceneView';

/** The first cause in a few words; the sentence stands beside the board. */
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

/** Where a play fails, on its square; null for one that does not, or that fails nowhere on the board. */
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

/** Where the letters of the play would lie. */
function squaresOf({ place, word }: RankedWhyNot, { cols, rows }: CalloutBoard): readonly number[] {
  if (place === null) return [];
  const { col, direction, row } = place;
  const [from, end] = direction === 'across' ? [col, cols] : [row, rows];
  const length = Math.min([...word].length, end - from);
  const step = direction === 'across' ? 1 : cols;
  return Array.from({ length }, (_, nth) => row * cols + col + nth * step);
}

/**
 * Every square where the play fails in the same way as at the first: they are lit until
 * something is pointed at.
 */
export const conflictSquares = ({ causes }: RankedWhyNot): readonly number[] =>
  causes.filter(({ code }) => code === causes[0]?.code).flatMap(({ squares }) => squares);

/**
 * The board for the answer where no walk begins: in place of a candidate, the cause; null
 * for a play that is one.
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
