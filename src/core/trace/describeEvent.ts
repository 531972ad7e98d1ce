import { lettersOfMask } from '../alphabet/letterMask';
import { isBlank, type LetterCode, letterOf, type Tile } from '../alphabet/tile';
import { letterGlyph } from '../alphabet/tileDistribution';
import type { Position } from '../board/position';
import { type Direction, positionLabel, squareAt } from '../board/square';
import { readMoment } from './moment';
import type { ReplayEvent, ReplayState } from './replay';
import { BRICK_FLAG, TraceCode } from './traceEvent';
import { crossWordWith } from './whyNot/crossWord';

/** What the sentences speak of. */
export interface TraceSubject {
  readonly position: Position;
  /** Points by move number; without them a found word is named without its points. */
  readonly scores?: ArrayLike<number> | undefined;
}

/** Why letters were turned away, and which. */
export interface Rejection {
  readonly cause: 'not-on-rack' | 'cross-set' | 'no-arc';
  /** Ascending. */
  readonly letters: readonly LetterCode[];
}

/** The letters that an event turned away; null for every other event. */
export function readRejection(event: ReplayEvent | null): Rejection | null {
  const cause = event === null ? undefined : CAUSES[event.code];
  return event === null || cause === undefined ? null : { cause, letters: lettersOfMask(event.value) };
}

const CAUSES: Partial<Record<TraceCode, Rejection['cause']>> = {
  [TraceCode.NotOnRack]: 'not-on-rack',
  [TraceCode.CrossSetRejected]: 'cross-set',
  [TraceCode.NoArc]: 'no-arc',
};

/** What keeps the walk of an `EdgeReached` from going on. */
export const nameEdge = ({ value }: ReplayEvent): string =>
  (value & BRICK_FLAG) !== 0 ? 'a brick ends the line here' : 'the board ends here';

/** The event of a state in words: "left to 8G: H is not on the rack". Empty before the first event. */
export function describeEvent(subject: TraceSubject, state: ReplayState): string {
  const { event } = state;
  return event === null ? '' : SENTENCES[event.code]({ ...subject, state, event });
}

interface Scene extends TraceSubject {
  readonly state: ReplayState;
  readonly event: ReplayEvent;
}

const SENTENCES: Readonly<Record<TraceCode, (scene: Scene) => string>> = {
  [TraceCode.AnchorEntered]: (scene) =>
    `anchor ${squareLabel(scene)} ${scene.state.direction}: begin at the root`,
  [TraceCode.TilePlaced]: (scene) => `${whither(scene)}: place ${tileWords(scene, scene.event.value)}`,
  [TraceCode.LeftPartPlaced]: (scene) =>
    `left part ${readMoment(scene.position, scene.state).word}: append ${tileWords(scene, scene.event.value)}`,
  [TraceCode.PlayThrough]: (scene) => `${whither(scene)}: ${tileWords(scene, scene.event.value)} lies there`,
  [TraceCode.SeparatorCrossed]: (scene) =>
    `separator: turn round at ${squareLabel(scene)} and go on ${onward(scene)}`,
  [TraceCode.NotOnRack]: (scene) => {
    const letters = lettersOfMask(scene.event.value);
    return `${whither(scene)}: ${listLetters(scene, letters, 'and')} ${letters.length > 1 ? 'are' : 'is'} not on the rack`;
  },
  [TraceCode.CrossSetRejected]: (scene) => `${whither(scene)}: ${crossWordsRefused(scene)}`,
  [TraceCode.NoArc]: (scene) =>
    `${whither(scene)}: no arc for ${listLetters(scene, lettersOfMask(scene.event.value), 'or')}`,
  [TraceCode.EdgeReached]: (scene) => `${squareLabel(scene)}: ${nameEdge(scene.event)}`,
  [TraceCode.PreviousAnchorReached]: (scene) =>
    `${squareLabel(scene)}: words further ${backward(scene)} belong to the anchor before`,
  [TraceCode.MoveRecorded]: (scene) => {
    const score = scene.scores?.[scene.event.value];
    const points = score === undefined ? '' : `, ${score} ${score === 1 ? 'point' : 'points'}`;
    return `${readMoment(scene.position, scene.state).word} found${points}`;
  },
  [TraceCode.Backtracked]: describeBacktrack,
  [TraceCode.AnchorLeft]: (scene) =>
    `anchor ${squareLabel(scene)} ${scene.state.direction}: everything is tried`,
};

function describeBacktrack(scene: Scene): string {
  const { state, event } = scene;
  const last = state.path.at(-1);
  const place =
    last === undefined ? 'the root' : last.kind === 'separator' ? 'the separator' : label(scene, last.square);
  if (state.undone?.kind === 'separator') return `back to ${place}, before the separator`;
  if (state.undone?.kind === 'through') return `back to ${place}`;
  return `back to ${place}: take up ${tileWords(scene, event.value)}`;
}

/** "on 8H" at the anchor, "left to 8G" before it, "right to 8I" behind it. */
function whither(scene: Scene): string {
  const { state, event } = scene;
  if (state.anchor === null || event.square === state.anchor) return `on ${squareLabel(scene)}`;
  return `${event.square < state.anchor ? backward(scene) : onward(scene)} to ${squareLabel(scene)}`;
}

const backward = ({ state }: Scene): string => (state.direction === 'across' ? 'left' : 'up');
const onward = ({ state }: Scene): string => (state.direction === 'across' ? 'right' : 'down');

function crossWordsRefused(scene: Scene): string {
  const { position, state, event } = scene;
  const letters = lettersOfMask(event.value);
  const across: Direction = state.direction === 'across' ? 'down' : 'across';
  const words = letters.map((letter) => crossWordWith(position, event.square, across, letter).word);
  return `${list(words, 'and')} ${words.length > 1 ? 'are not words' : 'is not a word'}`;
}

/** So many are named; of more the first ones and the number of the others. */
const MOST_NAMED = 6;

function list(names: readonly string[], conjunction: 'and' | 'or'): string {
  const named = names.length > MOST_NAMED ? names.slice(0, MOST_NAMED) : names.slice(0, -1);
  const last = names.length > MOST_NAMED ? `${names.length - MOST_NAMED} more` : names.at(-1);
  return named.length === 0 ? String(last) : `${named.join(', ')} ${conjunction} ${last}`;
}

const listLetters = (scene: Scene, letters: readonly LetterCode[], conjunction: 'and' | 'or'): string =>
  list(
    letters.map((letter) => letterGlyph(scene.position.rules.distribution, letter)),
    conjunction,
  );

function tileWords({ position }: Scene, tile: Tile): string {
  const glyph = letterGlyph(position.rules.distribution, letterOf(tile));
  return isBlank(tile) ? `a blank as ${glyph}` : glyph;
}

const squareLabel = (scene: Scene): string => label(scene, scene.event.square);

function label({ position: { cols } }: Scene, square: number): string {
  return positionLabel(squareAt(square, cols), 'across');
}
