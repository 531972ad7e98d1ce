import type { GamesPage, GamesRequest } from '../../contract/tournament/tournamentApi';
import { clamp } from '../../core/clamp';
import type { GameSummary } from '../../core/strategy/tournament/gameSummary';
import { pairingCountOf, type TournamentPlan } from '../../core/strategy/tournament/tournamentPlan';
import { GAME_FIELDS, gameOf, rowOf } from './journalFormat';

const MOST = 2 ** 31 - 1;

/** The finished games of a tournament, a few bytes each, in the order of their pairings and numbers. */
export class GameStore {
  private readonly fields: Int32Array;
  private readonly isThere: Uint8Array;

  constructor(private readonly plan: TournamentPlan) {
    const total = plan.games * pairingCountOf(plan);
    this.fields = new Int32Array(total * GAME_FIELDS);
    this.isThere = new Uint8Array(total);
  }

  add(games: readonly GameSummary[]): void {
    for (const game of games) {
      const at = game.pairing * this.plan.games + game.nth;
      // Longer turns than half an hour count as half an hour.
      const row = rowOf(game).map((field) => clamp(field, -MOST, MOST));
      this.fields.set(row, at * GAME_FIELDS);
      this.isThere[at] = 1;
    }
  }

  has(pairing: number, nth: number): boolean {
    return nth < this.plan.games && this.isThere[pairing * this.plan.games + nth] === 1;
  }

  /** The scores of a finished game: the pairing’s first agent, then the other. */
  scoresOf(pairing: number, nth: number): readonly number[] {
    return this.gameAt(pairing * this.plan.games + nth).sides.map(({ score }) => score);
  }

  /** @param counted games of a pairing from this one on do not count, and are not listed */
  page({ count, offset, pairing }: GamesRequest, counted: number): GamesPage {
    const { games } = this.plan;
    const from = pairing === null ? 0 : pairing * games;
    const end = pairing === null ? this.isThere.length : Math.min(from + games, this.isThere.length);
    const rows: GameSummary[] = [];
    let total = 0;
    for (let at = from; at < end; at++) {
      if (this.isThere[at] === 0 || at % games >= counted) continue;
      if (total >= offset && rows.length < count) rows.push(this.gameAt(at));
      total++;
    }
    return { offset, total, rows };
  }

  private gameAt(at: number): GameSummary {
    const { games } = this.plan;
    const row = [...this.fields.subarray(at * GAME_FIELDS, (at + 1) * GAME_FIELDS)];
    return gameOf(row, Math.floor(at / games), at % games);
  }
}
