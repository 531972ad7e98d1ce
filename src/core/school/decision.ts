import { BLANK, blankAs, isBlank, letterOf, NO_TILE, type Tile } from '../alphabet/tile';
import { letterGlyph } from '../alphabet/tileDistribution';
import type { Position } from '../board/position';
import { certain } from '../certain';
import { without } from '../game/turns/placement';
import { type Message, message } from '../message';
import { describeEvent } from '../trace/describeEvent';
import { eventAt, type Replay, type ReplayEvent, type ReplayState } from '../trace/replay';
import { SHARED_TILE_MASK, TraceCode } from '../trace/traceEvent';

/** The next thing a walk does. Rejected letters are not decisions, but reasons for them. */
export type Decision =
  | { readonly kind: 'place'; readonly tile: Tile }
  | { readonly kind: 'pass' | 'separator' | 'word' | 'back' | 'blocked' };

/** The decisions without a letter, in the order in which they are offered. */
export const PLAIN_DECISIONS = ['pass', 'word', 'separator', 'blocked', 'back'] as const;

/** The most letters that a question offers: with the other decisions, the digits 1 to 8 are enough. */
const MOST_LETTERS = 3;

/** "What happens next?" at one step of a walk. */
export interface WalkQuestion {
  readonly options: readonly Decision[];
  /** Index of the right option. */
  readonly right: number;
  /** Step of the walk after the event that was asked about. */
  readonly nextStep: number;
  /** Why the right option is right: the events up to it. */
  readonly reason: Message;
}

/** The decision that an event is; null for rejected letters, and for events that leave no choice. */
export function decisionOf({ tiles }: Position, { code, square, value }: ReplayEvent): Decision | null {
  switch (code) {
    case TraceCode.TilePlaced:
    case TraceCode.LeftPartPlaced:
      return { kind: 'place', tile: value };
    case TraceCode.TileShared:
      return { kind: 'place', tile: value & SHARED_TILE_MASK };
    case TraceCode.PlayThrough:
      return { kind: 'pass' };
    case TraceCode.SeparatorCrossed:
      return { kind: 'separator' };
    case TraceCode.MoveRecorded:
      return { kind: 'word' };
    case TraceCode.EdgeReached:
    case TraceCode.PreviousAnchorReached:
      return { kind: 'blocked' };
    case TraceCode.NoArc:
      return tiles[square] === NO_TILE ? null : { kind: 'blocked' };
    case TraceCode.Backtracked:
    case TraceCode.AnchorLeft:
      return { kind: 'back' };
    default:
      return null;
  }
}

/** Index of the first event from `step` on that is a decision; undefined at the end of the trace. */
export function nextDecision(position: Position, { trace }: Replay, step: number): number | undefined {
  for (let index = step; index < trace.length; index++)
    if (decisionOf(position, eventAt(trace, index)) !== null) return index;
  return undefined;
}

/**
 * The next step, not before `from`, at which to ask: after the decision before one of these kinds, so that no
 * rejected letter gives it away. Some others are asked about too, since a question must not tell its answer.
 * Undefined if there is none.
 */
export function nextAskedStep(
  position: Position,
  { trace }: Replay,
  from: number,
  kinds: readonly Decision['kind'][],
): number | undefined {
  let step = from;
  for (let index = from; index < trace.length; index++) {
    const event = eventAt(trace, index);
    const decision = decisionOf(position, event);
    if (decision !== null && (kinds.includes(decision.kind) || isDistractor(index))) return step;
    if (decision !== null || event.code === TraceCode.AnchorEntered) step = index + 1;
  }
  return undefined;
}

/** About one of five, always the same ones. */
const isDistractor = (index: number): boolean => Math.imul(index + 1, 0x9e37_79b1) >>> 0 < 0xffff_ffff / 5;

/** Asks what the walk does after `step` events; null if it does nothing more. */
export function questionAt(position: Position, replay: Replay, step: number): WalkQuestion | null {
  const index = nextDecision(position, replay, step);
  if (index === undefined) return null;
  const next = certain(decisionOf(position, eventAt(replay.trace, index)) ?? undefined, 'a decision');
  const placed = next.kind === 'place' ? next.tile : NO_TILE;
  const tiles = offeredTiles(position, tilesLeft(position, replay.at(step)), placed, step);
  const options: Decision[] = [
    ...tiles.map((tile): Decision => ({ kind: 'place', tile })),
    ...PLAIN_DECISIONS.map((kind): Decision => ({ kind })),
  ];
  const right = options.findIndex((option) =>
    option.kind === 'place' ? option.tile === placed : option.kind === next.kind,
  );
  return { options, right, nextStep: index + 1, reason: describeEvents(position, replay, step, index + 1) };
}

/** The tiles of the rack that the walk has not placed. */
export const tilesLeft = ({ rack }: Position, { path }: ReplayState): Tile[] =>
  without(
    [...rack],
    path.filter(({ kind }) => kind !== 'through').map(({ tile }) => tile),
  );

/** A few tiles of the rack, ascending, among them the placed one; the others vary with the step. */
function offeredTiles({ rules }: Position, rack: readonly Tile[], placed: Tile, step: number): Tile[] {
  const letterCount = rules.distribution.letters.length;
  const letters = new Set(rack.filter((tile) => !isBlank(tile)));
  const blanks = rack.includes(BLANK)
    ? [step, step * 7 + 3].map((nth) => blankAs(1 + (nth % letterCount)))
    : [];
  const others = [...letters, ...blanks].filter((tile) => tile !== placed);
  const from = others.length === 0 ? 0 : step % others.length;
  const turned = [...others.slice(from), ...others.slice(0, from)];
  const offered = new Set([...(placed === NO_TILE ? [] : [placed]), ...turned].slice(0, MOST_LETTERS));
  return [...offered].toSorted((a, b) => letterOf(a) - letterOf(b) || a - b);
}

/** The events after `from` up to `to` in one sentence. */
export function describeEvents(position: Position, replay: Replay, from: number, to: number): Message {
  let told: Message = '';
  for (let step = from + 1; step <= to; step++) {
    const next = describeEvent({ position }, replay.at(step)) ?? '';
    told = told === '' ? next : message('school.then', { before: told, next });
  }
  return told;
}

/** A decision as an option of a question. */
export function sayDecision({ rules }: Position, decision: Decision): Message {
  if (decision.kind !== 'place') return message(DECISION_TEXTS[decision.kind]);
  const letter = letterGlyph(rules.distribution, letterOf(decision.tile));
  return message(isBlank(decision.tile) ? 'school.placeBlank' : 'school.place', { letter });
}

const DECISION_TEXTS = {
  pass: 'school.pass',
  word: 'school.word',
  separator: 'school.separator',
  blocked: 'school.blocked',
  back: 'school.back',
} as const;
