import { describe, expect, it } from 'vitest';
import { NO_TILE } from '../../../../../src/core/alphabet/tile';
import type { Position } from '../../../../../src/core/board/position';
import { CLASSIC_RULES } from '../../../../../src/core/board/rules';
import { CLASSIC_TURN_RULES } from '../../../../../src/core/game/turnRules';
import type { PlainTurn } from '../../../../../src/core/game/turns/turn';
import { rankMoves } from '../../../../../src/core/movegen/candidates/rank';
import { MoveGenerator } from '../../../../../src/core/movegen/moveGenerator';
import { MoveList } from '../../../../../src/core/movegen/moveList';
import { createAgent } from '../../../../../src/core/strategy/createAgent';
import {
  type DrawnPlay,
  findReasons,
  type Reason,
} from '../../../../../src/core/strategy/reasons/findReasons';
import { type SampledReply, sampleReply } from '../../../../../src/core/strategy/replies/sampleReplies';
import { DRAWS, DRAWS_SEED } from '../../../../../src/renderer/features/strategy/state/strategyState';
import {
  type ReasonView,
  reasonsViewOf,
} from '../../../../../src/renderer/features/strategy/view/reasonsView';
import { buildOracleGaddag } from '../../../../oracle/oracleLexicon';
import { positionOf, readOraclePositions } from '../../../../oracle/oraclePositions';
import { IS_LONG } from '../../../../seed';

/** Word premiums of the standard board, by row and column from 0. */
function wordPremium(row: number, col: number): number {
  const isOuter = (at: number) => at % 7 === 0;
  if (isOuter(row) && isOuter(col)) return row === 7 && col === 7 ? 2 : 3;
  const isDiagonal = row === col || row + col === 14;
  const far = Math.abs(row - 7);
  return isDiagonal && far >= 3 && far <= 6 ? 2 : 1;
}

/** Names of the squares with new tiles: `8O` is the last one of row 8. */
function coveredBy(turn: PlainTurn | null): string[] {
  if (turn?.kind !== 'placement') return [];
  const names: string[] = [];
  for (let nth = 0; nth < turn.tiles.length; nth++) {
    const row = turn.row + (turn.direction === 'down' ? nth : 0);
    const col = turn.col + (turn.direction === 'across' ? nth : 0);
    if (turn.tiles[nth] !== NO_TILE) names.push(nameOf(row, col));
  }
  return names;
}

const nameOf = (row: number, col: number) => `${row + 1}${'ABCDEFGHIJKLMNO'[col]}`;
const points = (turn: PlainTurn | null) => (turn !== null && 'score' in turn ? turn.score : 0);
const isBingo = (turn: PlainTurn | null) => coveredBy(turn).length === 7;
const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

interface Told {
  readonly shown: number;
  readonly other: number;
  /** Parts that the sentence must contain. */
  readonly said: readonly string[];
  /** Standard errors between the figures; Infinity if they are exact. */
  readonly errors: number;
}

/** The figures of a reason, worked out anew from the draws. */
function recomputed({ kind, squares }: Reason, shown: DrawnPlay, other: DrawnPlay): Told {
  const count = Math.min(shown.draws.length, other.draws.length);
  const exact = (one: number, two: number, said: readonly string[]): Told => ({
    shown: one,
    other: two,
    said,
    errors: Number.POSITIVE_INFINITY,
  });
  /** McNemar's test, with the variance of the mean difference. */
  const shares = (has: (draw: SampledReply) => boolean, said: readonly string[] = []): Told => {
    let [both, first, second] = [0, 0, 0];
    for (let nth = 0; nth < count; nth++) {
      const [one, two] = [has(shown.draws[nth]!), has(other.draws[nth]!)];
      if (one && two) both++;
      else if (one) first++;
      else if (two) second++;
    }
    const by = first - second;
    const variance = (first + second - (by * by) / count) / (count - 1) / count;
    const percent = (of: number) => `${Math.round((100 * of) / count)} %`;
    return {
      shown: (both + first) / count,
      other: (both + second) / count,
      said: [...said, percent(both + first), percent(both + second)],
      errors: Math.abs(by / count) / Math.sqrt(variance),
    };
  };
  const squareOf = () => {
    const [row, col] = [Math.floor(squares[0]! / 15), squares[0]! % 15];
    return { name: nameOf(row, col), said: [nameOf(row, col), `${wordPremium(row, col)}×`] };
  };
  const drawn = ({ move }: DrawnPlay) => move.tiles.filter((tile) => tile !== NO_TILE).length;
  const inLine = ({ reply }: SampledReply) => {
    const isRow = squares[1] === squares[0]! + 1;
    if (reply?.kind !== 'placement' || (reply.direction === 'across') !== isRow) return false;
    return isRow ? reply.row === Math.floor(squares[0]! / 15) : reply.col === squares[0]! % 15;
  };
  const spread = ({ draws, move }: DrawnPlay) => {
    const results = draws.slice(0, count).map(({ next, reply }) => move.score - points(reply) + points(next));
    const mean = average(results);
    return Math.sqrt(results.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (count - 1));
  };
  switch (kind) {
    case 'score':
      return exact(shown.move.score, other.move.score, [
        String(Math.abs(shown.move.score - other.move.score)),
      ]);
    case 'turnover':
      return exact(drawn(shown), drawn(other), [String(drawn(shown)), String(drawn(other))]);
    case 'replies': {
      const [one, two] = [shown, other].map(({ draws }) =>
        draws.slice(0, count).map(({ reply }) => points(reply)),
      );
      const by = one!.map((value, nth) => value - two![nth]!);
      const variance = average(by.map((value) => (value - average(by)) ** 2)) / (count - 1);
      const [mean, otherMean] = [average(one!), average(two!)];
      return { shown: mean, other: otherMean, said: [], errors: Math.abs(average(by)) / Math.sqrt(variance) };
    }
    case 'opponentBingo':
      return shares(({ reply }) => isBingo(reply));
    case 'bingo':
      return shares(({ next }) => isBingo(next));
    case 'leaves':
    case 'denies':
      return shares(({ reply }) => coveredBy(reply).includes(squareOf().name), squareOf().said);
    case 'setup':
      return shares(({ next }) => coveredBy(next).includes(squareOf().name), squareOf().said);
    case 'opensLine':
    case 'closesLine':
      return shares(inLine);
    case 'volatility':
      return { shown: spread(shown), other: spread(other), said: [], errors: Number.NaN };
    case 'leave':
      throw new Error('No leaves were given.');
  }
}

/** The four best candidates by score, with draws. */
function bestPlays(position: Position): DrawnPlay[] {
  const gaddag = buildOracleGaddag();
  const moves = new MoveList();
  new MoveGenerator(gaddag).generate(position, moves);
  const agent = createAgent({ kind: 'score' }, gaddag);
  return [...rankMoves(moves).subarray(0, 4)].map((index) => {
    const move = moves.moveAt(index);
    const reply = { position, move, turnRules: CLASSIC_TURN_RULES, agent };
    const draws = Array.from({ length: DRAWS }, (_, nth) => sampleReply(reply, DRAWS_SEED, nth));
    return { move, draws, leave: null };
  });
}

/** Pairs of the best plays of positions with a full rack without blanks. */
function* comparisons(): Generator<readonly [Position, DrawnPlay, DrawnPlay]> {
  for (const each of readOraclePositions()) {
    if (each.rack.length < 7 || each.moves < 4 || each.rack.includes('?')) continue;
    const position = positionOf(each);
    const plays = bestPlays(position);
    for (const [nth, shown] of plays.entries())
      for (const other of plays.slice(nth + 1)) yield [position, shown, other];
  }
}

function viewOf(position: Position, shown: DrawnPlay, other: DrawnPlay) {
  const drawn = (play: DrawnPlay, rank: number) => ({
    candidate: { ...play.move, rank },
    samples: { generation: 1, rank, draws: play.draws, basis: null, problem: null },
  });
  const setup = { rules: CLASSIC_RULES, tiles: [...position.tiles], rack: [...position.rack] };
  return reasonsViewOf(setup, position, [drawn(shown, 1), drawn(other, 2)], false);
}

function check(reason: Reason, { figures, sentence }: ReasonView, shown: DrawnPlay, other: DrawnPlay): void {
  const told = recomputed(reason, shown, other);
  expect(reason.shown).toBeCloseTo(told.shown, 9);
  expect(reason.other).toBeCloseTo(told.other, 9);
  if (reason.error !== null && !Number.isNaN(told.errors)) {
    expect(told.errors).toBeGreaterThan(4);
    expect(Math.abs(reason.shown - reason.other) / reason.error).toBeCloseTo(told.errors, 6);
  }
  for (const part of told.said) expect(sentence).toContain(part);
  expect(figures).toContain(String(reason.error === null ? told.shown : DRAWS));
}

describe('reasons', () => {
  it('hold when they are worked out anew from the draws', { timeout: 900_000 }, () => {
    const enough = IS_LONG ? 1000 : 40;
    const kinds = new Set<string>();
    let sentences = 0;
    for (const [position, shown, other] of comparisons()) {
      const reasons = findReasons(position, shown, other);
      const view = viewOf(position, shown, other);
      expect(view.reasons).toHaveLength(reasons.length);
      for (const [nth, reason] of reasons.entries()) {
        check(reason, view.reasons[nth]!, shown, other);
        kinds.add(reason.kind);
      }
      sentences += reasons.length;
      if (sentences >= enough) break;
    }
    expect(sentences).toBeGreaterThanOrEqual(enough);
    for (const kind of ['score', 'replies', 'leaves', 'denies']) expect(kinds).toContain(kind);
  });
});
