import { NO_TILE, type Tile } from '../../alphabet/tile';
import { countKinds, findExcess } from '../../alphabet/tileCounts';
import { checkSetup, type Position } from '../../board/position';
import type { Rules } from '../../board/rules';
import type { TurnRules } from '../../game/turnRules';
import { findPlaceFaults } from '../../game/turns/checkPlace';
import { without } from '../../game/turns/placement';
import { PASS, type PlainTurn } from '../../game/turns/turn';
import { type GcgDocument, isTurn, type PlayerIndex } from '../../notation/gcg/gcgDocument';
import { resolveTiles } from '../../notation/gcg/replay/gameTiles';
import { otherPlayer, type RecordedState } from '../../notation/gcg/replay/recordedState';
import { replayGcg } from '../../notation/gcg/replay/replayGcg';
import type { ReplayedEvent } from '../../notation/gcg/replay/replayStep';
import type { PlayerView } from '../playerView';
import type { ReviewedTurn, Unjudged } from './reviewedTurn';

/** A turn of a recorded game before it is evaluated. */
export interface RecordedTurn extends Omit<ReviewedTurn, 'valuation' | 'phony' | 'luck' | 'winShare'> {
  /** The board and the known part of the rack; null if they are impossible. */
  readonly position: Position | null;
  /** The player's view; null if too little is known to evaluate a turn. */
  readonly view: PlayerView | null;
  /** The tiles kept from the player's previous turn; null if unknown. */
  readonly kept: readonly Tile[] | null;
  /** State of the game after the turn and, if it was a phony, its withdrawal. */
  readonly after: GameSnapshot;
}

export interface GameSnapshot {
  readonly scores: readonly [number, number];
  readonly held: readonly [number, number];
  readonly bagCount: number;
}

/** Every turn of a recorded game, in order. */
export interface RecordedGame {
  readonly turns: readonly RecordedTurn[];
  /** Result for the first player: 1, 0, or ½ for a tie; null while the game is in progress. */
  readonly result: number | null;
  /** Including settlement and time penalties. */
  readonly scores: readonly [number, number];
}

export function readGame(record: GcgDocument, rules: Rules, turnRules: TurnRules): RecordedGame {
  const { end, events } = replayGcg(record, rules, turnRules);
  const kept: [readonly Tile[] | null, readonly Tile[] | null] = [[], []];
  const turns: RecordedTurn[] = [];
  for (const [index, replayed] of events.entries()) {
    const { player } = replayed.event;
    if (!isTurn(replayed.event)) continue;
    const next = events[index + 1];
    const isWithdrawn = next?.event.kind === 'withdrawal' && next.event.player === player;
    const after = snapshotOf((isWithdrawn ? events[index + 2] : next)?.before ?? end);
    const nth = turns.length;
    const turn = readTurn(replayed, {
      rules,
      turnRules,
      nth,
      isWithdrawn,
      kept: kept[player],
      after,
    });
    turns.push(turn);
    kept[player] = keptAfter(turn, replayed);
  }
  return { turns, result: resultOf(record, end), scores: end.scores };
}

const snapshotOf = ({ bagCount, held, scores }: RecordedState): GameSnapshot => ({ bagCount, held, scores });

interface Around extends Pick<RecordedTurn, 'nth' | 'isWithdrawn' | 'kept' | 'after'> {
  readonly rules: Rules;
  readonly turnRules: TurnRules;
}

function readTurn(replayed: ReplayedEvent, { rules, turnRules, ...around }: Around): RecordedTurn {
  const { before, event, rack } = replayed;
  const { player } = event;
  const played = turnOf(replayed, rules);
  const checked = checkSetup({ rules, tiles: before.board, rack });
  const position = checked.ok ? checked.value.position : null;
  const unknown = whyUnknown(replayed, position);
  return {
    ...around,
    line: event.line,
    player,
    rack,
    held: before.held[player],
    bagCount: before.bagCount,
    scores: before.scores,
    played: typeof played === 'string' ? null : played,
    position,
    unjudged: unknown ?? (typeof played === 'string' ? played : null),
    view: position === null || unknown !== null ? null : viewOf(before, position, player, turnRules),
  };
}

/** Why the turn cannot be evaluated, whatever was played. */
function whyUnknown(
  { before: { end, held }, event, rack }: ReplayedEvent,
  position: Position | null,
): Unjudged | null {
  if (end !== undefined) return 'afterEnd';
  if (position === null) return 'illegal';
  return rack.length < held[event.player] ? 'partialRack' : null;
}

function viewOf(
  before: RecordedState,
  position: Position,
  player: PlayerIndex,
  turnRules: TurnRules,
): PlayerView {
  const { bagCount, end, held, scorelessTurns, scores, turnsLeft } = before;
  return {
    player,
    position,
    turnRules,
    scores,
    rackCounts: held,
    bagCount,
    unseenCount: bagCount + held[otherPlayer(player)],
    progress: { scorelessTurns, turnsLeft, end },
    history: [],
  };
}

/** The turn that was played, or why it is unknown. */
function turnOf({ before, event, played, rack }: ReplayedEvent, rules: Rules): PlainTurn | Unjudged {
  if (event.kind === 'pass') return PASS;
  if (event.kind === 'exchange') {
    if (typeof event.exchanged === 'number')
      return event.exchanged === rack.length ? { kind: 'exchange', tiles: rack } : 'unknownExchange';
    const { tiles } = resolveTiles(event.exchanged, rules.distribution);
    return holds(rack, tiles) ? { kind: 'exchange', tiles } : 'notInRack';
  }
  if (event.kind !== 'placement' || played.length === 0) return 'misplaced';
  const { direction, square } = event.at;
  const move = { kind: 'placement', ...square, direction, tiles: played, score: event.score } as const;
  const [fault] = findPlaceFaults({ layout: rules.layout, tiles: before.board }, move);
  if (fault !== undefined) return 'misplaced';
  return holds(rack, played) ? move : 'notInRack';
}

const holds = (rack: readonly Tile[], tiles: readonly Tile[]): boolean =>
  findExcess(
    tiles.filter((tile) => tile !== NO_TILE),
    countKinds(rack),
  ) === undefined;

/** The tiles kept before drawing; null if the whole rack, or what was exchanged, is unknown. */
function keptAfter(
  { held, isWithdrawn, played, rack }: RecordedTurn,
  { event }: ReplayedEvent,
): readonly Tile[] | null {
  if (rack.length < held) return null;
  if (event.kind === 'pass' || isWithdrawn) return rack;
  if (played === null || played.kind === 'pass') return null;
  return without(rack, played.tiles);
}

/** A resignation has its own line; otherwise the points decide once the game is over. */
function resultOf({ lines }: GcgDocument, { end, scores: [first, second] }: RecordedState): number | null {
  const resigned = lines.flatMap((line) =>
    line.kind === 'other' ? (/^#resigned ([12])$/.exec(line.text) ?? []) : [],
  )[1];
  if (resigned !== undefined) return resigned === '1' ? 0 : 1;
  return end === undefined ? null : (Math.sign(first - second) + 1) / 2;
}
