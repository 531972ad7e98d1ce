import type { Tile } from '../../../alphabet/tile';
import { entryAt } from '../../../certain';
import type { GameState, PlayedTurn } from '../../../game/gameState';
import { type SettlementEntry, settlementOf } from '../../../game/settlement';
import type {
  GcgDocument,
  GcgEvent,
  GcgLine,
  GcgSettlement,
  GcgTurnEvent,
  PlayerIndex,
} from '../gcgDocument';
import { textOfTile } from './gameTiles';

export interface GcgPlayer {
  /** Without a blank. */
  readonly nick: string;
  readonly name: string;
}

/** A game of two as a record, with what its end has brought where it is over. */
export function gcgOfGame(state: GameState, players: readonly [GcgPlayer, GcgPlayer]): GcgDocument {
  const writer = new GameWriter(state);
  for (const [index, played] of state.history.entries()) writer.writeTurn(played, state.history[index - 1]);
  for (const entry of settlementOf(state)) writer.writeSettlement(entry);
  const heads = players.map(({ name, nick }, index): GcgLine => {
    return { kind: 'player', player: index === 0 ? 0 : 1, nick, realName: name, line: index + 1 };
  });
  const events = writer.events.map((event, index): GcgLine => ({ ...event, line: heads.length + index + 1 }));
  return { declaresUtf8: true, lines: [...heads, ...events] };
}

class GameWriter {
  readonly events: GcgEvent[] = [];
  private readonly totals: [number, number] = [0, 0];

  constructor(private readonly state: GameState) {}

  writeTurn({ player, points, rack, turn, verdict }: PlayedTurn, before: PlayedTurn | undefined): void {
    const held = this.textsOf(rack);
    if (turn.kind === 'placement') {
      const at = { square: { row: turn.row, col: turn.col }, direction: turn.direction };
      this.add(player, points, {
        kind: 'placement',
        rack: held,
        at,
        word: this.textsOf(turn.tiles),
        score: points,
      });
    } else if (turn.kind === 'exchange')
      this.add(player, 0, { kind: 'exchange', rack: held, exchanged: this.textsOf(turn.tiles) });
    else if (turn.kind === 'pass') this.add(player, 0, { kind: 'pass', rack: held });
    else if (before !== undefined) this.writeChallenge(before, points, verdict);
    // A turn that is lost by a challenge has no line of its own: it is a pass.
    if (verdict === 'good' && this.state.turnRules.challenge === 'double')
      this.add(player, 0, { kind: 'pass', rack: held });
  }

  private writeChallenge(play: PlayedTurn, points: number, verdict: PlayedTurn['verdict']): void {
    const rack = this.textsOf(play.rack);
    if (verdict === 'phony') this.add(play.player, points, { kind: 'withdrawal', rack, score: -points });
    else if (points > 0) this.add(play.player, points, { kind: 'challenge-bonus', rack: [], score: points });
  }

  writeSettlement({ player, points, tiles }: SettlementEntry): void {
    const texts = this.textsOf(tiles);
    if (this.state.end?.by === 'out' && this.state.end.player === player)
      this.add(player, points, { kind: 'rack-bonus', tiles: texts, score: points });
    else this.add(player, points, { kind: 'rack-penalty', rack: texts, tiles: texts, score: -points || 0 });
  }

  private add(player: number, points: number, event: GcgTurnEvent | GcgSettlement): void {
    const index: PlayerIndex = player === 0 ? 0 : 1;
    this.totals[index] += points;
    this.events.push({ ...event, player: index, total: entryAt(this.totals, index), trailing: '' });
  }

  private textsOf(tiles: readonly Tile[]): readonly string[] {
    return tiles.map((tile) => textOfTile(tile, this.state.position.rules.distribution));
  }
}
