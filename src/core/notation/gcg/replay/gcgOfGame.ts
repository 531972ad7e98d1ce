import { NO_TILE, rackTileOf, type Tile } from '../../../alphabet/tile';
import { entryAt } from '../../../certain';
import type { GameState, PlayedTurn } from '../../../game/gameState';
import {
  type SettlementEntry,
  settlementOf,
  type TimePenalty,
  timePenaltiesOf,
} from '../../../game/settlement';
import type {
  GcgDocument,
  GcgEntry,
  GcgPragma,
  GcgSettlement,
  GcgTurnEvent,
  PlayerIndex,
} from '../gcgDocument';
import { textOfTile } from './gameTiles';

export interface GcgPlayer {
  /** Contains no blanks. */
  readonly nick: string;
  readonly name: string;
}

/** A two-player game as a record, including the settlement if it is over. */
export function gcgOfGame(state: GameState, players: readonly [GcgPlayer, GcgPlayer]): GcgDocument {
  const heads = players.map(({ name, nick }, index): GcgPragma => {
    return { kind: 'player', player: index === 0 ? 0 : 1, nick, realName: name };
  });
  return continueGcg(heads, state);
}

/**
 * Continues a record that begins with these lines with the turns of a game.
 *
 * @param viewer the player that the record is written for: it contains only those tiles of the other rack
 * that everybody has seen and, in the last line, the viewer's rack. If omitted, it contains everything.
 */
export function continueGcg(
  beginning: readonly GcgEntry[],
  state: GameState,
  viewer?: PlayerIndex,
): GcgDocument {
  const writer = new GameWriter(state, viewer);
  for (const [index, played] of state.history.entries()) writer.writeTurn(played, state.history[index - 1]);
  for (const entry of settlementOf(state)) writer.writeSettlement(entry);
  for (const penalty of timePenaltiesOf(state)) writer.writeTimePenalty(penalty);
  const entries = [...beginning, ...writer.entries, ...endingOf(state, viewer)];
  return { declaresUtf8: true, lines: entries.map((entry, index) => ({ ...entry, line: index + 1 })) };
}

/** Lines that no event expresses: a resignation, which the format does not have, or the viewer's rack. */
function endingOf({ end, position, racks }: GameState, viewer: PlayerIndex | undefined): GcgEntry[] {
  if (end?.by === 'resignation') return [{ kind: 'other', text: `#resigned ${end.player + 1}` }];
  if (viewer === undefined) return [];
  const { distribution } = position.rules;
  const rack = entryAt(racks, viewer).map((tile) => textOfTile(tile, distribution));
  return [{ kind: 'rack', player: viewer, rack }];
}

class GameWriter {
  readonly entries: GcgEntry[] = [];
  private readonly totals: [number, number];

  constructor(
    private readonly state: GameState,
    private readonly viewer: PlayerIndex | undefined,
  ) {
    this.totals = scoresBefore(state);
  }

  writeTurn({ player, points, rack, turn, verdict }: PlayedTurn, before: PlayedTurn | undefined): void {
    const isSeen = this.viewer === undefined || this.viewer === player;
    const held = isSeen ? this.textsOf(rack) : [];
    if (turn.kind === 'placement') {
      const at = { square: { row: turn.row, col: turn.col }, direction: turn.direction };
      const played = turn.tiles.filter((tile) => tile !== NO_TILE).map(rackTileOf);
      this.add(player, points, {
        kind: 'placement',
        rack: isSeen ? held : this.textsOf(played),
        at,
        word: this.textsOf(turn.tiles),
        score: points,
      });
    } else if (turn.kind === 'exchange') {
      const exchanged = isSeen ? this.textsOf(turn.tiles) : turn.tiles.length;
      this.add(player, 0, { kind: 'exchange', rack: held, exchanged });
    } else if (turn.kind === 'pass') this.add(player, 0, { kind: 'pass', rack: held });
    else if (before !== undefined) this.writeChallenge(before, points, verdict);
    // A turn lost by a challenge has no event of its own: it is written as a pass.
    if (verdict === 'good' && this.state.turnRules.challenge === 'double')
      this.add(player, 0, { kind: 'pass', rack: held });
  }

  private writeChallenge({ player, rack, turn }: PlayedTurn, points: number, verdict: PlayedTurn['verdict']) {
    const isSeen = this.viewer === undefined || this.viewer === player;
    const played = turn.kind === 'placement' ? turn.tiles.filter((tile) => tile !== NO_TILE) : [];
    const held = this.textsOf(isSeen ? rack : played.map(rackTileOf));
    if (verdict === 'phony') this.add(player, points, { kind: 'withdrawal', rack: held, score: -points });
    else if (points > 0) this.add(player, points, { kind: 'challenge-bonus', rack: [], score: points });
  }

  writeSettlement({ player, points, tiles }: SettlementEntry): void {
    const texts = this.textsOf(tiles);
    if (this.state.end?.by === 'out' && this.state.end.player === player)
      this.add(player, points, { kind: 'rack-bonus', tiles: texts, score: points });
    else this.add(player, points, { kind: 'rack-penalty', rack: texts, tiles: texts, score: -points || 0 });
  }

  writeTimePenalty({ player, points }: TimePenalty): void {
    const rack = this.textsOf(entryAt(this.state.racks, player));
    this.add(player, points, { kind: 'time-penalty', rack, score: -points });
  }

  private add(player: number, points: number, event: GcgTurnEvent | GcgSettlement): void {
    const index: PlayerIndex = player === 0 ? 0 : 1;
    this.totals[index] += points;
    this.entries.push({ ...event, player: index, total: entryAt(this.totals, index), trailing: '' });
  }

  private textsOf(tiles: readonly Tile[]): readonly string[] {
    return tiles.map((tile) => textOfTile(tile, this.state.position.rules.distribution));
  }
}

/** The scores before the first turn of the history: a resumed game does not start at zero. */
function scoresBefore({ history, scores }: GameState): [number, number] {
  const totals: [number, number] = [entryAt(scores, 0), entryAt(scores, 1)];
  for (const [nth, { player, points, turn }] of history.entries()) {
    // The challenged player, who took the previous turn, wins or loses the points.
    const owner = turn.kind === 'challenge' ? history[nth - 1]?.player : player;
    totals[owner === 0 ? 0 : 1] -= points;
  }
  return totals;
}
