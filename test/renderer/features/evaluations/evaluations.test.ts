import { describe, expect, it } from 'vitest';
import type { EquityBasis, ListedTurn } from '../../../../src/contract/candidates/candidatesApi';
import { evaluationsOf } from '../../../../src/renderer/features/evaluations/state/evaluations';
import { evaluationsView } from '../../../../src/renderer/features/evaluations/view/evaluationsView';
import { NO_SIMULATION } from '../../../../src/renderer/features/simulation/state/simulationState';
import type { AppState } from '../../../../src/renderer/state/appState';
import { drawersOf } from '../../../../src/renderer/state/candidates/reduceDrawer';
import { placement, readMidgame, summaryOf } from '../../view/midgame';
import { act, simulated, stateWithLexicon } from '../simulation/state/simulationRun';

const FIRST = placement('MIST.KEN', { rank: 1, worth: { kept: -20_000, placed: 0 } });
const SECOND = placement('MAKE', { row: 0, rank: 2, score: 50, worth: { kept: 5000, placed: 0 } });
const THIRD = placement('KEMS', { row: 0, rank: 3, score: 40, worth: { kept: 1000, placed: 0 } });
const TURNS = [FIRST, SECOND, THIRD];

const leavesOf = (lexicon: string): EquityBasis => ({
  kind: 'leaves',
  origin: { lexicon, board: 'Standard', seed: 'one', generations: '8,16', command: '', date: '2026-01-31' },
});

const searched = (state: AppState, lexicon = 'English', turns: readonly (typeof FIRST)[] = TURNS): AppState =>
  act(state, {
    type: 'generation-finished',
    setup: state.setup,
    summary: { ...summaryOf(turns), basis: leavesOf(lexicon) },
  });

const judged = searched(stateWithLexicon());
const withPlies = (state: AppState, plies: number | null) =>
  act(state, { type: 'simulation-form-changed', change: { plies } });
const afterTwo = simulated(withPlies(judged, 2), TURNS, { phase: 'stopped' });
/** Two plies, then four. */
const afterFour = simulated(withPlies(afterTwo, 4), TURNS, { id: 2 });

const idsOf = (state: AppState) => evaluationsOf(state).map(({ id }) => id.split(/[{]/)[0]?.trim());
const valuesOf = (state: AppState) =>
  evaluationsView(state)?.rows.map(({ figures: [left, right] }) => [
    left.wins.value,
    left.points.value,
    right.wins.value,
    right.points.value,
  ]);

describe('the evaluations of a position', () => {
  it('are compared once there are two', () => {
    expect(idsOf(judged)).toEqual(['equity']);
    expect(evaluationsView(judged)).toBeNull();
    expect(drawersOf(judged)).not.toContain('evaluations');
    expect(drawersOf(afterTwo)).toContain('evaluations');
  });

  it('show a simulation beside equity, in the order of the simulation, and mark the best of both', () => {
    // Score and leave: 50 + 5, the score of the first − 20, 40 + 1.
    const first = (FIRST.score - 20).toFixed(1).replace('-', '−');
    expect(valuesOf(afterTwo)).toEqual([
      ['75.0', '+20.0', '', '55.0'],
      ['50.0', '+30.0', '', first],
      ['25.0', '−10.0', '', '41.0'],
    ]);
    const best = FIRST.score - 20 > 55 ? [false, true, false] : [true, false, false];
    expect(evaluationsView(afterTwo)?.rows.map(({ isBest }) => isBest)).toEqual([
      [true, best[0]],
      [false, best[1]],
      [false, best[2]],
    ]);
  });

  it('keep a simulation that another one replaces, unless it has the same depth', () => {
    expect(idsOf(afterFour)).toEqual(['simulation 4', 'simulation 2', 'equity']);
    expect(evaluationsView(afterFour)?.sides.map(({ id }) => id)).toEqual(['simulation 4', 'simulation 2']);
    const again = simulated(afterFour, TURNS, { id: 3 });
    expect(idsOf(again)).toEqual(['simulation 4', 'simulation 2', 'equity']);
  });

  it('keep the equity of other leaves', () => {
    const other = searched(judged, 'Spanish', [
      { ...FIRST, worth: { kept: 3000, placed: 0 } },
      SECOND,
      THIRD,
    ]);
    expect(idsOf(other)).toEqual(['equity', 'equity']);
    const [now, before] = evaluationsView(other)?.choices.map(([, name]) => name) ?? [];
    expect(now).toContain('Spanish');
    expect(before).toContain('English');
    expect(
      evaluationsView(other)?.rows.find(({ turn }) => 'score' in turn && turn.score === FIRST.score)?.figures,
    ).toMatchObject([
      { points: { value: (FIRST.score + 3).toFixed(1) } },
      { points: { value: (FIRST.score - 20).toFixed(1).replace('-', '−') } },
    ]);
  });

  it('keep the equity when the user changes the leaves of the window', () => {
    const changed = act(judged, { type: 'engine-event', event: { type: 'leaves-changed' } });
    expect(changed.candidates).toBeNull();
    expect(evaluationsView(searched(changed, 'Own'))?.choices).toHaveLength(2);
    // The same leaves again are no other evaluation.
    expect(evaluationsView(searched(changed))).toBeNull();
  });

  it('belong to the position, its score and its lexicon', () => {
    const { setup } = afterFour;
    const moved = { ...afterFour, setup: { ...setup }, candidates: null };
    expect(idsOf(moved)).toEqual([]);
    expect(idsOf({ ...moved, setup })).toEqual(['simulation 4', 'simulation 2']);
    const ahead = { ...afterFour, turn: { ...afterFour.turn, scores: [9, 0] as const } };
    expect(idsOf(ahead)).toEqual(['equity']);
    const other = { ...afterFour.lexicon } as Extract<AppState['lexicon'], { kind: 'open' }>;
    const swapped: AppState = { ...afterFour, lexicon: { ...other, info: { ...other.info, id: 'other' } } };
    expect(idsOf(swapped)).toEqual(['equity']);
  });

  it('stand on the sides chosen for them, as long as they are there', () => {
    const chosen = act(
      afterFour,
      { type: 'evaluation-chosen', side: 0, id: 'simulation 2' },
      { type: 'evaluation-chosen', side: 1, id: 'simulation 4' },
    );
    expect(evaluationsView(chosen)?.sides.map(({ id }) => id)).toEqual(['simulation 2', 'simulation 4']);
    const gone = { ...chosen, simulation: NO_SIMULATION, evaluations: { ...chosen.evaluations, kept: [] } };
    expect(evaluationsView(gone)).toBeNull();
    const wrong = act(afterFour, { type: 'evaluation-chosen', side: 0, id: 'no such' });
    expect(evaluationsView(wrong)?.sides.map(({ id }) => id)).toEqual(['simulation 4', 'simulation 2']);
  });

  it('are kept up to a number', () => {
    let state = judged;
    for (let plies = 1; plies <= 15; plies++)
      state = simulated(withPlies(state, plies), TURNS, { id: plies });
    expect(state.evaluations.kept).toHaveLength(12);
    expect(idsOf(state)).toHaveLength(14);
  });

  it('have turns that are laid on the board as a try', () => {
    const setup = readMidgame();
    const row: ListedTurn = SECOND;
    const laid = act(afterTwo, { type: 'evaluated-turn-laid', turn: { ...row, kind: 'placement' } });
    expect(laid.setup).toBe(afterTwo.setup);
    expect(laid.tried?.laid.rack.length).toBeLessThan(setup.rack.length);
    const none = { ...afterTwo, candidates: null, simulation: NO_SIMULATION };
    expect(act(none, { type: 'evaluated-turn-laid', turn: { ...row, kind: 'placement' } }).tried).toBe(
      none.tried,
    );
  });
});
