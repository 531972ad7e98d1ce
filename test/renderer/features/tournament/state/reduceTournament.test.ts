import { describe, expect, it } from 'vitest';
import { certain } from '../../../../../src/core/certain';
import { MOST_POINTS } from '../../../../../src/core/strategy/tournament/shareCurve';
import {
  curveAfter,
  joinedCurve,
} from '../../../../../src/renderer/features/tournament/state/reduceTournament';
import { readForm } from '../../../../../src/renderer/features/tournament/state/tournamentForm';
import type { Action } from '../../../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../../../src/renderer/state/appState';
import { reduce } from '../../../../../src/renderer/state/reduce';
import { said, sentence } from '../../../../said';
import { LEXICON } from '../../../session/fakeConnection';
import { readMidgame } from '../../../view/midgame';
import { FEW_GAMES, statusAfter } from './fewGames';

const run = (state: AppState, ...actions: readonly Action[]) =>
  actions.reduce((current, action) => reduce(current, action, 0), state);
const start = run(initialState(readMidgame()), { type: 'lexicon-opened', info: LEXICON });
const asked = (task: 'start' | 'continue' | 'stop' | 'save' | 'open'): Action => ({
  type: 'tournament-asked',
  task,
});
const done = (task: 'start' | 'save' | 'open' | 'stop', games: number): Action => ({
  type: 'tournament-done',
  task,
  status: statusAfter(games),
});
const progress = (games: number): Action => ({
  type: 'engine-event',
  event: { type: 'tournament-progress', status: statusAfter(games, 'running') },
});

describe('the form of a tournament', () => {
  const { form } = start.tournament;

  it('counts two games for each pairing of agents', () => {
    expect(readForm(form).games).toBe(200);
    expect(readForm({ ...form, agents: ['score', 'first', 'random'], pairs: '7' }).games).toBe(42);
  });

  it.each([
    [{ pairs: '0' }, 'pairs', sentence('tournamentPage.pairsRange', { most: 50000000 })],
    [{ pairs: '' }, 'pairs', /./],
    [{ agents: ['score'] }, 'agents', sentence('tournamentPage.tooFewAgents')],
    [{ seed: ' ' }, 'seed', /./],
    [{ threads: '0' }, 'threads', sentence('tournamentPage.pairsRange', { most: 1024 })],
    [{ threads: 'two' }, 'threads', /./],
  ] as const)('says what is wrong with %j', (change, field, text) => {
    const reading = readForm({ ...form, ...change });
    expect(reading.plan).toBeNull();
    expect(said(reading.problems[field])).toMatch(text);
  });

  it('accepts an agent by its id, but not an unknown one', () => {
    const typed = (id: string) =>
      run(
        start,
        { type: 'tournament-form-changed', change: { typedAgent: id } },
        { type: 'tournament-agent-added' },
      ).tournament.form.agents;
    expect(typed(' 2*use-q ')).toEqual([...form.agents, '2*use-q']);
    expect(typed('best')).toEqual(form.agents);
    // An engine has to be in the settings.
    expect(typed('engine:gone')).toEqual(form.agents);
    const fewer = run(start, { type: 'tournament-agent-removed', index: 0 });
    expect(fewer.tournament.form.agents).toEqual(form.agents.slice(1));
  });
});

describe('a tournament', () => {
  it('does not start with an invalid form, without a lexicon, or during another one', () => {
    const wrong = run(start, { type: 'tournament-form-changed', change: { pairs: 'x' } }, asked('start'));
    expect(wrong.tournament.work).toBeNull();
    expect(wrong.notice).not.toBeNull();
    const early = run(initialState(readMidgame()), asked('start'));
    expect(said(early.notice)).toBe(sentence('searches.noLexicon'));
    const second = run(start, progress(2), asked('start'));
    expect(said(second.notice)).toBe(sentence('tournamentPage.stopFirst'));
    expect(said(run(start, asked('continue')).notice)).toMatch('no stopped tournament');
    expect(said(run(start, asked('stop')).notice)).toMatch('No tournament');
    expect(said(run(start, asked('save')).notice)).toMatch('no tournament results');
  });

  it('shows its table once it has started, and a growing curve', () => {
    const begun = run(start, asked('start'), done('start', 0));
    expect(begun.tournament).toMatchObject({ work: null, section: 'table', curve: [] });
    const later = run(begun, progress(2), progress(2), progress(4));
    expect(later.tournament.curve.map(({ games }) => games)).toEqual([2, 4]);
    expect(later.tournament.curve.map(({ shares }) => shares[0]?.share)).toEqual([0.5, 0.625]);
  });

  it('discards unsaved results only after confirmation', () => {
    const played = run(start, asked('start'), done('start', 0), progress(2), done('stop', 2));
    const doubted = run(played, asked('open'));
    expect(doubted.tournament).toMatchObject({ doubt: 'open', work: null });
    const sure = run(doubted, { type: 'tournament-doubt-ended', isSure: true });
    expect(sure.tournament).toMatchObject({ doubt: null, work: { task: 'open' } });
    const kept = run(doubted, { type: 'tournament-doubt-ended', isSure: false });
    expect(kept.tournament).toMatchObject({ doubt: null, work: null, status: { done: 2 } });
    const saved = run(kept, asked('save'), done('save', 2), asked('open'));
    expect(saved.tournament).toMatchObject({ doubt: null, work: { task: 'open' } });
  });

  it('is unchanged if a file is refused, or none is chosen', () => {
    const opened = run(start, asked('open'), done('open', 4));
    const refused = run(opened, asked('open'), {
      type: 'job-refused',
      job: 'tournament',
      message: 'Broken.',
    });
    expect(refused.tournament).toMatchObject({ work: null, problem: 'Broken.', status: { done: 4 } });
    const none = run(opened, asked('open'), { type: 'tournament-done', task: 'open', status: null });
    expect(none.tournament).toMatchObject({ work: null, problem: null, status: { done: 4 } });
  });

  it('keeps the latest pages, and that of the chosen game', () => {
    const load = (offset: number): Action => ({
      type: 'tournament-games-loaded',
      pairing: null,
      page: { offset, total: 5000, rows: FEW_GAMES },
    });
    const offsets = Array.from({ length: 20 }, (_, page) => page * 100);
    const chosen = run(start, done('open', 4), load(0), { type: 'tournament-game-chosen', index: 5 });
    const { pages } = run(chosen, ...offsets.map(load)).tournament.games;
    expect([...pages.keys()]).toEqual([0, 13, 14, 15, 16, 17, 18, 19]);
  });

  it('opens the chosen one of the loaded games', () => {
    const listed = run(start, done('open', 4), {
      type: 'tournament-games-loaded',
      pairing: null,
      page: { offset: 0, total: 4, rows: FEW_GAMES },
    });
    const chosen = run(
      listed,
      { type: 'tournament-game-chosen', index: 9 },
      { type: 'tournament-game-asked' },
    );
    expect(chosen.tournament.games).toMatchObject({ chosen: 3, opening: FEW_GAMES[3] });
    const ended = run(chosen, { type: 'tournament-game-ended' }, { type: 'tournament-game-stepped', by: -9 });
    expect(ended.tournament.games).toMatchObject({ chosen: 0, opening: null });
  });
});

it('a curve that is too long drops every second point, but not the last', () => {
  const { plan, report } = statusAfter(4);
  let curve = curveAfter([], { plan, report: { ...report, games: 1 } });
  for (let games = 2; games <= 2000; games++) {
    curve = curveAfter(curve, { plan, report: { ...report, games } });
    expect(curve.at(-1)?.games).toBe(games);
  }
  expect(curve.length).toBeLessThanOrEqual(MOST_POINTS);
  expect(curve.length).toBeGreaterThan(MOST_POINTS / 2 - 1);
});

describe('the curve of earlier results', () => {
  const { plan, report } = statusAfter(4);
  const pointAt = (games: number) =>
    certain(curveAfter([], { plan, report: { ...report, games } })[0], 'a point');

  it('is requested after opening and at the start of the page, and joined with later points', () => {
    const opened = run(start, asked('open'), done('open', 2));
    expect(opened.tournament.lacksCurve).toBe(true);
    expect(run(start, { type: 'tournament-found', status: statusAfter(2) }).tournament.lacksCurve).toBe(true);
    const grown = run(opened, progress(4));
    const whole = run(grown, { type: 'tournament-curve-loaded', curve: [pointAt(1), pointAt(2)] });
    expect(whole.tournament.curve.map(({ games }) => games)).toEqual([1, 2, 4]);
    expect(whole.tournament.lacksCurve).toBe(false);
    expect(run(start, asked('start'), done('start', 2)).tournament.lacksCurve).toBe(false);
  });

  it('contains no game twice, and no more points than the limit', () => {
    const long = Array.from({ length: MOST_POINTS }, (_, nth) => pointAt(nth + 1));
    expect(joinedCurve(long, [pointAt(200), pointAt(300)]).length).toBe(MOST_POINTS / 2 + 1);
    expect(joinedCurve([], [pointAt(5)]).map(({ games }) => games)).toEqual([5]);
  });
});
