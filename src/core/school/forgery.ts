import { letterBit, lettersOfMask } from '../alphabet/letterMask';
import { isBlank, NO_TILE, type Tile } from '../alphabet/tile';
import { letterGlyph } from '../alphabet/tileDistribution';
import { along, isOnBoard, squareAt, squareIndex, tileAt } from '../board/square';
import { NO_ARC } from '../lexicon/gaddag';
import { type Message, message } from '../message';
import { eventAt, type ReplayEvent, type ReplayState } from '../trace/replay';
import { TraceCode } from '../trace/traceEvent';
import type { Trace } from '../trace/traceWriter';
import { tilesLeft } from './decision';
import type { DrawnWalk } from './drawWalk';
import { arcOf } from './walkFacts';

/** The rules that a step can break. */
export const BROKEN_RULES = ['rack', 'crossSet', 'arc', 'separator', 'word'] as const;
export type BrokenRule = (typeof BROKEN_RULES)[number];

/** A step that breaks a rule, put into a walk, with its way back. */
export interface Forgery {
  readonly rule: BrokenRule;
  /** Index of the event that it is put before. */
  readonly at: number;
  readonly events: readonly ReplayEvent[];
  readonly reason: Message;
}

/** All steps that would break a rule, put before one of the first `most` events of a walk. */
export function forgeriesOf(walk: DrawnWalk, most: number): readonly Forgery[] {
  const { trace } = walk.replay;
  const found: Forgery[] = [];
  for (let index = 1; index < Math.min(most, trace.length); index++) {
    const event = eventAt(trace, index);
    found.push(...forgedTiles(walk, index, event), ...forgedTurns(walk, index, event));
  }
  return found.filter(({ at }) => at < most);
}

const RULE_OF: Partial<Record<TraceCode, 'rack' | 'crossSet' | 'arc'>> = {
  [TraceCode.NotOnRack]: 'rack',
  [TraceCode.CrossSetRejected]: 'crossSet',
  [TraceCode.NoArc]: 'arc',
};

const BROKEN_TEXTS = {
  rack: 'school.brokenRack',
  crossSet: 'school.brokenCrossSet',
  arc: 'school.brokenArc',
} as const;

/** Letters that a square rejects, placed there in their order among the others. */
function forgedTiles(walk: DrawnWalk, index: number, event: ReplayEvent): readonly Forgery[] {
  const { gaddag, position } = walk;
  const rule = RULE_OF[event.code];
  if (rule === undefined || position.tiles[event.square] !== NO_TILE) return [];
  const state = walk.replay.at(index);
  const arc = arcOf(state);
  const all = tilesLeft(position, state);
  return lettersOfMask(event.value).flatMap((letter): Forgery[] => {
    // With a letter that breaks two rules, the sentence would name only one of them.
    const fits = ((walk.checks[state.direction][event.square] ?? 0) & letterBit(letter)) !== 0;
    if (rule === 'rack' && !fits) return [];
    if (rule !== 'rack' && !all.includes(letter)) return [];
    const next = gaddag.followLetter(arc, letter);
    return [
      {
        rule,
        at: placeFor(walk.replay.trace, index, letter),
        events: [
          {
            code: TraceCode.TilePlaced,
            square: event.square,
            value: letter,
            arc: next === NO_ARC ? arc : next,
          },
          { code: TraceCode.Backtracked, square: event.square, value: letter, arc },
        ],
        reason: message(BROKEN_TEXTS[rule], {
          letter: letterGlyph(position.rules.distribution, letter),
        }),
      },
    ];
  });
}

/** Index of the event before which a letter is tried at a node: letters are tried in order. */
function placeFor(trace: Trace, from: number, letter: Tile): number {
  let index = from;
  let depth = 0;
  for (; index < trace.length; index++) {
    const { code, value } = eventAt(trace, index);
    if (depth === 0 && code === TraceCode.TilePlaced && (isBlank(value) || value > letter)) return index;
    if (depth === 0 && ENDS.has(code)) return index;
    if (STEPS.has(code)) depth++;
    if (code === TraceCode.Backtracked) depth--;
  }
  return index;
}

const STEPS: ReadonlySet<TraceCode> = new Set([
  TraceCode.TilePlaced,
  TraceCode.PlayThrough,
  TraceCode.SeparatorCrossed,
]);
/** Events after which no more tiles of the rack are tried at a node. */
const ENDS: ReadonlySet<TraceCode> = new Set([
  TraceCode.Backtracked,
  TraceCode.SeparatorCrossed,
  TraceCode.EdgeReached,
  TraceCode.AnchorLeft,
]);

/** A separator or a word at a node that has none, directly after the tile that leads there. */
function forgedTurns(walk: DrawnWalk, index: number, event: ReplayEvent): readonly Forgery[] {
  const { gaddag, replay } = walk;
  if (event.code !== TraceCode.TilePlaced && event.code !== TraceCode.PlayThrough) return [];
  const state = replay.at(index + 1);
  const arc = arcOf(state);
  const forged: Forgery[] = [];
  const hasTilePlaced = state.path.some(({ kind }) => kind === 'placed');
  if (!gaddag.accepts(arc) && hasTilePlaced)
    forged.push({
      rule: 'word',
      at: index + 1,
      events: [{ code: TraceCode.MoveRecorded, square: event.square, value: 0, arc: 0 }],
      reason: message('school.brokenWord'),
    });
  const isForward = state.path.some(({ kind }) => kind === 'separator');
  const back = leaving(replay.trace, index);
  if (!isForward && back !== undefined && !gaddag.hasSeparator(arc) && isOpenAfter(walk, state))
    forged.push({
      rule: 'separator',
      at: back,
      events: [
        { code: TraceCode.SeparatorCrossed, square: state.anchor ?? event.square, value: NO_TILE, arc },
        { code: TraceCode.Backtracked, square: state.anchor ?? event.square, value: NO_TILE, arc },
      ],
      reason: message('school.brokenSeparator'),
    });
  return forged;
}

/** Index of the event that undoes the step at `index`. */
function leaving(trace: Trace, index: number): number | undefined {
  let depth = 0;
  for (let at = index; at < trace.length; at++) {
    const { code } = eventAt(trace, at);
    if (STEPS.has(code)) depth++;
    if (code === TraceCode.Backtracked && --depth === 0) return at;
  }
  return undefined;
}

/** Whether the line goes on after the anchor, so that the node alone forbids the separator. */
function isOpenAfter({ position }: DrawnWalk, { anchor, direction }: ReplayState): boolean {
  if (anchor === null) return false;
  const ahead = along(squareAt(anchor, position.cols), direction, 1);
  return (
    isOnBoard(position, ahead) &&
    position.rules.layout.bricks[squareIndex(ahead, position.cols)] !== true &&
    tileAt(position, ahead) === NO_TILE
  );
}
