import type { RankedWhyNot } from '../../core/trace/rankPlay';
import type { WhyNotCode } from '../../core/trace/whyNotCause';
import type { CalloutView, WalkView } from './sceneView';

/** The first cause in a few words; the sentence stands beside the board. */
const SHORT: Readonly<Record<WhyNotCode, string>> = {
  'outside-board': 'leaves the board',
  'other-tile': 'another tile lies here',
  gap: 'a gap',
  brick: 'a brick takes no tile',
  'not-in-line': 'not in one line',
  'one-letter': 'one letter is no word',
  'no-tile-played': 'no tile is played',
  'start-not-covered': 'the start square is free',
  'touches-nothing': 'touches no tile',
  'longer-word': 'the word goes on here',
  'not-on-rack': 'not on the rack',
  'cross-word': 'no word this way',
  'no-arc': 'no arc for this letter',
  'no-word': 'no word ends here',
};

/** Where a play fails, on its square; null for one that does not, or that fails nowhere on the board. */
export function questionCallout({ causes, place }: RankedWhyNot, cols: number): CalloutView | null {
  const [cause] = causes;
  const square = cause?.squares[0];
  if (cause === undefined || square === undefined) return null;
  return {
    row: Math.floor(square / cols),
    col: square % cols,
    text: SHORT[cause.code],
    tone: 'turnedAway',
    side: place?.direction === 'down' ? 'right' : 'behind',
  };
}

/** The board for the answer where no walk begins: in place of a candidate, the cause; null for a play that is one. */
export const questionView = (answer: RankedWhyNot, cols: number): WalkView | null =>
  answer.rank !== null
    ? null
    : {
        ghosts: [],
        arrows: [],
        isUndoing: false,
        anchor: null,
        cursor: null,
        callout: questionCallout(answer, cols),
        isFollowed: false,
      };
