import type { Tile } from '../../../alphabet/tile';
import type { Rules } from '../../../board/rules';
import type { Setup } from '../../../board/setup';
import { type GcgDocument, type GcgEventLine, isTurn, type PlayerIndex } from '../gcgDocument';
import { resolveTiles } from './gameTiles';
import { otherPlayer, type RecordedState } from './recordedState';
import { replayGcg } from './replayGcg';
import type { ReplayedEvent } from './replayStep';

/** A moment of a recorded game. */
export interface GcgPosition {
  /** The board, and the rack of the player to move. */
  readonly setup: Setup;
  readonly player: PlayerIndex;
  /** The known tiles of both racks; empty if unknown. */
  readonly racks: readonly [readonly Tile[], readonly Tile[]];
  readonly scores: readonly [number, number];
  readonly bagCount: number;
  /** Consecutive scoreless turns before this moment. */
  readonly scorelessTurns: number;
  /** The turn that follows; undefined after the last event. */
  readonly turn: GcgEventLine | undefined;
}

/**
 * The position before each turn and, at the end, the current one.
 *
 * @param replay of this record by these rules, if it already exists
 */
export function gcgPositions(
  document: GcgDocument,
  rules: Rules,
  replay = replayGcg(document, rules),
): readonly GcgPosition[] {
  const { events, end } = replay;
  const racksNow = racksOfPragmas(document, rules, end.toMove ?? 0);
  const positionAt = (state: RecordedState, from: number, turn: GcgEventLine | undefined): GcgPosition => {
    const player = turn?.player ?? state.toMove ?? 0;
    const rackOf = (each: PlayerIndex) => findRack(each, events.slice(from), rules) ?? racksNow[each];
    const racks = [rackOf(0), rackOf(1)] as const;
    const setup: Setup = { rules, tiles: state.board, rack: racks[player] };
    const { bagCount, scorelessTurns, scores } = state;
    return { setup, player, racks, scores, bagCount, scorelessTurns, turn };
  };
  const turns = events.flatMap(({ event, before }, index) =>
    isTurn(event) ? [positionAt(before, index, event)] : [],
  );
  return [...turns, positionAt(end, events.length, undefined)];
}

/**
 * A player's rack before `events`, from the first of them that shows it: a turn names the rack drawn after
 * the player's previous turn, and tiles counted at the end have been held since then.
 */
function findRack(
  player: PlayerIndex,
  events: readonly ReplayedEvent[],
  { distribution }: Rules,
): readonly Tile[] | undefined {
  for (const { event, rack } of events) {
    if (event.player === player && isTurn(event) && rack.length > 0) return rack;
    const owner = event.kind === 'rack-bonus' ? otherPlayer(event.player) : event.player;
    if ((event.kind === 'rack-bonus' || event.kind === 'rack-penalty') && owner === player)
      return resolveTiles(event.tiles, distribution).tiles;
  }
  return undefined;
}

/** Racks of an unfinished game. `#incomplete` is the rack of the player to move. */
function racksOfPragmas(
  { lines }: GcgDocument,
  { distribution }: Rules,
  toMove: PlayerIndex,
): readonly [readonly Tile[], readonly Tile[]] {
  const rackOf = (player: PlayerIndex): readonly Tile[] => {
    const own = lines.find((line) => line.kind === 'rack' && line.player === player);
    const open = player === toMove ? lines.find((line) => line.kind === 'incomplete') : undefined;
    const texts = own?.kind === 'rack' ? own.rack : open?.kind === 'incomplete' ? open.rack : [];
    return resolveTiles(texts, distribution).tiles;
  };
  return [rackOf(0), rackOf(1)];
}
