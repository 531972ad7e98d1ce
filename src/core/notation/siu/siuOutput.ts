import type { Tile } from '../../alphabet/tile';
import type { TileDistribution } from '../../alphabet/tileDistribution';
import type { TiledBoard } from '../../board/square';
import { layTiles, without } from '../../game/turns/placement';
import type { PlainTurn } from '../../game/turns/turn';
import { THOUSANDTHS } from '../../movegen/bestMove/moveWorth';
import type { EndgameResult } from '../../strategy/endgame/endgameSolver';
import type { DrawnOutcome } from '../../strategy/preendgame/candidate';
import type { PreendgameRow } from '../../strategy/preendgame/preendgameSearch';
import type { StaticCandidate } from '../../strategy/simulation/candidates';
import type { Inference } from '../../strategy/simulation/inferredRacks';
import type { SimulatedCandidate } from '../../strategy/simulation/simulation';
import { formatRack } from '../positions/rack';
import { siuLine } from './siuCommand';
import { formatSiuMove } from './siuMove';

/** Sources of a search's figures. Names contain no spaces. */
export interface Provenance {
  readonly version: string;
  readonly leaves: string;
  readonly winTable: string;
  readonly lexicon: string;
}

export const siuProvenance = ({ leaves, lexicon, version, winTable }: Provenance): string =>
  siuLine(
    'info',
    'string',
    'provenance',
    `engine=Tilewright/${version}`,
    `leaves=${leaves}`,
    `winpct=${winTable}`,
    `lexicon=${lexicon}`,
  );

/** Lines about one position. */
export class SiuLines {
  constructor(
    private readonly board: TiledBoard,
    private readonly rack: readonly Tile[],
    private readonly distribution: TileDistribution,
  ) {}

  move(turn: PlainTurn): string {
    return formatSiuMove(turn, this.board, this.distribution);
  }

  /** Equity in points; the leave is empty if all tiles are played. */
  gen({ equity, turn }: StaticCandidate): string {
    const score = turn.kind === 'placement' ? turn.score : 0;
    const leave = turn.kind === 'pass' ? this.rack : without(this.rack, turn.tiles);
    const kept = formatRack(leave, this.distribution);
    const [move, eq] = [this.move(turn), points(equity / THOUSANDTHS)];
    return siuLine('info', 'gen', 'move', move, 'score', score, 'eq', eq, 'leave', kept);
  }

  /** Win % and equity with their standard errors; those of fewer than two samples are 0. */
  sim({ samples, spread, turn, winShare }: SimulatedCandidate): string {
    const percent = (share: number | null) => (100 * (share ?? 0)).toFixed(2);
    const wins = ['wp', percent(winShare.mean), 'wpse', percent(winShare.error)];
    const equity = ['eq', points(spread.mean), 'eqse', points(spread.error ?? 0)];
    return siuLine('info', 'sim', 'move', this.move(turn), ...wins, ...equity, 'iters', samples);
  }

  /** The likeliest leaves, at most `most`. */
  infer({ fitting }: Inference, most: number): readonly string[] {
    const weights = new Map<string, number>();
    let sum = 0;
    for (const { kept, weight } of fitting) {
      const leave = formatRack(
        kept.toSorted((one, other) => one - other),
        this.distribution,
      );
      weights.set(leave, (weights.get(leave) ?? 0) + weight);
      sum += weight;
    }
    return [...weights]
      .sort(([, one], [, other]) => other - one)
      .slice(0, most)
      .map(([leave, weight]) => siuLine('info', 'infer', 'leave', leave, 'prob', (weight / sum).toFixed(4)));
  }

  /** The value is what the player on turn gains on the opponent from here on. */
  endgame(depth: number, { line, value }: Pick<EndgameResult, 'line' | 'value'>): string {
    const tiles = Uint8Array.from(this.board.tiles);
    const moves: string[] = [];
    for (const { turn } of line) {
      moves.push(formatSiuMove(turn, { ...this.board, tiles }, this.distribution));
      if (turn.kind === 'placement') layTiles(tiles, this.board.cols, turn);
    }
    const known = ['depth', depth, 'score', 'spread', signed(value)];
    return siuLine('info', 'endgame', ...known, 'pv', ...moves);
  }

  /** The draws that win, tie and lose, in the order in which the player draws. */
  peg({ spread, turn }: PreendgameRow, draws: readonly DrawnOutcome[]): string {
    const named = (result: 'win' | 'tie' | 'loss') =>
      draws
        .filter((draw) => draw.result === result)
        .map(({ bag }) => formatRack(bag, this.distribution))
        .join('|');
    const results = [`w:${named('win')}`, `d:${named('tie')}`, `l:${named('loss')}`];
    const mean = signed(Number(spread.toFixed(2)));
    return siuLine('info', 'peg', 'move', this.move(turn), ...results, 'spread', mean);
  }
}

/** Without the sign of a rounded zero. */
const points = (value: number): string => value.toFixed(2).replace(/^-(0\.00)$/, '$1');

const signed = (value: number): string => (value < 0 ? String(value) : `+${value + 0}`);
