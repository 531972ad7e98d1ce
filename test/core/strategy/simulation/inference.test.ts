import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../../src/core/alphabet/english';
import { NO_TILE, type Tile } from '../../../../src/core/alphabet/tile';
import { countKinds, findExcess } from '../../../../src/core/alphabet/tileCounts';
import { checkSetup, type Position } from '../../../../src/core/board/position';
import { CLASSIC_RULES, type Rules } from '../../../../src/core/board/rules';
import { CLASSIC_TURN_RULES } from '../../../../src/core/game/turnRules';
import { readPlacement } from '../../../../src/core/game/turns/placementWords';
import type { Move } from '../../../../src/core/movegen/move';
import { MoveGenerator } from '../../../../src/core/movegen/moveGenerator';
import { MoveList } from '../../../../src/core/movegen/moveList';
import { dealOf } from '../../../../src/core/strategy/simulation/deal';
import { InferenceFinder } from '../../../../src/core/strategy/simulation/inference';
import type {
  FittingRack,
  Inference,
  OpponentTurn,
} from '../../../../src/core/strategy/simulation/inferredRacks';
import { type Circumstances, situationOf } from '../../../../src/core/strategy/simulation/situation';
import type { TurnsBefore } from '../../../../src/core/strategy/simulation/turnsBefore';
import { buildSmallGaddag, codesOf } from '../../../oracle/oracleLexicon';
import { unwrap } from '../../../oracle/oraclePositions';
import { someLeaveTable } from '../leaves/someLeaveTable';
import { tilesOf } from '../tableGames';

const WORDS = ['AA', 'AB', 'AE', 'BA', 'BE', 'EA', 'BEE', 'ABE', 'CAB', 'ACE', 'CEE', 'ABBE', 'AECA', 'CABA'];
const LEXICON = buildSmallGaddag(WORDS.map(codesOf));

/** Racks of four, and twenty tiles: eight A, four B, three C, four E, a blank. */
const RULES: Rules = {
  ...CLASSIC_RULES,
  rackSize: 4,
  exchangeLimit: 4,
  distribution: {
    ...ENGLISH,
    blankCount: 1,
    letters: ENGLISH.letters.map((letter, nth) => ({ ...letter, count: [8, 4, 3, 0, 4][nth] ?? 0 })),
  },
};
const LEAVES = someLeaveTable(RULES, 4);
const MOST_LOST = 20;

interface Words {
  readonly rack: string;
  /** Across, by row and column from 0. */
  readonly board: readonly (readonly [row: number, col: number, word: string])[];
}

function positionOf({ board, rack }: Words): Position {
  const { cols, rows } = RULES.layout;
  const tiles = Array<Tile>(rows * cols).fill(NO_TILE);
  for (const [row, col, word] of board) tiles.splice(row * cols + col, word.length, ...tilesOf(word));
  return unwrap(checkSetup({ rules: RULES, tiles, rack: tilesOf(rack) })).position;
}

const BEFORE = [[7, 6, 'ABE']] as const;

/** A word laid down on a board, with its points. */
function turnOf(row: number, col: number, word: string, board: Words['board'] = BEFORE): Move {
  const move = { kind: 'placement', row, col, direction: 'across', tiles: tilesOf(word), score: 0 } as const;
  return { ...move, score: readPlacement(positionOf({ rack: word, board }), move).score };
}

const infer = (
  words: Words,
  turn: OpponentTurn,
  circumstances: Circumstances = {},
  isOver?: () => boolean,
  seed = 'seed',
  turnsBefore?: TurnsBefore,
) =>
  new InferenceFinder(LEXICON, LEAVES).infer(
    unwrap(situationOf(positionOf(words), CLASSIC_TURN_RULES, circumstances)),
    turn,
    seed,
    isOver,
    turnsBefore,
  );

/** All choices of this many, each distinguished from the others. */
function choices<T>(things: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return things.flatMap((one, nth) => choices(things.slice(nth + 1), size - 1).map((rest) => [one, ...rest]));
}

const sorted = (tiles: readonly Tile[]): string => [...tiles].sort((one, other) => one - other).join();

/** The rest of a rack, tile by tile. */
function without(rack: readonly Tile[], tiles: readonly Tile[]): Tile[] {
  const rest = [...rack];
  for (const tile of tiles) if (tile !== NO_TILE) rest.splice(rest.indexOf(tile >= 0x80 ? 0x80 : tile), 1);
  return rest;
}

const leaveValue = (kept: readonly Tile[]): number => LEAVES.valueOf(kept) ?? Number.NaN;

/** The highest equity that a rack can have before the turn, by trying everything. */
function mostEquity(rack: readonly Tile[], board: Words['board'], bagCount: number): number {
  const { position } = unwrap(
    checkSetup({ rules: RULES, tiles: [...positionOf({ board, rack: 'A' }).tiles], rack }),
  );
  const moves = new MoveList();
  new MoveGenerator(LEXICON).generate(position, moves);
  const placements = Array.from({ length: moves.length }, (_, index) => {
    const { score, tiles } = moves.moveAt(index);
    return score + leaveValue(without(rack, tiles));
  });
  const exchanges =
    bagCount < RULES.exchangeLimit
      ? []
      : [1, 2, 3, 4]
          .flatMap((count) => choices(rack, count))
          .map((tiles) => leaveValue(without(rack, tiles)));
  return Math.max(...placements, ...exchanges);
}

/** A turn, and the opponent's view before it. */
interface Taken {
  readonly turn: Move;
  readonly board: Words['board'];
  readonly bagCount: number;
}

const playedBy = ({ tiles }: Move): readonly Tile[] => tiles.filter((tile) => tile !== NO_TILE);

/**
 * Likelihood of the turn with these tiles in addition to the played ones; 0 if another one is much better.
 */
function likelihoodByForce({ bagCount, board, turn }: Taken, kept: readonly Tile[]): number {
  const most = mostEquity([...playedBy(turn), ...kept], board, bagCount);
  // A phony cannot be found as a move.
  const loss = Math.max(0, most - turn.score - leaveValue(kept));
  return loss > MOST_LOST ? 0 : (1 + loss) ** -1.7;
}

/** The parts of a whole that the weights are. */
function partsOf(weights: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return new Map([...weights].map(([key, weight]) => [key, weight / whole]));
}

/**
 * How likely the opponent kept what, by everything that can have happened: each tile by itself, first those
 * kept at the turn before, then those drawn after it, of which the last turn was played.
 */
function keptByForce(unseen: readonly Tile[], last: Taken, before?: Taken): ReadonlyMap<string, number> {
  const hidden = [...unseen, ...playedBy(last.turn)].map((tile, nth) => ({ tile, nth }));
  const tilesIn = (them: readonly { readonly tile: Tile }[]) => them.map(({ tile }) => tile);
  const keptBefore = before === undefined ? 0 : RULES.rackSize - playedBy(before.turn).length;
  const weights = new Map<string, number>();
  for (const kept of choices(hidden, keptBefore)) {
    const first =
      before === undefined ? 1 : likelihoodByForce(before, tilesIn(kept)) || (1 + MOST_LOST) ** -1.7;
    const others = hidden.filter((each) => !kept.includes(each));
    for (const drawn of choices(others, RULES.rackSize - keptBefore)) {
      const rack = tilesIn([...kept, ...drawn]);
      if (findExcess(playedBy(last.turn), countKinds(rack)) !== undefined) continue;
      const rest = without(rack, last.turn.tiles);
      const weight = first * likelihoodByForce(last, rest);
      if (weight > 0) weights.set(sorted(rest), (weights.get(sorted(rest)) ?? 0) + weight);
    }
  }
  return partsOf(weights);
}

const weightsOf = ({ fitting }: Inference): ReadonlyMap<string, number> =>
  new Map(fitting.map(({ kept, weight }) => [sorted(kept), weight]));

/** Equities are rounded to thousandths of a point. */
function expectAlike(found: ReadonlyMap<string, number>, forced: ReadonlyMap<string, number>): void {
  expect([...found.keys()].sort()).toEqual([...forced.keys()].sort());
  for (const [kept, part] of forced) expect((found.get(kept) ?? 0) / part).toBeCloseTo(1, 2);
}

describe('the opponent’s leave', () => {
  it.each([
    { rack: 'AABC', turn: turnOf(8, 7, 'EA'), excludes: true },
    { rack: 'ABBC', turn: turnOf(8, 6, 'BE'), excludes: true },
    { rack: 'AAEE', turn: turnOf(8, 6, 'ACE'), excludes: false },
  ])('fits according to an exhaustive search', ({ excludes, rack, turn }) => {
    const word = turn.tiles.map((tile) => String.fromCharCode(64 + tile)).join('');
    const words = { rack, board: [...BEFORE, [turn.row, turn.col, word] as const] };
    const inference = unwrap(infer(words, turn));
    const { bagCount, unseen } = unwrap(situationOf(positionOf(words), CLASSIC_TURN_RULES));
    const forced = keptByForce(unseen, { turn, board: BEFORE, bagCount: bagCount + playedBy(turn).length });
    expect(inference.isEvery).toBe(true);
    expect(forced.size).toBeGreaterThan(0);
    expect(forced.size < inference.looked).toBe(excludes);
    expectAlike(partsOf(weightsOf(inference)), forced);
  });

  it('also fits the previous turn, according to an exhaustive search', () => {
    const opponents = turnOf(8, 7, 'EA');
    const after = [...BEFORE, [8, 7, 'EA'] as const];
    const own = turnOf(12, 3, 'EA', after);
    const answered = [...after, [12, 3, 'EA'] as const];
    const last = turnOf(6, 4, 'CAB', answered);
    const words = { rack: 'AABC', board: [...answered, [6, 4, 'CAB'] as const] };
    const { bagCount, unseen } = unwrap(situationOf(positionOf(words), CLASSIC_TURN_RULES));
    const taken = { turn: last, board: answered, bagCount: bagCount + 3 };
    const before = { turn: opponents, board: BEFORE, bagCount: bagCount + 7 };
    const weights = (turnsBefore?: TurnsBefore, isOver?: () => boolean) =>
      partsOf(weightsOf(unwrap(infer(words, last, {}, isOver, 'seed', turnsBefore))));
    const both = keptByForce(unseen, taken, before);
    const lastAlone = keptByForce(unseen, taken);
    expectAlike(weights({ opponents, own }), both);
    expectAlike(weights(), lastAlone);
    const distance = [...both].reduce(
      (sum, [kept, part]) => sum + Math.abs(part - (lastAlone.get(kept) ?? 0)),
      0,
    );
    expect(distance).toBeGreaterThan(0.1);
    // Not where they are not on the board, and not where time is over.
    expect(weights({ opponents: { ...opponents, row: 9 }, own })).toEqual(weights());
    const { looked } = unwrap(infer(words, last));
    let asked = 0;
    expect(weights({ opponents, own }, () => ++asked > looked)).toEqual(weights());
  });

  it('is drawn by its weight, with every tile in a possible place', () => {
    const turn = turnOf(8, 6, 'BE');
    const words = { rack: 'ABBC', board: [...BEFORE, [8, 6, 'BE'] as const] };
    const inference = unwrap(infer(words, turn));
    const situation = unwrap(situationOf(positionOf(words), CLASSIC_TURN_RULES, { inference }));
    const total = inference.fitting.reduce((sum, { weight }) => sum + weight, 0);
    const samples = 4000;
    const drawn = new Map<string, number>();
    for (let sample = 0; sample < samples; sample++) {
      const { bag, opponentRack } = dealOf(situation, 'seed', sample);
      expect(sorted([...bag, ...opponentRack])).toBe(sorted(situation.unseen));
      const kept = sorted(opponentRack.slice(0, 2));
      drawn.set(kept, (drawn.get(kept) ?? 0) + 1);
    }
    for (const { kept, weight } of inference.fitting) {
      const expected = (samples * weight) / total;
      expect(Math.abs((drawn.get(sorted(kept)) ?? 0) - expected)).toBeLessThan(4 * Math.sqrt(expected) + 1);
    }
    expect([...drawn.keys()].every((kept) => weightsOf(inference).has(kept))).toBe(true);
  });

  it('is the rest after an exchange, whose tiles are in the bag', () => {
    const words = { rack: 'AABC', board: BEFORE };
    const inference = unwrap(infer(words, { kind: 'exchange', count: 2 }));
    const situation = unwrap(situationOf(positionOf(words), CLASSIC_TURN_RULES, { inference }));
    expect(inference.fitting.length).toBeGreaterThan(0);
    for (const { exchanged, kept } of inference.fitting) {
      expect([kept.length, exchanged.length]).toEqual([2, 2]);
      const most = mostEquity([...kept, ...exchanged], BEFORE, situation.bagCount);
      expect(leaveValue(kept) + MOST_LOST).toBeGreaterThanOrEqual(most);
    }
    const racks = new Set(inference.fitting.map(({ kept }) => sorted(kept)));
    for (let sample = 0; sample < 100; sample++) {
      const { bag, opponentRack } = dealOf(situation, 'seed', sample);
      expect(sorted([...bag, ...opponentRack])).toBe(sorted(situation.unseen));
      expect(racks.has(sorted(opponentRack.slice(0, 2)))).toBe(true);
    }
  });

  it('is deterministic for a seed if racks are sampled', () => {
    const turn = turnOf(8, 7, 'EA');
    const large = { ...RULES, rackSize: 7 };
    const words = { rack: 'AABC', board: [...BEFORE, [8, 7, 'EA'] as const] };
    const { position } = unwrap(
      checkSetup({ rules: large, tiles: [...positionOf(words).tiles], rack: tilesOf('AABC') }),
    );
    const situation = unwrap(situationOf(position, CLASSIC_TURN_RULES));
    const find = (seed: string) =>
      unwrap(new InferenceFinder(LEXICON, someLeaveTable(large)).infer(situation, turn, seed));
    expect(find('one')).toEqual(find('one'));
  });

  it('is based on the racks tried before the time is over, which is polled before each', () => {
    const turn = turnOf(8, 6, 'BE');
    const words = { rack: 'ABBC', board: [...BEFORE, [8, 6, 'BE'] as const] };
    const whole = unwrap(infer(words, turn));
    const order = (rack: FittingRack) =>
      whole.fitting.findIndex(({ kept }) => sorted(kept) === sorted(rack.kept));
    let fitting = -1;
    for (let most = 0; most <= whole.looked; most++) {
      let asked = 0;
      const cut = unwrap(infer(words, turn, {}, () => ++asked > most));
      expect(asked).toBe(Math.min(most + 1, whole.looked));
      expect(cut).toMatchObject({ looked: most, isEvery: most === whole.looked });
      // One more is looked at each time, and those that fit stand in the same order.
      expect([0, 1]).toContain(cut.fitting.length - Math.max(0, fitting));
      const places = cut.fitting.map(order);
      expect(places).toEqual([...places].sort((one, other) => one - other));
      expect(places).not.toContain(-1);
      fitting = cut.fitting.length;
    }
    expect(fitting).toBe(whole.fitting.length);
  });

  it('uses a fair sample, not the first racks in alphabetical order', () => {
    const turn = turnOf(8, 6, 'BE');
    const words = { rack: 'ABBC', board: [...BEFORE, [8, 6, 'BE'] as const] };
    const firstOf = (seed: string) => {
      let asked = 0;
      return unwrap(infer(words, turn, {}, () => ++asked > 1, seed)).fitting.map(({ kept }) => sorted(kept));
    };
    const seeds = Array.from({ length: 60 }, (_, nth) => `seed ${nth}`);
    const seen = new Set(seeds.flatMap(firstOf));
    expect(seen.size).toBe(unwrap(infer(words, turn)).fitting.length);
  });

  it('polls the time before each rack is drawn', () => {
    const turn = turnOf(8, 7, 'EA');
    const large = { ...RULES, rackSize: 7, distribution: ENGLISH };
    const words = { rack: 'AABC', board: [...BEFORE, [8, 7, 'EA'] as const] };
    const { position } = unwrap(
      checkSetup({ rules: large, tiles: [...positionOf(words).tiles], rack: tilesOf('AABC') }),
    );
    const situation = unwrap(situationOf(position, CLASSIC_TURN_RULES));
    const finder = new InferenceFinder(LEXICON, someLeaveTable(large));
    let asked = 0;
    const cut = unwrap(finder.infer(situation, turn, 'seed', () => ++asked > 5));
    // Five draws, then no more of them, and none is looked at.
    expect(asked).toBe(7);
    expect(cut).toEqual({ fitting: [], looked: 0, isEvery: false });
  });

  it('is arbitrary if no rack explains the turn', () => {
    const turn = turnOf(8, 7, 'EA');
    const words = { rack: 'AABC', board: [...BEFORE, [8, 7, 'EA'] as const] };
    const position = positionOf(words);
    const inference = { fitting: [], looked: 10, isEvery: true };
    const some = unwrap(situationOf(position, CLASSIC_TURN_RULES, { inference }));
    const any = unwrap(situationOf(position, CLASSIC_TURN_RULES));
    expect(turn.score).toBeGreaterThan(0);
    for (let sample = 0; sample < 20; sample++)
      expect(dealOf(some, 1, sample)).toEqual(dealOf(any, 1, sample));
  });

  it('is not inferred from an impossible turn', () => {
    const words = { rack: 'AABC', board: [...BEFORE, [8, 7, 'EA'] as const] };
    const refused = (turn: OpponentTurn, circumstances: Circumstances = {}) => {
      const found = infer(words, turn, circumstances);
      return found.ok ? 'inferred' : typeof found.error === 'string' ? found.error : found.error.key;
    };
    const turn = turnOf(8, 7, 'EA');
    expect(refused(turn)).toBe('inferred');
    expect(refused(turnOf(9, 7, 'AB'))).toBe('simulation.notOnBoard');
    expect(refused({ ...turn, row: 14, col: 14 })).toBe('simulation.notOnBoard');
    expect(refused({ ...turn, score: 99 })).toBe('simulation.wrongTurn');
    expect(refused({ ...turn, tiles: [NO_TILE, NO_TILE] })).toBe('simulation.wrongTurn');
    expect(refused({ kind: 'exchange', count: 0 })).toBe('simulation.wrongExchange');
    expect(refused({ kind: 'exchange', count: 5 })).toBe('simulation.wrongExchange');
    expect(refused(turn, { known: tilesOf('A') })).toBe('simulation.knownAndInferred');
  });
});
