import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TournamentOptions } from '../../../../../src/contract/tournament/tournamentApi';
import { fail, ok } from '../../../../../src/core/result';
import { curvePointOf } from '../../../../../src/core/strategy/tournament/shareCurve';
import { startTournamentSession } from '../../../../../src/renderer/features/tournament/session/tournamentSession';
import { createAsker } from '../../../../../src/renderer/session/asker';
import { createStore } from '../../../../../src/renderer/session/store';
import { initialState } from '../../../../../src/renderer/state/appState';
import { said } from '../../../../said';
import type { EngineApi } from '../../../session/engineApi';
import { connectionOf, desktopOf, LEXICON } from '../../../session/fakeConnection';
import { readMidgame } from '../../../view/midgame';
import { FEW_GAMES, statusAfter } from '../state/fewGames';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin(
  api: Partial<EngineApi>,
  askDesktop: Parameters<typeof startTournamentSession>[0]['connection']['askDesktop'] = null,
) {
  const store = createStore(initialState(readMidgame()), () => 0);
  store.dispatch({ type: 'lexicon-opened', info: LEXICON });
  const opened: string[] = [];
  const { ask } = connectionOf({
    readTournament: async () => ok(null),
    tournamentCurve: async () => ok([]),
    ...api,
  });
  startTournamentSession({
    connection: { ask, askDesktop },
    store,
    asker: createAsker(store, async () => undefined),
    files: { openText: (name, text) => void opened.push(`${name}: ${text}`) },
  });
  return { store, opened, tournament: () => store.state.value.tournament };
}

describe('the session of tournaments', () => {
  it('shows games played before the page was loaded', async () => {
    const early = curvePointOf({}, { ...statusAfter(2).report, games: 1 });
    const { tournament } = begin({
      readTournament: async () => ok(statusAfter(2)),
      tournamentCurve: async () => ok([early]),
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(tournament()).toMatchObject({ section: 'table', status: { done: 2 }, lacksCurve: false });
    expect(tournament().curve.map(({ games }) => games)).toEqual([1, 2]);
  });

  it('requests once what the form describes', async () => {
    const requests: TournamentOptions[] = [];
    const { store, tournament } = begin({
      startTournament: async (request) => {
        requests.push(request);
        return ok(statusAfter(0, 'running'));
      },
    });
    store.dispatch({
      type: 'tournament-form-changed',
      change: { pairs: '3', isTested: true, threads: ' 2' },
    });
    store.dispatch({ type: 'tournament-asked', task: 'start' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(requests).toEqual([
      {
        lexicon: LEXICON.id,
        agents: ['score', 'vowel-consonant'],
        games: 6,
        seed: 1,
        rules: readMidgame().rules,
        isValidated: true,
        sprt: { low: 0.5, high: 0.55 },
        start: null,
        threads: 2,
      },
    ]);
    expect(tournament()).toMatchObject({ work: null, status: { phase: 'running' } });
  });

  it('reports failures, and that a browser opens no results', async () => {
    const { store, tournament } = begin({
      startTournament: async () => fail({ code: 'bad-request', message: 'No.' }),
    });
    store.dispatch({ type: 'tournament-asked', task: 'start' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(tournament()).toMatchObject({ work: null, problem: 'No.', status: null });
    store.dispatch({ type: 'tournament-asked', task: 'open' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(said(tournament().problem)).toMatch('desktop program');
  });

  it('opens results from a file', async () => {
    const desktop = desktopOf({
      openTournament: async () => ok({ kind: 'opened', status: statusAfter(4, 'finished') }),
    });
    const { store, tournament } = begin({}, desktop);
    store.dispatch({ type: 'tournament-asked', task: 'open' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(tournament()).toMatchObject({ work: null, savedGames: 4, status: { done: 4 } });
  });

  it('lists games while they are visible, and opens the requested one', async () => {
    const asked: unknown[] = [];
    const { opened, store, tournament } = begin({
      readTournament: async () => ok(statusAfter(4)),
      tournamentGames: async (request) => {
        asked.push(request);
        return ok({ offset: 0, total: 4, rows: FEW_GAMES });
      },
      tournamentGame: async ({ nth }) => ok({ name: `${nth + 1}.gcg`, gcg: 'a game' }),
    });
    store.dispatch({ type: 'side-tab-chosen', tab: 'tournament' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked).toEqual([]);
    store.dispatch({ type: 'tournament-section-chosen', section: 'games' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked).toEqual([{ pairing: null, offset: 0, count: 100 }]);
    store.dispatch({ type: 'tournament-game-chosen', index: 2 });
    store.dispatch({ type: 'tournament-game-asked' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(opened).toEqual(['3.gcg: a game']);
    expect(tournament().games.opening).toBeNull();
  });
});
