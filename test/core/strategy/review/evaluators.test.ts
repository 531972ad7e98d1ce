import { describe, expect, it } from 'vitest';
import { NO_TILE } from '../../../../src/core/alphabet/tile';
import { checkSetup } from '../../../../src/core/board/position';
import { CLASSIC_TURN_RULES } from '../../../../src/core/game/turnRules';
import { PASS } from '../../../../src/core/game/turns/turn';
import { NO_DEADLINE } from '../../../../src/core/strategy/agent';
import { EndgameSolver } from '../../../../src/core/strategy/endgame/endgameSolver';
import { equityEvaluator } from '../../../../src/core/strategy/leaves/equityEvaluator';
import type { PlayerView } from '../../../../src/core/strategy/playerView';
import { endgameEvaluator } from '../../../../src/core/strategy/review/endgameEvaluator';
import { preEndgameEvaluator } from '../../../../src/core/strategy/review/preEndgameEvaluator';
import type { ReviewSimulation } from '../../../../src/core/strategy/review/reviewSettings';
import { simulationEvaluator } from '../../../../src/core/strategy/review/simulationEvaluator';
import { StaticEquity } from '../../../../src/core/strategy/review/staticEvaluator';
import { CandidateFinder } from '../../../../src/core/strategy/simulation/candidates';
import { situationOf } from '../../../../src/core/strategy/simulation/situation';
import { WIN_FORMULA } from '../../../../src/core/strategy/winTable/winChances';
import { buildSmallGaddag, codesOf } from '../../../oracle/oracleLexicon';
import { unwrap } from '../../../oracle/oraclePositions';
import { someLeaveTable } from '../leaves/someLeaveTable';
import { CATS_WORDS, catsRoot } from '../preendgame/catsRoot';
import { EIGHT_TILES, tilesOf } from '../tableGames';
import { smallLeaves } from './smallGames';

const lexicon = buildSmallGaddag(['AA', 'AB', 'BA', 'CAB'].map(codesOf), 3);

/** AB is on the start square. */
function viewOf(rack: string, bagCount: number, scores: readonly [number, number]): PlayerView {
  const { cols, rows } = EIGHT_TILES.layout;
  const tiles = new Array<number>(rows * cols).fill(NO_TILE);
  tiles.splice(7 * cols + 7, 2, ...tilesOf('AB'));
  const { position } = unwrap(checkSetup({ rules: EIGHT_TILES, tiles, rack: tilesOf(rack) }));
  const rackCounts = [rack.length, 6 - rack.length - bagCount];
  return {
    player: 0,
    position,
    turnRules: CLASSIC_TURN_RULES,
    scores,
    rackCounts,
    bagCount,
    unseenCount: 6 - rack.length,
    progress: { scorelessTurns: 0, turnsLeft: undefined, end: undefined },
    history: [],
  };
}

/** C before the AB of row 8: down CAB with 10 points and across CAB with 9, and 6 for three A left. */
const OUT = {
  kind: 'placement',
  row: 7,
  col: 6,
  direction: 'down',
  tiles: tilesOf('CAB'),
  score: 19,
} as const;

describe('static equity', () => {
  const table = smallLeaves();
  const finder = new CandidateFinder(lexicon, table);
  const ofReview = new StaticEquity(lexicon, equityEvaluator(table));
  const situationIn = (view: PlayerView) =>
    unwrap(situationOf(view.position, view.turnRules, { opponentCount: view.rackCounts[1]! }));
  const exchanged = { kind: 'exchange', tiles: tilesOf('B') } as const;

  it.each([
    // Two tiles and the third: AB 2.5 and A 0.5, or AA 1 and B 2.
    ['a pass keeps the whole rack', viewOf('AAB', 1, [0, 0]), PASS, 3000],
    ['an exchange keeps AA', viewOf('AAB', 1, [0, 0]), exchanged, 1000],
    ['a play that keeps nothing', viewOf('ABC', 1, [0, 0]), OUT, 19_000],
    // Three A are left, which count twice.
    ['going out', viewOf('ABC', 0, [0, 0]), OUT, 25_000],
    // A turn of 10 points for the other, and 9 points on the rack twice.
    ['a pass with an empty bag', viewOf('ABC', 0, [0, 0]), PASS, -28_000],
  ])('is the same in reviews and simulations: %s', (_what, view, turn, equity) => {
    expect(ofReview.equityOf(view, turn)).toBe(equity);
    expect(finder.equityOf(situationIn(view), turn)).toBe(equity);
  });

  it('puts a pass last among candidates while there are tiles to draw', () => {
    const found = finder.find(situationIn(viewOf('AAB', 1, [0, 0])), 1000);
    expect(found.length).toBeGreaterThan(1);
    expect(found.findIndex(({ turn }) => turn.kind === 'pass')).toBe(found.length - 1);
    expect(found.at(-1)?.equity).toBe(3000);
  });
});

describe('endgameEvaluator', () => {
  const evaluator = endgameEvaluator(new EndgameSolver(lexicon, { tableBytes: 1 << 20 }), () => NO_DEADLINE);

  it('solves both turns, and returns who wins with them', () => {
    const out = evaluator({ view: viewOf('ABC', 0, [0, 24]), played: OUT });
    expect(out).toMatchObject({ method: 'endgame', played: { points: 25, winShare: 1 } });
    // BA above AB first, for 14 points, brings more: three A cannot go out at once.
    expect(out?.best.turn).toMatchObject({ row: 6, tiles: tilesOf('BA'), score: 14 });
    expect(out?.best.points).toBeGreaterThan(25);
    const passed = evaluator({ view: viewOf('ABC', 0, [0, 24]), played: PASS });
    expect(passed?.best).toEqual(out?.best);
    expect(passed?.played.points).toBeLessThan(25);
    expect(evaluator({ view: viewOf('ABC', 0, [0, 25]), played: OUT })?.played.winShare).toBe(0.5);
    expect(evaluator({ view: viewOf('ABC', 0, [0, 26]), played: OUT })?.played.winShare).toBe(0);
  });

  it('has no answer while there are tiles to draw', () => {
    expect(evaluator({ view: viewOf('ABC', 1, [0, 0]), played: OUT })).toBeUndefined();
  });
});

describe('preEndgameEvaluator', () => {
  const { root } = catsRoot();
  const { player, position, racks, scores } = root;
  const view: PlayerView = {
    ...viewOf('AAB', 1, [0, 0]),
    player,
    position,
    scores,
    rackCounts: racks.map(({ length }) => length),
  };
  const cats = { kind: 'placement', row: 0, col: 0, direction: 'across', score: 6 } as const;
  const played = { ...cats, tiles: [NO_TILE, NO_TILE, NO_TILE, ...tilesOf('S')] };
  const words = buildSmallGaddag(CATS_WORDS, 4);

  it('counts every ordering of the unseen tiles after the played turn and after the best one', () => {
    const evaluator = preEndgameEvaluator({ lexicon: words, now: () => 0, milliseconds: 1 });
    // CATS makes it 16 to 12, then 12 to 4 or 8 to 8; a pass ends with 9 to 4 or 9 to 8.
    const pass = { turn: PASS, winShare: 1, points: 5 };
    const placed = { turn: played, winShare: 0.75, points: 6 };
    expect(evaluator({ view, played })).toEqual({
      method: 'preEndgame',
      best: pass,
      played: placed,
      error: null,
    });
    expect(evaluator({ view, played: PASS })).toMatchObject({ best: pass, played: pass });
  });

  it('has no answer with an empty or a full bag, or if there is too little time', () => {
    const evaluator = preEndgameEvaluator({ lexicon: words, now: () => 0, milliseconds: 1 });
    expect(evaluator({ view: viewOf('ABC', 0, [0, 0]), played: PASS })).toBeUndefined();
    expect(evaluator({ view: { ...view, bagCount: 5 }, played })).toBeUndefined();
    const late = preEndgameEvaluator({ lexicon: words, now: () => 0, milliseconds: 0 });
    expect(late({ view, played })).toBeUndefined();
  });
});

describe('simulationEvaluator', () => {
  const valueWith = (settings: ReviewSimulation, isOver: boolean) =>
    simulationEvaluator({
      lexicon,
      leaves: someLeaveTable(EIGHT_TILES),
      chances: WIN_FORMULA,
      seed: 1,
      settings,
      begin: () => () => isOver,
    })({ view: viewOf('AAA', 1, [0, 0]), played: PASS });

  it('includes the played turn, and is deterministic for a seed', () => {
    const value = () => valueWith({ plies: 2, samples: null, seconds: 1 }, true);
    const valuation = value();
    expect(valuation).toMatchObject({ method: 'simulation', played: { turn: PASS } });
    expect(valuation?.best.winShare).toBeGreaterThanOrEqual(valuation?.played.winShare ?? 1);
    expect(value()).toEqual(valuation);
    expect(valuation?.error?.winShare).toBeGreaterThanOrEqual(0);
  });

  it('stops after the given number of samples at any time, and searches to the given depth', () => {
    const counted = valueWith({ plies: 2, samples: 40, seconds: null }, false);
    expect(counted?.method).toBe('simulation');
    expect(valueWith({ plies: 2, samples: 40, seconds: null }, false)).toEqual(counted);
    // To the end of the game: with so few tiles three passes, or out, and points are whole numbers.
    const ended = valueWith({ plies: null, samples: 1000, seconds: null }, false);
    expect(ended).not.toEqual(counted);
  });
});
