import { describe, expect, it } from 'vitest';
import type { RequestError } from '../../../../src/contract/requests/requestError';
import type { JudgedPlay, WhyNotRequest } from '../../../../src/contract/walk/traceApi';
import { fail, ok, type Result } from '../../../../src/core/result';
import { createAsker } from '../../../../src/renderer/session/asker';
import { createStore } from '../../../../src/renderer/session/store';
import { startQuestionSession } from '../../../../src/renderer/session/walk/questionSession';
import { sentence } from '../../../said';
import { MISTAKEN, stateShowing } from '../../view/midgame';
import { AT_WALK, traceOf } from '../../view/traces';
import { connectionOf, settle } from '../fakeConnection';

const WANTED: WhyNotRequest['wanted'] = { kind: 'word', text: 'QI', place: null };
const ANSWER: JudgedPlay = {
  place: null,
  word: 'QI',
  headline: sentence('whyNot.notInLexicon', { word: 'QI' }),
  lexiconNote: null,
  causes: [],
  move: null,
  trace: AT_WALK,
  rank: null,
  equity: null,
};

async function ask(answer: Result<JudgedPlay, RequestError>) {
  const asked: WhyNotRequest[] = [];
  const { ask } = connectionOf({
    whyNot: async (request) => {
      asked.push(request);
      return answer;
    },
  });
  const store = createStore(stateShowing([MISTAKEN]), () => 0);
  const asker = createAsker(store, async () => undefined);
  startQuestionSession(ask, store, asker);
  store.dispatch({ type: 'question-asked', wanted: WANTED });
  await settle();
  return { asked, store };
}

describe('the session of questions', () => {
  it('has the question answered once, and shows the walk up to the failure', async () => {
    const { asked, store } = await ask(ok(ANSWER));
    expect(asked).toEqual([{ purpose: 'question', generation: 1, wanted: WANTED }]);
    const { question, walk } = store.state.value;
    expect(question?.answer).toBe(ANSWER);
    expect(walk?.subject).toEqual({ kind: 'question', word: 'QI' });
    expect(walk?.isPlaying).toBe(true);
  });

  it('opens no walk if none begins', async () => {
    const { store } = await ask(ok({ ...ANSWER, trace: traceOf() }));
    expect(store.state.value.question?.answer?.headline).toBe(ANSWER.headline);
    expect(store.state.value.walk).toBeNull();
  });

  it('reports why there is no answer, and retries when the question is repeated', async () => {
    const { asked, store } = await ask(fail({ code: 'bad-request', message: 'no such word' }));
    expect(store.state.value.question?.problem).toBe('no such word');
    store.dispatch({ type: 'question-asked', wanted: WANTED });
    await settle();
    expect(asked).toHaveLength(2);
  });

  it('asks nothing while the candidates are those of another position', async () => {
    const { asked, store } = await ask(ok(ANSWER));
    store.dispatch({ type: 'rack-tile-taken-back' });
    store.dispatch({ type: 'question-asked', wanted: WANTED });
    await settle();
    expect(asked).toHaveLength(1);
  });
});
