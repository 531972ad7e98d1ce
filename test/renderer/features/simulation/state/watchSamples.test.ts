import { describe, expect, it } from 'vitest';
import type { SimulatedSample } from '../../../../../src/contract/simulation/simulationApi';
import { PASS, type PlainTurn } from '../../../../../src/core/game/turns/turn';
import { rehearse } from '../../../../../src/renderer/features/simulation/state/rehearsal';
import { plainTurn } from '../../../../../src/renderer/features/simulation/state/simulationSubject';
import { FAST_SAMPLES } from '../../../../../src/renderer/features/simulation/state/watchState';
import {
  watchAnnouncement,
  watchedSample,
} from '../../../../../src/renderer/features/simulation/view/watchView';
import type { AppState } from '../../../../../src/renderer/state/appState';
import { sentence } from '../../../../said';
import { placement, tilesOf } from '../../../view/midgame';
import { act, CANDIDATES, FIRST, simulated, stateWithLexicon } from './simulationRun';

const state = stateWithLexicon();
const REPLY: PlainTurn = plainTurn(placement('HE', { row: 0, col: 12, score: 18 }));

/** Own turns draw from the front of the bag, the opponent's from its back. */
const SAMPLE: SimulatedSample = {
  bag: tilesOf('ABCDEFGOUZY'),
  opponentRack: tilesOf('HEAVIER'),
  turns: [
    { turn: plainTurn(FIRST), rack: tilesOf('EIKMNST'), drawn: tilesOf('ABCDEFG') },
    { turn: REPLY, rack: tilesOf('HEAVIER'), drawn: tilesOf('YZ') },
    { turn: PASS, rack: tilesOf('ABCDEFG'), drawn: [] },
  ],
  spread: 78,
  winShare: 0.875,
};

const stopped = simulated(state, CANDIDATES, { phase: 'stopped' });
const watching = act(stopped, { type: 'sample-watch-toggled' });
const arrived = (of: AppState) =>
  act(of, { type: 'sample-arrived', nth: of.simulation.watch?.nth ?? -1, sample: SAMPLE });
const advanced = (of: AppState, times = 1): AppState =>
  Array.from({ length: times }).reduce<AppState>(
    (before) => act(before, { type: 'flight-ended' }, { type: 'sample-watch-advanced' }),
    of,
  );

describe('a sample on the board', () => {
  it('has the boards, racks and bag of each of its turns', () => {
    const subject = stopped.simulation.run?.subject;
    if (subject === undefined) throw new Error('Nothing is simulated.');
    const begun = rehearse(subject, SAMPLE, 0);
    expect(begun?.setup.tiles).toEqual(state.setup.tiles);
    const replied = rehearse(subject, SAMPLE, 2);
    expect(replied?.game.racks).toEqual([tilesOf('ABCDEFG'), tilesOf('AVIERYZ')]);
    expect(replied?.game.bag).toEqual(tilesOf('OU'));
    expect(replied?.game.scores).toEqual([96, 18]);
    expect(replied?.game.player).toBe(0);
    expect(replied?.setup.tiles.slice(12, 14)).toEqual(tilesOf('HE'));
    expect(replied?.setup.rack).toEqual(tilesOf('ABCDEFG'));
  });
});

describe('watching samples', () => {
  it('starts with the first one of the shown candidate, whose tiles fly turn by turn', () => {
    expect(watching.simulation.watch).toMatchObject({ candidate: 0, nth: 0, sample: null, goesOn: false });
    const there = arrived(watching);
    expect(there.flight).toBeNull();
    const played = advanced(there);
    expect(played.simulation.watch?.count).toBe(1);
    expect(played.flight?.game).toBe(played.simulation.watch?.table?.game);
    expect(watchAnnouncement(played)).toBe(
      sentence('play.saidPlacement', { who: 'you', word: 'MISTAKEN', place: '10E', points: 96, bag: 4 }),
    );
    expect(watchedSample(played)).toMatchObject({
      title: 'Sample 1 of MISTAKEN 10E 96',
      opponentRack: 'HEAVIER',
      turns: [{ isOwn: true, label: 'MISTAKEN 10E 96' }],
      outcome: null,
    });
  });

  it('shows the outcome of a sample, continues with faster ones, and ends', () => {
    const played = advanced(arrived(watching), 3);
    expect(watchedSample(played)?.outcome).toBe('Spread +78.0, win 87.5 %.');
    let next = advanced(played);
    expect(next.simulation.watch).toMatchObject({
      nth: 1,
      sample: null,
      seen: [{ spread: 78, winShare: 0.875 }],
    });
    for (let nth = 1; nth <= FAST_SAMPLES; nth++) {
      next = advanced(arrived(next));
      expect(next.flight?.durationMs).toBeLessThanOrEqual(200);
      expect(watchedSample(next)?.pace).toBe(`fast, ${nth} of ${FAST_SAMPLES}`);
      next = advanced(next, 3);
    }
    expect(next.simulation.watch).toBeNull();
    expect(next.simulation.work).toBeNull();
  });

  it('pauses a running simulation, which then resumes', () => {
    const held = act(simulated(state), { type: 'sample-watch-toggled' });
    expect(held.simulation).toMatchObject({ work: { task: 'stop' }, watch: { goesOn: true } });
    const ended = act(held, { type: 'escaped' });
    expect(ended.simulation).toMatchObject({ work: { task: 'continue' }, watch: null });
  });

  it('starts by itself if the simulation has to be started first', () => {
    const asked = act(state, { type: 'sample-watch-toggled' });
    const { work } = asked.simulation;
    if (work === null) throw new Error('No simulation has been asked for.');
    expect(work.task).toBe('start');
    const { run } = simulated(state).simulation;
    if (run === null) throw new Error('There is no simulation.');
    const begun = act(asked, { type: 'simulation-done', work, turns: run.turns, status: run.status });
    expect(begun.simulation.watch).toMatchObject({ nth: 0, goesOn: true });
  });

  it('ends with an edit or another candidate, but not with pinning', () => {
    const there = arrived(watching);
    const ends = [
      { type: 'rack-tile-taken-back' },
      { type: 'candidate-stepped', by: 1 },
      { type: 'candidate-pinned' },
    ] as const;
    expect(ends.map((action) => act(there, action).simulation.watch === null)).toEqual([true, true, false]);
  });

  it('waits while it is paused', () => {
    const paused = act(arrived(watching), { type: 'sample-watch-paused' });
    expect(watchedSample(paused)?.isPaused).toBe(true);
  });
});
