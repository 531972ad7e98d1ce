import { isBlank, NO_TILE, rackTileOf, type Tile } from '../alphabet/tile';
import { findAnchorOfWord } from '../board/anchorSquares';
import { type Position, replaceTiles } from '../board/position';
import { along, type DirectedSquare } from '../board/square';
import { without } from '../game/turns/placement';
import { computeCrossChecks } from '../movegen/kernel/crossChecks';
import type { Move } from '../movegen/move';
import { eventAt, Replay } from '../trace/replay';
import { traceScope } from '../trace/traceScope';
import { decisionOf } from './decision';
import { below, drawPosition, type Ground, listMoves, sample } from './ground';
import type { WalkGround } from './walkFacts';

/** Gordon's walk at one anchor of a position. */
export interface DrawnWalk extends WalkGround {
  readonly anchor: DirectedSquare;
  /** Number of decisions of the walk. */
  readonly decisions: number;
}

export interface WalkWish {
  /** Tiles on the rack. */
  readonly rack: number;
  readonly least: number;
  /** Decisions of the walk; if none is so short, the shortest one found is taken. */
  readonly most: number;
}

const MOST_TURNS = 6;
const ATTEMPTS = 10;
/** Moves of a position that are tried. */
const TRIED = 6;
/** Longer walks are not considered. */
const MOST_EVENTS = 20_000;

/** A walk that finds a word, with about as many decisions as wished; undefined if there is none. */
export function drawWalk(ground: Ground, wish: WalkWish): DrawnWalk | undefined {
  const { gaddag, random } = ground;
  let nearest: OpenWalk | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const position = drawPosition(ground, 1 + below(random, MOST_TURNS));
    if (position === undefined) continue;
    for (const move of fewTiles(ground, position, wish.rack)) {
      const walk = walkOf(ground, position, move, wish.rack);
      if (walk === undefined || walk.decisions < wish.least) continue;
      if (walk.decisions <= wish.most) return withChecks(gaddag, walk);
      if (nearest === undefined || walk.decisions < nearest.decisions) nearest = walk;
    }
  }
  return nearest === undefined ? undefined : withChecks(gaddag, nearest);
}

/** Some moves that play at most `most` tiles, none a blank. */
function fewTiles({ gaddag, random }: Ground, position: Position, most: number): readonly Move[] {
  const moves = listMoves(gaddag, position);
  const short: number[] = [];
  for (let index = 0; index < moves.length; index++)
    if (moves.tilesPlayedAt(index) <= most) short.push(index);
  return sample(random, short, TRIED)
    .map((index) => moves.moveAt(index))
    .filter(({ tiles }) => !tiles.some(isBlank));
}

type OpenWalk = Omit<DrawnWalk, 'checks'>;

function walkOf({ gaddag, random }: Ground, drawn: Position, move: Move, size: number): OpenWalk | undefined {
  const played = move.tiles.filter((tile) => tile !== NO_TILE).map(rackTileOf);
  const others = without([...drawn.rack], played).filter((tile) => !isBlank(tile));
  const rack: Tile[] = sample(random, [...played, ...sample(random, others, size - played.length)], size);
  const position = replaceTiles(drawn, drawn.tiles, Uint8Array.from(rack));
  const nth = findAnchorOfWord(position.rules.layout, position.tiles, move, move.tiles.length);
  if (nth === null) return undefined;
  const anchor = { ...along(move, move.direction, nth), direction: move.direction };
  const traced = traceScope(gaddag, position, { kind: 'anchor', anchor }, { mostCounted: MOST_EVENTS });
  if (!traced.ok) return undefined;
  const replay = new Replay(traced.value.trace);
  return { gaddag, position, replay, anchor, decisions: countDecisions(position, replay) };
}

function countDecisions(position: Position, { trace }: Replay): number {
  let count = 0;
  for (let index = 0; index < trace.length; index++)
    if (decisionOf(position, eventAt(trace, index)) !== null) count++;
  return count;
}

const withChecks = (gaddag: Ground['gaddag'], walk: OpenWalk): DrawnWalk => ({
  ...walk,
  checks: computeCrossChecks(walk.position, gaddag),
});
