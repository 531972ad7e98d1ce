import { describe, expect, it } from 'vitest';
import { nextTask } from '../../../../../src/renderer/features/simulation/state/reduceSimulation';
import { SIMULATED_VIEW } from '../../../../../src/renderer/features/simulation/state/simulatedList';
import {
  presentRun,
  subjectOf,
  turnsToSimulate,
  withoutSimilar,
} from '../../../../../src/renderer/features/simulation/state/simulationSubject';
import { simulationControl } from '../../../../../src/renderer/features/simulation/view/simulationView';
import { turnAt } from '../../../../../src/renderer/state/candidates/candidateSet';
import { shownSort, sortActionAfter } from '../../../../../src/renderer/state/candidates/sortColumns';
import { say } from '../../../../../src/texts/say';
import { LEXICON } from '../../../session/fakeConnection';
import { started } from '../../../state/play/playing';
import { placement } from '../../../view/midgame';
import {
  act,
  CANDIDATES,
  FIRST,
  rowOf,
  SECOND,
  simulated,
  stateWithLexicon,
  statusOf,
  THIRD,
} from './simulationRun';

const state = stateWithLexicon();

const listed = (of: typeof state) =>
  Array.from({ length: of.candidates?.total ?? 0 }, (_, index) => turnAt(of.candidates, index + 1));

const advanced = (of: typeof state, status: ReturnType<typeof statusOf>) =>
  act(of, { type: 'engine-event', event: { type: 'simulation-progress', status } });

describe('the simulated candidates', () => {
  it('are a number of the best if none is selected or pinned', () => {
    expect(turnsToSimulate(state)).toBeNull();
    expect(subjectOf(state)).toMatchObject({ ok: true, value: { wanted: 15, plies: 2, seed: 1, lead: 0 } });
  });

  it('are the selected ones, together with the pinned one', () => {
    const marked = act(state, { type: 'candidate-marked', row: 3 }, { type: 'candidate-pinned' });
    expect(turnsToSimulate(marked)).toEqual([THIRD, FIRST]);
    expect(turnsToSimulate(act(marked, { type: 'candidate-marked', row: 3 }))).toBeNull();
  });

  it('are the pinned and the shown one if none is selected', () => {
    const compared = act(state, { type: 'candidate-pinned' }, { type: 'candidate-shown', rank: 2 });
    expect(turnsToSimulate(compared)).toEqual([FIRST, SECOND]);
  });

  it('are all listed ones if all are selected, and none after that', () => {
    const all = act(state, { type: 'candidates-marked' });
    expect(turnsToSimulate(all)).toEqual(CANDIDATES);
    expect(turnsToSimulate(act(all, { type: 'candidates-marked' }))).toBeNull();
  });

  it('omit plays with the same tiles on the same squares in another order', () => {
    const other = placement('STIM.KEN', { rank: 4 });
    expect(withoutSimilar([FIRST, SECOND, other])).toEqual([FIRST, SECOND]);
    expect(withoutSimilar([FIRST, { ...other, col: 5 }])).toHaveLength(2);
  });

  it('are refused while a person plays, with the way to open the analysis', () => {
    const playing = act(started(), { type: 'lexicon-opened', info: LEXICON }, { type: 'simulation-toggled' });
    expect(playing.simulation.work).toBeNull();
    expect(playing.notice === null ? '' : say(playing.notice)).toContain('are hidden while you play');
    expect(simulationControl(playing).why).toContain('are hidden while you play');
  });

  it('are refused with a reason if a number of the form is invalid', () => {
    const wrong = act(state, { type: 'simulation-form-changed', change: { samples: '0' } });
    const asked = act(wrong, { type: 'simulation-toggled' });
    expect(asked.simulation.work).toBeNull();
    expect(asked.notice === null ? '' : say(asked.notice)).toContain('Between 1 and 40,000 samples');
  });
});

describe('the list of a simulation', () => {
  it('is sorted by win % at the start, keeping the shown candidate', () => {
    const run = simulated(state);
    expect(listed(run)).toEqual([SECOND, FIRST, THIRD]);
    expect(turnAt(run.candidates, run.shownRank)).toEqual(FIRST);
    expect(run.candidates?.view).toBe(SIMULATED_VIEW);
  });

  it('is updated with new samples, sorted by any column', () => {
    const run = simulated(state);
    const later = statusOf([
      rowOf(CANDIDATES, 2, 0.9, 1),
      rowOf(CANDIDATES, 1, 0.7, 2),
      rowOf(CANDIDATES, 0, 0.5, 3),
    ]);
    const followed = advanced(run, later);
    expect(listed(followed)).toEqual([THIRD, SECOND, FIRST]);
    const bySpread = act(followed, sortActionAfter(shownSort(followed), 'spread'));
    expect(listed(bySpread)).toEqual([FIRST, SECOND, THIRD]);
    const turned = act(bySpread, sortActionAfter(shownSort(bySpread), 'spread'));
    expect(listed(turned)).toEqual([THIRD, SECOND, FIRST]);
  });

  it('is replaced by all candidates when they are sorted otherwise or filtered', () => {
    const byRank = act(
      simulated(state),
      sortActionAfter({ by: 'winShare', isDescending: false }, 'winShare'),
    );
    expect(byRank.candidates).toMatchObject({ view: null, total: 3 });
    expect(byRank.shownRank).toBe(1);
    expect(shownSort(byRank)).toBeNull();
    const filtered = act(simulated(state), { type: 'filter-changed', change: { isBingo: true } });
    expect(filtered.simulation.sort).toBeNull();
  });
});

describe('figures of a simulation', () => {
  it('belong to their position: an edit hides them and stops the simulation, and undo shows them again', () => {
    const run = simulated(state);
    const edited = act(run, { type: 'rack-tile-taken-back' });
    expect(edited.setup).not.toBe(run.setup);
    expect(presentRun(edited)).toBeNull();
    expect(edited.simulation.work).toEqual({ task: 'stop' });
    const undone = act(edited, { type: 'undone' });
    expect(presentRun(undone)?.turns).toEqual(CANDIDATES);
  });

  it('belong to their leaves: with others, the simulation stops and is forgotten', () => {
    const event = { type: 'leaves-changed' } as const;
    const changed = act(simulated(state), { type: 'engine-event', event });
    expect(changed.simulation).toMatchObject({ run: null, sort: null, work: { task: 'stop' } });
    const ended = act(simulated(state, CANDIDATES, { phase: 'finished' }), { type: 'engine-event', event });
    expect(ended.simulation).toMatchObject({ run: null, work: null });
  });

  it('belong to one simulation: reports of earlier ones are ignored', () => {
    const run = simulated(state, CANDIDATES, { id: 7 });
    const old = advanced(run, statusOf([], { id: 6, samples: 999 }));
    expect(old.simulation.run?.status.samples).toBe(300);
    const newer = advanced(run, statusOf([], { id: 8 }));
    expect(newer.simulation.run).toBeNull();
    expect(newer.simulation.problem).not.toBeNull();
  });
});

describe('the simulation key', () => {
  it('starts, stops, resumes, and restarts with other candidates', () => {
    expect(nextTask(state)).toBe('start');
    const run = simulated(state);
    expect(nextTask(run)).toBe('stop');
    const stopping = act(run, { type: 'simulation-toggled' });
    const { work } = stopping.simulation;
    if (work === null) throw new Error('It is not being stopped.');
    const status = statusOf(run.simulation.run?.status.rows ?? [], { phase: 'stopped' });
    const stopped = act(stopping, { type: 'simulation-done', work, turns: null, status });
    expect(nextTask(stopped)).toBe('continue');
    const other = act(stopped, { type: 'candidate-marked', row: 1 }, { type: 'candidate-marked', row: 2 });
    expect(nextTask(other)).toBe('start');
    const finished = advanced(run, { ...status, phase: 'finished' });
    expect(nextTask(finished)).toBe('start');
  });

  it('is not repeated if stopping failed', () => {
    const stopping = act(simulated(state), { type: 'simulation-asked', task: 'stop' });
    const { work } = stopping.simulation;
    if (work === null) throw new Error('It is not being stopped.');
    const refused = act(stopping, { type: 'simulation-refused', work, problem: 'lost' });
    expect(refused.simulation).toMatchObject({ run: null, work: null, problem: 'lost' });
  });
});
