import { describe, expect, it } from 'vitest';
import { certain } from '../../../../src/core/certain';
import { PASS, type PlainTurn } from '../../../../src/core/game/turns/turn';
import { dealsOf, drawnBy } from '../../../../src/core/strategy/preendgame/deals';
import { JobRunner } from '../../../../src/core/strategy/preendgame/jobRunner';
import { OutcomeSum } from '../../../../src/core/strategy/preendgame/outcome';
import { PLAYER_MODELS, type PlayerModel } from '../../../../src/core/strategy/preendgame/playerModel';
import type { Preendgame } from '../../../../src/core/strategy/preendgame/preendgame';
import {
  type PreendgameRow,
  PreendgameSearch,
} from '../../../../src/core/strategy/preendgame/preendgameSearch';
import { LAST_STAGE, MOST_TURNS, RESULT_STAGE } from '../../../../src/core/strategy/preendgame/stages';
import { TurnLister } from '../../../../src/core/strategy/preendgame/turnLister';
import { buildSmallGaddag } from '../../../oracle/oracleLexicon';
import { runs } from '../../../seed';
import { CATS_WORDS, catsRoot } from './catsRoot';
import { PlainPreendgame, type PlainResult } from './plainPreendgame';
import { searchHere } from './searchHere';
import { someRoot } from './someRoot';

const numbersOf = ({ losses, ties, wins }: Omit<PlainResult, 'spread'>, spread: number) =>
  [wins, ties, losses, spread].map((number) => Math.round(number * 1e6) / 1e6 + 0);

const shareIn = ({ losses, ties, wins }: PlainResult) => (wins + ties / 2) / (wins + ties + losses);

const keyOf = (turn: PlainTurn): string => JSON.stringify(turn);

/** Wins, ties and losses of a turn, from results without spreads. */
function resultsOf(
  { bagCount, known, unseen }: Preendgame,
  runner: JobRunner,
  { model, turn }: { readonly model: PlayerModel; readonly turn: PlainTurn },
): readonly number[] {
  const { listed: deals } = dealsOf({ tiles: unseen, known, bagCount }, drawnBy(turn, bagCount));
  const sum = new OutcomeSum();
  const outcomes = runner.run({ turn, model, stage: RESULT_STAGE, deals, milliseconds: 1 });
  for (const [nth, { weight }] of deals.entries()) sum.add(certain(outcomes[nth], 'an outcome'), weight);
  return numbersOf(sum, 0).slice(0, 3);
}

/** Every turn of some positions by every model, and by brute force; how many turns the models distinguish. */
function compareAll(seeds: number, bagCount: number, rackSize: number): number {
  const told = new Set<string>();
  for (let seed = 0; seed < seeds; seed++) {
    const { preendgame, question, words } = someRoot(seed, bagCount, rackSize);
    const gaddag = buildSmallGaddag(words, 4);
    const runner = new JobRunner(preendgame, gaddag, () => 0);
    const byTurn = new Map<string, string>();
    for (const model of PLAYER_MODELS) {
      const plain = new PlainPreendgame(gaddag, question, model).all();
      const turns = plain.map(({ turn }) => turn);
      const rows = searchHere(preendgame, runner, { model, turns, examined: turns.length }).rows();
      const name = `${model}, position ${seed}, ${bagCount} in the bag, racks of ${rackSize}`;
      expect(
        rows.every(({ isExamined }) => isExamined),
        name,
      ).toBe(true);
      const found = new Map(rows.map((row) => [keyOf(row.turn), numbersOf(row, row.spread)]));
      for (const { result, turn } of plain) {
        expect(resultsOf(preendgame, runner, { model, turn }), `${name}: result of ${keyOf(turn)}`).toEqual(
          numbersOf(result, 0).slice(0, 3),
        );
        const orderings = result.wins + result.ties + result.losses;
        const numbers = numbersOf(result, result.spread / orderings);
        expect(found.get(keyOf(turn)), `${name}: ${keyOf(turn)}`).toEqual(numbers);
        const key = `${seed} ${keyOf(turn)}`;
        if ((byTurn.get(key) ?? numbers.join()) !== numbers.join()) told.add(key);
        byTurn.set(key, numbers.join());
      }
    }
  }
  return told.size;
}

describe('wins, ties, losses and spread of every turn, by every model, equal those of brute force', () => {
  it.each([
    { bagCount: 1, rackSize: 1, seeds: runs(50), told: runs(3) },
    { bagCount: 1, rackSize: 2, seeds: runs(50), told: runs(10) },
    { bagCount: 1, rackSize: 3, seeds: 8, told: 0 },
    { bagCount: 2, rackSize: 1, seeds: 16, told: 10 },
    { bagCount: 2, rackSize: 2, seeds: 4, told: 1 },
    { bagCount: 3, rackSize: 1, seeds: 8, told: 1 },
  ])('with $bagCount in the bag, racks of $rackSize', { timeout: 600_000 }, (size) => {
    const { bagCount, rackSize, seeds, told } = size;
    // The models are different ones.
    expect(compareAll(seeds, bagCount, rackSize)).toBeGreaterThanOrEqual(told);
  });
});

describe('a search without a number of turns to examine', () => {
  it.each([
    { bagCount: 1, rackSize: 1, seeds: runs(40) },
    { bagCount: 1, rackSize: 2, seeds: runs(40) },
    { bagCount: 1, rackSize: 3, seeds: 6 },
    { bagCount: 2, rackSize: 1, seeds: 12 },
  ])('proves the best turn, $bagCount in the bag, racks of $rackSize', { timeout: 600_000 }, (size) => {
    let spared = 0;
    for (let seed = 0; seed < size.seeds; seed++) {
      const { preendgame, question, words } = someRoot(seed, size.bagCount, size.rackSize);
      const gaddag = buildSmallGaddag(words, 4);
      for (const model of PLAYER_MODELS) {
        const plain = new PlainPreendgame(gaddag, question, model).all();
        const turns = plain.map(({ turn }) => turn);
        const shares = new Map(plain.map(({ result, turn }) => [keyOf(turn), shareIn(result)]));
        const most = Math.max(...shares.values());
        const search = new PreendgameSearch(preendgame, { model, turns, examined: null });
        const runner = new JobRunner(preendgame, gaddag, () => 0);
        const isRight = ({ turn }: PreendgameRow) => Math.abs((shares.get(keyOf(turn)) ?? 0) - most) < 1e-9;
        for (let handed = search.next(); handed !== undefined; handed = search.next()) {
          search.note(handed, runner.run(handed.job));
          if (search.rivals === 0) expect(isRight(certain(search.rows()[0], 'the best'))).toBe(true);
        }
        const rows = search.rows();
        expect(search.rivals).toBe(0);
        expect(rows[0]?.isExamined).toBe(true);
        // Of those that win as much, no other one looks better.
        for (const row of rows.filter(isRight))
          expect(row.spread).toBeLessThan(certain(rows[0], 'the best').spread + 1e-6);
        spared += rows.filter(({ isExamined }) => !isExamined).length;
      }
    }
    expect(spared).toBeGreaterThan(0);
  });

  it('proves the best of some turns only if it wins everything', () => {
    const preendgame = catsRoot();
    const gaddag = buildSmallGaddag(CATS_WORDS);
    const { turns } = new TurnLister(gaddag).list(preendgame.root, MOST_TURNS);
    const provenOf = (kind: PlainTurn['kind']) => {
      const some = turns.filter((turn) => turn.kind === kind);
      const options = { model: 'rational', turns: some, examined: null } as const;
      const search = searchHere(preendgame, new JobRunner(preendgame, gaddag, () => 0), options);
      return [false, true].map((isCut) => search.isBestProven(isCut));
    };
    // To pass wins both orderings; CATS wins one and ties the other.
    expect(provenOf('pass')).toEqual([true, true]);
    expect(provenOf('placement')).toEqual([true, false]);
  });

  it('cannot prove anything before a turn is examined to the end', () => {
    const { preendgame, words } = someRoot(3, 1, 2);
    const gaddag = buildSmallGaddag(words, 4);
    const { turns } = new TurnLister(gaddag).list(preendgame.root, MOST_TURNS);
    const search = new PreendgameSearch(preendgame, { model: 'rational', turns, examined: null });
    expect(search.rivals).toBeUndefined();
    expect(search.isBestProven(false)).toBe(false);
  });
});

describe('a search for one clear answer', () => {
  it.each([
    { bagCount: 1, rackSize: 1, seeds: runs(80) },
    { bagCount: 1, rackSize: 2, seeds: runs(80) },
    { bagCount: 2, rackSize: 1, seeds: 12 },
  ])('proves it, $bagCount in the bag, racks of $rackSize', { timeout: 600_000 }, (size) => {
    const told = { clear: 0, unclear: 0 };
    for (let seed = 0; seed < size.seeds; seed++) {
      const { preendgame, question, words } = someRoot(seed, size.bagCount, size.rackSize);
      const gaddag = buildSmallGaddag(words, 4);
      const plain = new PlainPreendgame(gaddag, question, 'rational').all();
      const shares = new Map(plain.map(({ result, turn }) => [keyOf(turn), shareIn(result)]));
      const [best = 0, second = 0] = [...shares.values()].toSorted((one, other) => other - one);
      const turns = plain.map(({ turn }) => turn);
      for (const margin of [0.1, 0.5]) {
        const options = { model: 'rational', turns, examined: null, margin } as const;
        const search = searchHere(preendgame, new JobRunner(preendgame, gaddag, () => 0), options);
        const rows = search.rows();
        // It may miss one that it took for worse, and proves none that is not clear.
        if (search.rivals !== 0) {
          told.unclear++;
          continue;
        }
        told.clear++;
        const [first, ...others] = rows.map(({ turn }) => turn);
        expect(shares.get(keyOf(certain(first, 'the best')))).toBeCloseTo(best, 9);
        if (others.length > 0) expect(best - second).toBeGreaterThan(margin - 1e-9);
      }
      // Whatever is clear by most is found.
      if (best - second > 0.9) {
        const options = { model: 'rational', turns, examined: null, margin: 0.9 } as const;
        expect(searchHere(preendgame, new JobRunner(preendgame, gaddag, () => 0), options).rivals).toBe(0);
      }
    }
    expect(Math.min(told.clear, told.unclear)).toBeGreaterThan(0);
  });
});

describe('a search stopped early', () => {
  const { preendgame, words } = someRoot(3, 1, 2);
  const gaddag = buildSmallGaddag(words, 4);
  const { turns } = new TurnLister(gaddag).list(preendgame.root, MOST_TURNS);
  const options = { model: 'rational', turns, examined: 1 } as const;

  it('reports what it has examined for every turn', () => {
    const search = new PreendgameSearch(preendgame, options);
    const runner = new JobRunner(preendgame, gaddag, () => 0);
    const untouched = { wins: 0, ties: 0, losses: 0, looked: 0, isExamined: false, plies: undefined };
    expect(search.rows()).toHaveLength(turns.length);
    for (const row of search.rows()) expect(row).toMatchObject(untouched);
    for (let nth = 0; nth < 2; nth++) {
      const handed = certain(search.next(), 'a job');
      search.note(handed, runner.run(handed.job));
    }
    const [first, second, ...others] = search.rows();
    expect([first, second].every((row) => row?.looked === 3 && row.plies === 0)).toBe(true);
    for (const row of others) expect(row).toMatchObject(untouched);
  });

  it('fully examines the requested number of turns, the best ones', () => {
    const rows = searchHere(preendgame, new JobRunner(preendgame, gaddag, () => 0), options).rows();
    expect(rows.map(({ isExamined }) => isExamined)).toEqual(turns.map((_, nth) => nth === 0));
    expect(rows.every(({ isExamined, plies }) => isExamined === (plies === undefined))).toBe(true);
    const shares = rows.map(({ ties, wins }) => wins + ties / 2);
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
  });

  it('retries, with more time, turns that took too long', () => {
    let time = 0;
    let isExact = false;
    // Years pass with each reading of the clock while the game is played to its end.
    const hasty = new JobRunner(preendgame, gaddag, () => {
      if (isExact) time += 1e12;
      return time;
    });
    const search = new PreendgameSearch(preendgame, { ...options, turns: [PASS] });
    const given: number[] = [];
    for (let nth = 0; nth < 12; nth++) {
      const handed = certain(search.next(), 'a job');
      isExact = handed.job.stage === LAST_STAGE;
      if (isExact) given.push(handed.job.milliseconds);
      search.note(handed, hasty.run(handed.job));
    }
    expect(search.rows()).toMatchObject([{ isExamined: false, looked: 3 }]);
    expect(given.length).toBeGreaterThan(3);
    expect(given).toEqual(given.map((_, nth) => 500 * 4 ** nth));
  });
});
