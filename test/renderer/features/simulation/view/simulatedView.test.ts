import { describe, expect, it } from 'vitest';
import type { SimulatedReplies } from '../../../../../src/contract/simulation/simulationApi';
import { plainTurn } from '../../../../../src/renderer/features/simulation/state/simulationSubject';
import { compareSimulated } from '../../../../../src/renderer/features/simulation/view/comparedSimulated';
import { simulatedValue } from '../../../../../src/renderer/features/simulation/view/simulatedValue';
import {
  simulationControl,
  simulationOrigin,
} from '../../../../../src/renderer/features/simulation/view/simulationView';
import { heatMap, simulatedHeat } from '../../../../../src/renderer/features/strategy/view/heatMap';
import { sentence } from '../../../../said';
import { placement } from '../../../view/midgame';
import { act, CANDIDATES, FIRST, rowOf, SECOND, simulated, stateWithLexicon } from '../state/simulationRun';

const state = stateWithLexicon();
const squares = (at: Readonly<Record<number, number>>): Float64Array =>
  Float64Array.from({ length: 225 }, (_, square) => at[square] ?? 0);

/** Of 50 samples: 10 over squares 3 and 4 for 20 points each, 5 over square 4 alone for 40. */
const REPLIES: SimulatedReplies = {
  candidate: 0,
  samples: 50,
  opponentSquares: squares({ 3: 10, 4: 15 }),
  opponentPoints: squares({ 3: 200, 4: 400 }),
  ownSquares: squares({ 7: 50 }),
  ownPoints: squares({ 7: 1000 }),
  replies: [{ turn: plainTurn(placement('HE', { row: 0, col: 3, score: 20 })), samples: 10 }],
};

describe('figures of a simulation', () => {
  it('have one decimal and their standard error', () => {
    expect(simulatedValue(rowOf([FIRST], 0, 0.5234, -12.36, 1234))).toMatchObject({
      winShare: '52.3',
      winShareError: '0.4',
      spread: '−12.4',
      spreadError: '1.3',
      name: 'win 52.3 % ± 0.4, spread −12.4 ± 1.3, of 1,234 samples',
    });
  });

  it('have no error if there is only one sample', () => {
    const row = { ...rowOf([FIRST], 0, 1, 5, 1), winShare: { mean: 0.75, error: null } };
    expect(simulatedValue(row)).toMatchObject({ winShare: '75.0', winShareError: '?' });
  });

  it('never show a game as certainly won or lost', () => {
    const shownAs = (mean: number) =>
      simulatedValue({ ...rowOf([FIRST], 0, 1, 5, 9), winShare: { mean, error: 1e-6 } });
    expect(shownAs(0.999999)).toMatchObject({ winShare: '99.9', winShareError: '0.1' });
    expect(shownAs(0.000001)).toMatchObject({ winShare: '0.1', winShareError: '0.1' });
  });

  it('show their method', () => {
    const { run } = simulated(state).simulation;
    expect(run === null ? '' : simulationOrigin(run)).toBe(
      [
        sentence('simulating.byRollouts', { plies: '2', samples: 300, seed: '1' }),
        sentence('simulating.byEquity'),
        sentence('simulating.ofHorizon'),
        sentence('simulating.winByFormula'),
      ].join(' '),
    );
  });
});

describe('the control of a simulation', () => {
  it('shows its action, progress and time limit', () => {
    expect(simulationControl(state)).toMatchObject({
      task: 'start',
      title: 'Simulate best 15',
      why: null,
    });
    // 300 of 6,000 samples in one second: 19 seconds for the other 5,700.
    expect(simulationControl(simulated(state))).toMatchObject({
      task: 'stop',
      status: '300 of 6,000, at most 19 seconds left',
      progress: 0.05,
    });
  });
});

describe('the heat map of a simulation', () => {
  it('has shares and points of all samples, like that of draws', () => {
    const reply = (col: number, tiles: string, score: number) => ({
      rack: [],
      reply: placement(tiles, { row: 0, col, score }),
      next: null,
    });
    const nothing = { rack: [], reply: null, next: null };
    const draws = [
      ...Array(10).fill(reply(3, 'HE', 20)),
      ...Array(5).fill(reply(4, 'E', 40)),
      ...Array(35).fill(nothing),
    ];
    for (const measure of ['share', 'points'] as const)
      expect(simulatedHeat(REPLIES, 'replies', measure)).toEqual(heatMap(draws, 'replies', measure, 15));
    expect(simulatedHeat(REPLIES, 'next', 'share')).toEqual([
      { square: 7, share: 1, points: 20, meanScore: 20 },
    ]);
  });
});

describe('two simulated candidates', () => {
  const both = act(
    simulated(state),
    { type: 'simulated-replies-arrived', id: 1, replies: REPLIES },
    {
      type: 'simulated-compared',
      compared: {
        id: 1,
        one: 1,
        other: 0,
        samples: 80,
        winShare: { mean: 0.25, error: 0.01 },
        spread: { mean: -10, error: 2 },
      },
    },
    { type: 'candidate-pinned' },
  );

  it('are compared by the difference over common deals and the replies seen', () => {
    expect(compareSimulated(both, FIRST, SECOND)).toMatchObject({
      pinned: { value: { winShare: '50.0' }, replies: ['HE 1D 20, 20.0 %'] },
      shown: { value: { winShare: '75.0' }, replies: [] },
      difference: {
        winShare: { text: '+25.0 ± 1.0', isLess: false },
        spread: { text: '−10.0 ± 2.0', isLess: true },
        samples: 80,
      },
    });
  });

  it('are not compared if one has no samples', () => {
    const run = simulated(state, CANDIDATES.slice(0, 2));
    expect(compareSimulated(run, FIRST, placement('KEMS', { row: 0, rank: 3, score: 40 }))).toBeNull();
  });
});
