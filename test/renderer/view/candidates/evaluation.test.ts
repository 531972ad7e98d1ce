import { describe, expect, it } from 'vitest';
import { commandOf } from '../../../../src/renderer/input/commands';
import type { Action } from '../../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../../src/renderer/state/appState';
import { evaluationOf } from '../../../../src/renderer/view/candidates/evaluation';
import { onPage, run } from '../../features/endgame/state/endgameState';
import { readMidgame } from '../midgame';

const onMoves = (state: AppState) => run(state, { type: 'side-tab-chosen', tab: 'moves' });

/** The actions of the command. */
function actionsOf(state: AppState): readonly Action[] {
  const actions: Action[] = [];
  const context = { state, dispatch: (action: Action) => void actions.push(action) };
  commandOf('candidate.evaluate').run(context as never, {} as never);
  return actions;
}

describe('the evaluation of the candidates', () => {
  // Racks of the small board hold one tile.
  it.each([
    ['an empty bag', onMoves(onPage('X')), 'endgame'],
    ['one tile in the bag', onMoves(onPage('XY')), 'preendgame'],
    ['a midgame', initialState(readMidgame()), 'simulation'],
  ] as const)('with %s', (_, state, kind) => {
    expect(evaluationOf(state).kind).toBe(kind);
  });

  it('solves an endgame beside the list, which shows the values', () => {
    const actions = actionsOf(onMoves(onPage('X')));
    expect(actions).toEqual([{ type: 'endgame-asked', task: 'start' }]);
  });

  it('examines a pre-endgame in the same way, and simulates everything else', () => {
    expect(actionsOf(onMoves(onPage('XY')))).toEqual([{ type: 'endgame-asked', task: 'start' }]);
    expect(actionsOf(initialState(readMidgame()))).toEqual([{ type: 'simulation-toggled' }]);
  });
});
