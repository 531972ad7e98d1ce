import type { GameState } from '../../game/gameState';
import { THOUSANDTHS } from '../../movegen/bestMove/moveWorth';
import { swingsOf } from './swingTally';
import type { WinChances } from './winChances';

/** A turn of a finished game of two, before it was played. */
export interface PlayedOut {
  readonly unseen: number;
  /** Lead of the player on turn, in points. */
  readonly lead: number;
  readonly player: number;
  /** Result of the game for the player on turn: 1, 0.5 or 0. */
  readonly won: number;
}

export const playedOut = (game: GameState): readonly PlayedOut[] =>
  swingsOf(game)
    // Once the other rack is empty the game is over, unless there is a last round.
    .filter(({ unseen }) => unseen > 0)
    .map(({ lead, player, swing, unseen }) => {
      const end = lead + swing;
      return { unseen, lead, player, won: end > 0 ? 1 : end < 0 ? 0 : 0.5 };
    });

/** The mean win % that the table predicts for some turns, and the mean result of their games, as shares. */
export interface CalibrationRow {
  readonly turns: number;
  readonly predicted: number;
  readonly won: number;
  /** Standard error of the difference between them. */
  readonly error: number;
}

/** Compares the win % of a table with the results of games. */
export class Calibration<Group> {
  private readonly sums = new Map<Group, Sum>();

  /** @param groupOf the group of a turn, by the share that the table predicts */
  constructor(
    private readonly chances: WinChances,
    private readonly groupOf: (turn: PlayedOut, predicted: number) => Group,
  ) {}

  /** The turns of one game share its result, so the error is that of the sums of games. */
  addGame(turns: readonly PlayedOut[]): void {
    const byGroup = new Map<Group, number>();
    for (const turn of turns) {
      const predicted = this.chances.winShare(turn.unseen, turn.lead * THOUSANDTHS);
      const group = this.groupOf(turn, predicted);
      const sum = this.sums.get(group) ?? { turns: 0, predicted: 0, won: 0, squares: 0 };
      sum.turns++;
      sum.predicted += predicted;
      sum.won += turn.won;
      this.sums.set(group, sum);
      byGroup.set(group, (byGroup.get(group) ?? 0) + turn.won - predicted);
    }
    for (const [group, difference] of byGroup) {
      const sum = this.sums.get(group);
      if (sum !== undefined) sum.squares += difference ** 2;
    }
  }

  /** Undefined if no turn is in the group. */
  row(group: Group): CalibrationRow | undefined {
    const sum = this.sums.get(group);
    if (sum === undefined) return undefined;
    const { squares, predicted, turns, won } = sum;
    return { turns, predicted: predicted / turns, won: won / turns, error: Math.sqrt(squares) / turns };
  }
}

interface Sum {
  turns: number;
  predicted: number;
  won: number;
  /** Sum of the squared differences between won and predicted, game by game. */
  squares: number;
}
