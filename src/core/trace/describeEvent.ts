import { lettersOfMask } from '../alphabet/letterMask';
import { isBlank, type LetterCode, letterOf } from '../alphabet/tile';
import { letterGlyph } from '../alphabet/tileDistribution';
import type { Position } from '../board/position';
import { type Direction, positionLabel, squareAt } from '../board/square';
import { type KeyedMessage, type Message, message } from '../message';
import { readPartialPlay } from './partialPlay';
import type { ReplayEvent, ReplayState } from './replay';
import { BRICK_FLAG, TraceCode } from './traceEvent';
import { crossWordWith } from './whyNot/crossWord';

/** The subject of event descriptions. */
export interface TraceSubject {
  readonly position: Position;
  /** Points by move number; without them a found word is described without its points. */
  readonly scores?: ArrayLike<number> | undefined;
}

/** Which letters were rejected, and why. */
export interface Rejection {
  readonly cause: 'not-on-rack' | 'cross-set' | 'no-arc';
  /** Ascending. */
  readonly letters: readonly LetterCode[];
}

/** The letters that an event rejected; null for every other event. */
export function readRejection(event: ReplayEvent | null): Rejection | null {
  const cause = event === null ? undefined : CAUSES[event.code];
  return event === null || cause === undefined ? null : { cause, letters: lettersOfMask(event.value) };
}

const CAUSES: Partial<Record<TraceCode, Rejection['cause']>> = {
  [TraceCode.NotOnRack]: 'not-on-rack',
  [TraceCode.CrossSetRejected]: 'cross-set',
  [TraceCode.NoArc]: 'no-arc',
};

/** What stops the walk at an `EdgeReached`. */
export const edgeOf = ({ value }: ReplayEvent): 'brick' | 'board' =>
  (value & BRICK_FLAG) !== 0 ? 'brick' : 'board';

/** Describes the event of a state: "left to 8G: H is not on the rack". Null before the first event. */
export function describeEvent({ position, scores }: TraceSubject, state: ReplayState): KeyedMessage | null {
  const { event } = state;
  return event === null ? null : MESSAGES[event.code]({ position, scores, state, event });
}

interface Scene extends TraceSubject {
  readonly state: ReplayState;
  readonly event: ReplayEvent;
}

const MESSAGES: Readonly<Record<TraceCode, (scene: Scene) => KeyedMessage>> = {
  [TraceCode.AnchorEntered]: (scene) => message('trace.anchorEntered', directedSquare(scene)),
  [TraceCode.TilePlaced]: (scene) =>
    message(isBlank(scene.event.value) ? 'trace.placedBlank' : 'trace.placed', {
      ...whither(scene),
      ...letterOfTile(scene),
    }),
  [TraceCode.LeftPartPlaced]: (scene) =>
    message(isBlank(scene.event.value) ? 'trace.leftPartBlank' : 'trace.leftPart', {
      word: wordUnderWay(scene),
      ...letterOfTile(scene),
    }),
  [TraceCode.WalkBegun]: ({ state }) => message('trace.walkBegun', { count: state.starts?.length ?? 0 }),
  [TraceCode.TileShared]: (scene) =>
    message(isBlank(scene.event.value) ? 'trace.sharedBlank' : 'trace.shared', {
      word: wordUnderWay(scene),
      count: scene.state.starts?.length ?? 0,
      ...letterOfTile(scene),
    }),
  [TraceCode.StartSingled]: (scene) => message('trace.singled', directedSquare(scene)),
  [TraceCode.PlayThrough]: (scene) =>
    message(isBlank(scene.event.value) ? 'trace.passedBlank' : 'trace.passed', {
      ...whither(scene),
      ...letterOfTile(scene),
    }),
  [TraceCode.SeparatorCrossed]: (scene) => message('trace.separatorCrossed', directedSquare(scene)),
  [TraceCode.NotOnRack]: (scene) => {
    const letters = glyphsOfMask(scene);
    return message('trace.notOnRack', {
      ...whither(scene),
      count: letters.length,
      letters: listed(letters, EACH),
    });
  },
  [TraceCode.CrossSetRejected]: (scene) => {
    const words = crossWordsOf(scene);
    return message('trace.noWords', { ...whither(scene), count: words.length, words: listed(words, EACH) });
  },
  [TraceCode.NoArc]: (scene) =>
    message('trace.noArc', { ...whither(scene), letters: listed(glyphsOfMask(scene), ANY) }),
  [TraceCode.EdgeReached]: (scene) =>
    message(edgeOf(scene.event) === 'brick' ? 'trace.brick' : 'trace.boardEnds', {
      square: squareLabel(scene),
    }),
  [TraceCode.PreviousAnchorReached]: (scene) => message('trace.previousAnchor', directedSquare(scene)),
  [TraceCode.MoveRecorded]: (scene) => {
    const word = wordUnderWay(scene);
    const score = scene.scores?.[scene.event.value];
    return score === undefined
      ? message('trace.wordFound', { word })
      : message('trace.wordFoundScoring', { word, score });
  },
  [TraceCode.Backtracked]: describeBacktrack,
  [TraceCode.AnchorLeft]: (scene) => message('trace.anchorLeft', directedSquare(scene)),
};

function describeBacktrack(scene: Scene): KeyedMessage {
  const { state, event } = scene;
  if (state.undone === null) return message('trace.backToStarts', { count: state.starts?.length ?? 0 });
  const last = state.path.at(-1);
  const place = {
    place: last === undefined ? 'root' : last.kind === 'separator' ? 'separator' : 'square',
    square: last === undefined ? '' : label(scene, last.square),
  };
  if (state.undone?.kind === 'separator') return message('trace.backBeforeSeparator', place);
  if (state.undone?.kind === 'through') return message('trace.back', place);
  return message(isBlank(event.value) ? 'trace.backTakingBlank' : 'trace.backTaking', {
    ...place,
    ...letterOfTile(scene),
  });
}

/** Square of the event and how the walk reached it: `on` the anchor, `left` or `up` before it. */
function whither(scene: Scene): { readonly way: string; readonly square: string } {
  const { state, event } = scene;
  const square = squareLabel(scene);
  if (state.anchor === null || event.square === state.anchor) return { way: 'on', square };
  const isAcross = state.direction === 'across';
  if (event.square < state.anchor) return { way: isAcross ? 'left' : 'up', square };
  return { way: isAcross ? 'right' : 'down', square };
}

const directedSquare = (scene: Scene): { readonly square: string; readonly direction: Direction } => ({
  square: squareLabel(scene),
  direction: scene.state.direction,
});

function crossWordsOf({ position, state, event }: Scene): readonly string[] {
  const across: Direction = state.direction === 'across' ? 'down' : 'across';
  return lettersOfMask(event.value).map(
    (letter) => crossWordWith(position, event.square, across, letter).word,
  );
}

/** Letters listed by name; if there are more, the rest is counted. */
const MOST_NAMED = 6;

interface Conjunction {
  readonly few: string;
  readonly many: string;
}

const EACH: Conjunction = { few: 'trace.eachOf', many: 'trace.eachOfMany' };
const ANY: Conjunction = { few: 'trace.anyOf', many: 'trace.anyOfMany' };

function listed(names: readonly string[], { few, many }: Conjunction): Message {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  if (names.length <= MOST_NAMED) return message(few, { named: names.slice(0, -1).join(', '), last });
  const named = names.slice(0, MOST_NAMED).join(', ');
  return message(many, { named, count: names.length - MOST_NAMED });
}

const glyphsOfMask = ({ event, position }: Scene): readonly string[] =>
  lettersOfMask(event.value).map((letter) => letterGlyph(position.rules.distribution, letter));

const letterOfTile = ({ event, position }: Scene): { readonly letter: string } => ({
  letter: letterGlyph(position.rules.distribution, letterOf(event.value)),
});

const wordUnderWay = ({ position, state }: Scene): string => readPartialPlay(position, state).word;

const squareLabel = (scene: Scene): string => label(scene, scene.event.square);

function label({ position: { cols } }: Scene, square: number): string {
  return positionLabel(squareAt(square, cols), 'across');
}
