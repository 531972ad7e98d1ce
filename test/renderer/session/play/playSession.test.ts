import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EngineTurnRequest } from '../../../../src/contract/engines/enginesApi';
import type { ChooseTurnRequest } from '../../../../src/contract/play/playApi';
import type { RequestError } from '../../../../src/contract/requests/requestError';
import { fail, ok } from '../../../../src/core/result';
import { createAsker } from '../../../../src/renderer/session/asker';
import { startPlaySession } from '../../../../src/renderer/session/play/playSession';
import { createStore } from '../../../../src/renderer/session/store';
import { gameWith } from '../../../core/game/someGame';
import { said, sentence } from '../../../said';
import { ENTER, PASS_TURN, PERSON, playOf, started, turnRules, typed } from '../../state/play/playing';
import { connectionOf, desktopOf, LEXICON } from '../fakeConnection';

/** A game in a window whose engine the test answers for. */
function startWindow(seats?: Parameters<typeof started>[1], game = gameWith(['CATDOGS', 'QUIZERS'])) {
  const asked: ChooseTurnRequest[] = [];
  const answers: (RequestError | null)[] = [];
  const words: (readonly number[])[] = [];
  const connection = connectionOf({
    chooseTurn: async (request) => {
      asked.push(request);
      const refusal = answers.shift() ?? null;
      return refusal === null ? ok({ kind: 'pass' }) : fail(refusal);
    },
    judgeWords: async (request) => {
      words.push(...request.words);
      return ok(request.words.map(({ length }) => length === 3));
    },
  });
  const begun = started(game, seats, { lexicon: LEXICON.id });
  const store = createStore({ ...begun, lexicon: { kind: 'open', info: LEXICON } }, () => 0);
  startPlaySession(
    connection.ask,
    store,
    createAsker(store, async () => undefined),
  );
  return { answers, asked, store, words };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a game and the engine', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('ask an agent for its turn without the opponent’s rack', async () => {
    const { asked, store } = startWindow();
    await settle();
    expect(asked).toEqual([]);
    store.dispatch(PASS_TURN);
    await settle();
    expect(asked.map(({ agent }) => agent)).toEqual(['score']);
    expect(asked[0]?.view.setup.rack).toEqual(playOf(store.state.value).game.racks[1]);
    expect(JSON.stringify(asked)).not.toContain('"racks"');
    expect(playOf(store.state.value).game.history).toHaveLength(2);
  });

  it('ask another program for the turn of its agent, with the time left', async () => {
    const asked: EngineTurnRequest[] = [];
    let problem: RequestError | null = { code: 'bad-request', message: 'It ended.' };
    const askDesktop = desktopOf({
      engineTurn: async (request) => {
        asked.push(request);
        return problem === null ? ok({ kind: 'pass' }) : fail(problem);
      },
    });
    const seats = [PERSON, { kind: 'agent', name: 'Other', agent: 'engine:other' }] as const;
    const game = gameWith(['CATDOGS', 'QUIZERS']);
    const begun = started(game, seats, { lexicon: LEXICON.id, limitMs: 60_000 });
    const store = createStore({ ...begun, lexicon: { kind: 'open', info: LEXICON } }, () =>
      performance.now(),
    );
    const asker = createAsker(store, async () => undefined);
    startPlaySession(connectionOf({}).ask, store, asker, askDesktop);
    store.dispatch(PASS_TURN);
    await settle();
    expect(asked.map(({ engine, lexicon }) => [engine, lexicon])).toEqual([['other', LEXICON.id]]);
    expect(asked[0]?.leftMs).toBeCloseTo(60_000, -2);
    expect(JSON.stringify(asked)).not.toContain('"racks"');
    expect(playOf(store.state.value)).toMatchObject({ problem: 'It ended.', game: { player: 1 } });
    problem = null;
    store.dispatch({ type: 'agent-asked-again' });
    await settle();
    expect(playOf(store.state.value)).toMatchObject({ problem: null, game: { player: 0 } });
  });

  it('retry after a crash, and stop if the agent cannot play', async () => {
    const { answers, asked, store } = startWindow();
    answers.push({ code: 'engine-crashed', message: 'Crashed.' }, { code: 'internal', message: 'No.' });
    store.dispatch(PASS_TURN);
    await settle();
    expect(asked).toHaveLength(2);
    expect(playOf(store.state.value).problem).toBe('No.');
    store.dispatch({ type: 'agent-asked-again' });
    await settle();
    expect(playOf(store.state.value)).toMatchObject({ problem: null, game: { player: 0 } });
  });

  it('delay an agent’s answer until the tiles of an exchange have landed', async () => {
    const { asked, store } = startWindow();
    const held = playOf(store.state.value).game.racks[0] ?? [];
    store.dispatch({ type: 'turn-submitted', turn: { kind: 'exchange', tiles: held.slice(0, 2) } });
    await settle();
    expect(asked).toHaveLength(1);
    expect(playOf(store.state.value).game.history).toHaveLength(1);
    store.dispatch({ type: 'flight-ended' });
    await settle();
    expect(playOf(store.state.value).game.history).toHaveLength(2);
  });

  it('check the words of a turn if phonies are refused', async () => {
    const game = gameWith(['CATDOGS', 'QUIZERS'], turnRules({ challenge: 'void' }));
    const { store, words } = startWindow([PERSON, PERSON], game);
    for (const action of [...typed('CATS'), ENTER]) store.dispatch(action);
    await settle();
    expect(words).toHaveLength(1);
    expect(said(store.state.value.notice)).toBe(sentence('game.noWord', { word: 'CATS', place: '8H' }));
    store.dispatch({ type: 'board-tile-taken-back' });
    store.dispatch(ENTER);
    await settle();
    expect(playOf(store.state.value).game.scores).toEqual([10, 0]);
  });

  it('find the best play for a hint', async () => {
    const { asked, store } = startWindow();
    store.dispatch({ type: 'hint-asked' });
    await settle();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.agent).toBe('equity');
    expect(playOf(store.state.value).hint).toEqual({
      step: 'any',
      onlyScore: null,
      turn: { kind: 'pass' },
    });
  });

  it('find it by score if there are no leave values, with the reason', async () => {
    const { answers, asked, store } = startWindow();
    answers.push({ code: 'no-leaves', message: 'No leaves.' });
    store.dispatch({ type: 'hint-asked' });
    await settle();
    expect(asked.map(({ agent }) => agent)).toEqual(['equity', 'score']);
    expect(playOf(store.state.value).hint).toMatchObject({ onlyScore: 'No leaves.', turn: { kind: 'pass' } });
  });
});
