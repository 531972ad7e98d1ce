import { describe, expect, it } from 'vitest';
import { PASS } from '../../../../../src/core/game/turns/turn';
import { solvedTurns } from '../../../../../src/renderer/features/endgame/state/solvedTurns';
import { exactValue } from '../../../../../src/renderer/features/endgame/view/exactValue';
import { turnKey } from '../../../../../src/renderer/features/simulation/state/simulationSubject';
import { CAT, onPage, SOLVED, withStatus } from './endgameState';

const solved = withStatus(onPage('X'), { endgame: SOLVED });

describe('the values of a solved endgame', () => {
  it('are assigned to candidates with the same tiles on the same squares', () => {
    const known = solvedTurns(solved);
    const values = [CAT, PASS].map((turn) => known?.get(turnKey(turn)));
    // That the pass is worth no more than 7 is not proven.
    expect(values.map((rated) => rated && exactValue(rated))).toEqual([
      { figure: '+21', said: 'exactly +21 to the end of the game' },
      undefined,
    ]);
    expect(exactValue({ turn: PASS, points: 0, value: 7, bound: 'at-most', solved: true, line: [] })).toEqual(
      {
        figure: '≤+7',
        said: 'at most +7 to the end of the game',
      },
    );
    expect(turnKey({ kind: 'pass', tiles: [], worth: 0 })).toBe(turnKey(PASS));
  });

  it('belong to the shown position alone', () => {
    expect(solvedTurns(onPage('X'))).toBeNull();
    const { setup } = solved;
    expect(solvedTurns({ ...solved, setup: { ...setup, rack: [...setup.rack, 1] } })).toBeNull();
  });

  it('are missing until all is proven', () => {
    const result = SOLVED.result === null ? null : { ...SOLVED.result, solved: false };
    const stopped = { ...SOLVED, phase: 'stopped' as const, result };
    expect(solvedTurns(withStatus(onPage('X'), { endgame: stopped }))).toBeNull();
  });
});
