import { describe, expect, it } from 'vitest';
import type { EngineAnalysis, EngineStatus } from '../../../../src/contract/engines/enginesApi';
import type { Move } from '../../../../src/core/movegen/move';
import { wantedRun } from '../../../../src/renderer/features/engines/state/positionAnalysis';
import { evaluationsView } from '../../../../src/renderer/features/evaluations/view/evaluationsView';
import type { AppState } from '../../../../src/renderer/state/appState';
import { drawersOf } from '../../../../src/renderer/state/candidates/reduceDrawer';
import { codesOf } from '../../../oracle/oracleLexicon';
import { LEXICON } from '../../session/fakeConnection';
import { empty, run } from '../../state/play/playing';

const ENGINE: EngineStatus = {
  entry: { id: 'one', name: 'One', command: '/one', args: [], options: {}, seconds: 5 },
  state: 'ready',
  problem: null,
  about: null,
};
const OTHER: EngineStatus = { ...ENGINE, entry: { ...ENGINE.entry, id: 'two', name: 'Two' } };

const withRack: AppState = {
  ...empty,
  setup: { ...empty.setup, rack: codesOf('ABC') },
  lexicon: { kind: 'open', info: LEXICON },
};
const listed = run(withRack, { type: 'engines-listed', engines: [ENGINE, OTHER] });
const toggled = run(listed, { type: 'engine-analysis-toggled', engine: 'one' });

const AB: Move = { kind: 'placement', row: 7, col: 7, direction: 'across', tiles: codesOf('AB'), score: 8 };
const FOUND: EngineAnalysis = {
  id: 1,
  rows: [
    { turn: AB, figures: { winPercent: 55.25, winError: 1.5, equity: -3.27, equityError: 2, samples: 100 } },
    { turn: { kind: 'pass' }, figures: { winPercent: 20, samples: 50 } },
  ],
  mode: 'sim',
  engineName: 'One/2.0',
  lexicon: '',
  ignored: ['movetime'],
  seconds: 1.5,
};

describe('a position evaluated by an engine', () => {
  it('has a drawer if the user has an engine', () => {
    expect(drawersOf(withRack)).not.toContain('evaluations');
    expect(drawersOf(listed)).toContain('evaluations');
    expect(evaluationsView(withRack)).toBe(null);
  });

  it('is evaluated by the chosen engine until it is stopped', () => {
    expect(wantedRun(listed)).toBe(null);
    expect(wantedRun(toggled)?.engine).toBe('one');
    const second = run(listed, { type: 'engine-analysis-toggled', engine: 'two' });
    expect(wantedRun(second)?.engine).toBe('two');
    const stopping = run(second, { type: 'engine-analysis-toggled', engine: 'two' });
    expect(wantedRun(stopping)).toBe(null);
    expect(evaluationsView(stopping)?.sides[1].engine?.isRunning).toBe(true);
  });

  it('is not evaluated any more when another one is shown', () => {
    const moved = { ...toggled, setup: { ...toggled.setup, rack: codesOf('ABD') } };
    expect(wantedRun(moved)).toBe(null);
    expect(evaluationsView(moved)).toMatchObject({ rows: [], sides: [{ engine: { isRunning: false } }, {}] });
  });

  it('has the figures of the engine, and says where they come from', () => {
    const ended = run(toggled, { type: 'engine-analysis-ended', id: 1, found: FOUND, problem: null });
    const view = evaluationsView(ended);
    expect(view?.rows.map(({ figures }) => figures)).toEqual([
      [
        { wins: { value: '55.3', error: '1.5' }, points: { value: '−3.3', error: '2.0' } },
        { wins: { value: '', error: '' }, points: { value: '', error: '' } },
      ],
      [
        { wins: { value: '20.0', error: '' }, points: { value: '', error: '' } },
        { wins: { value: '', error: '' }, points: { value: '', error: '' } },
      ],
    ]);
    expect(view?.origins).toHaveLength(2);
    expect(view?.origins[0]).toMatch(/One.*One\/2\.0.*sim.*150.*1\.5/);
    expect(view?.origins[1]).toContain('movetime');
  });

  it('takes no results of an earlier question', () => {
    const late = run(toggled, { type: 'engine-analysis-ended', id: 0, found: FOUND, problem: 'No.' });
    expect(late).toEqual(toggled);
  });

  it('has a turn laid on the board as a try, and stays as it is', () => {
    const laid = run(toggled, { type: 'evaluated-turn-laid', turn: AB });
    expect(laid.setup).toBe(toggled.setup);
    expect(laid.tried?.laid.rack).toEqual(codesOf('C'));
    expect(laid.tried?.laid.tiles.slice(112, 115)).toEqual([...codesOf('AB'), 0]);
    expect(run(toggled, { type: 'evaluated-turn-laid', turn: { kind: 'pass' } })).toEqual(toggled);
  });
});
