import type { LetterCode } from '../../../core/alphabet/tile';
import { letterGlyph } from '../../../core/alphabet/tileDistribution';
import type { Position } from '../../../core/board/position';
import { type Direction, positionLabel } from '../../../core/board/square';
import { edgeOf, type Rejection, readRejection } from '../../../core/trace/describeEvent';
import { readPartialPlay } from '../../../core/trace/partialPlay';
import type { ReplayEvent, ReplayState } from '../../../core/trace/replay';
import { TraceCode } from '../../../core/trace/traceEvent';
import { crossWordWith } from '../../../core/trace/whyNot/crossWord';
import { text } from '../../../texts/text';
import type { CalloutView } from '../sceneView';
import { placeCallout, roomAround } from './calloutPlace';

export interface CalloutScene {
  readonly position: Position;
  readonly state: ReplayState;
  /** Points by move number. */
  readonly scores: ArrayLike<number>;
}

/**
 * Short description of the event on the board; null for events that tiles and arrows already show.
 *
 * @param path the squares of the path walked, as row × cols + col
 */
export function calloutOf(scene: CalloutScene, path: readonly number[]): CalloutView | null {
  const { position, state } = scene;
  const { event } = state;
  if (event === null) return null;
  const said = describeEvent(scene, event);
  if (said === null) return null;
  const { cols } = position;
  const word = [event.square, ...path, ...(state.anchor === null ? [] : [state.anchor])];
  const square = { row: Math.floor(event.square / cols), col: event.square % cols };
  return {
    ...square,
    ...said,
    middle: placeCallout(square, said.text, roomAround(position, word, state.direction)),
  };
}

type CalloutText = Pick<CalloutView, 'text' | 'tone'>;

function describeEvent({ position, scores, state }: CalloutScene, event: ReplayEvent): CalloutText | null {
  const rejection = readRejection(state.event);
  if (rejection !== null)
    return { text: sayRejection(position, state.direction, event.square, rejection), tone: 'turnedAway' };
  switch (event.code) {
    case TraceCode.AnchorEntered: {
      const square = { row: Math.floor(event.square / position.cols), col: event.square % position.cols };
      return {
        text: text('boardView.calloutAnchor', { place: positionLabel(square, state.direction) }),
        tone: 'plain',
      };
    }
    case TraceCode.WalkBegun:
      return { text: text('boardView.calloutBegin', { count: state.starts?.length ?? 0 }), tone: 'plain' };
    case TraceCode.TileShared:
      return { text: text('boardView.calloutStarts', { count: state.starts?.length ?? 0 }), tone: 'plain' };
    case TraceCode.EdgeReached:
      return {
        text: text(edgeOf(event) === 'brick' ? 'boardView.calloutBrick' : 'boardView.calloutBoardEnds'),
        tone: 'turnedAway',
      };
    case TraceCode.PreviousAnchorReached:
      return { text: text('boardView.calloutAnchorBefore'), tone: 'turnedAway' };
    case TraceCode.MoveRecorded: {
      const { score, word } = readPartialPlay(position, state);
      return { text: `${word}  ${scores[event.value] ?? score}`, tone: 'found' };
    }
    default:
      return null;
  }
}

/** More than these are only counted: they would be too small to read. */
const MOST_NAMED = 3;

function sayRejection(
  position: Position,
  direction: Direction,
  square: number,
  rejection: Rejection,
): string {
  const { cause, letters } = rejection;
  const glyphs = letters.map((letter) => letterGlyph(position.rules.distribution, letter));
  const count = letters.length;
  const isLong = count > MOST_NAMED;
  switch (cause) {
    case 'not-on-rack':
      return isLong
        ? text('boardView.calloutManyNotOnRack', { count })
        : text('boardView.calloutNotOnRack', { letters: glyphs.join(', ') });
    case 'no-arc':
      return isLong
        ? text('boardView.calloutManyNoArc', { count })
        : text('boardView.calloutNoArc', { letters: glyphs.join(', ') });
    case 'cross-set': {
      const wordWith = (letter: LetterCode) =>
        crossWordWith(position, square, direction === 'across' ? 'down' : 'across', letter).word;
      if (isLong) return text('boardView.calloutManyCrossWords', { count });
      const words = letters.map(wordWith);
      return text('boardView.calloutCrossWords', { count: words.length, words: words.join(', ') });
    }
  }
}
