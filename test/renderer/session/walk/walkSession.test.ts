import { describe, expect, it } from 'vitest';
import type { RequestError } from '../../../../src/contract/requests/requestError';
import type { TraceAnswer, TraceRequest } from '../../../../src/contract/walk/traceApi';
import { fail, ok, type Result } from '../../../../src/core/result';
import { findMarkers } from '../../../../src/core/trace/markers';
import { summariseTrace } from '../../../../src/core/trace/traceSummary';
import { createAsker } from '../../../../src/renderer/session/asker';
import { createStore } from '../../../../src/renderer/session/store';
import { startWalkSession } from '../../../../src/renderer/session/walk/walkSession';
import type { WalkSubject } from '../../../../src/renderer/state/walk/walk';
import { MISTAKEN, stateShowing } from '../../view/midgame';
import { AT_WALK } from '../../view/traces';
import { connectionOf, settle } from '../fakeConnection';

const ANSWER: TraceAnswer = {
  records: AT_WALK.records,
  total: AT_WALK.total,
  summary: summariseTrace(AT_WALK),
  markers: findMarkers(AT_WALK),
  moves: { ranks: Uint32Array.of(1), scores: Float64Array.of(4), steps: Uint32Array.of(5) },
};
const SUBJECT: WalkSubject = { kind: 'search', scope: { kind: 'whole' }, algorithm: 'dawg' };

function start(answer: Result<TraceAnswer, RequestError> = ok(ANSWER)) {
  const asked: TraceRequest[] = [];
  const { ask } = connectionOf({
    trace: async (request) => {
      asked.push(request);
      return answer;
    },
  });
  const store = createStore(stateShowing([MISTAKEN]), () => 0);
  const asker = createAsker(store, async () => undefined);
  startWalkSession(ask, store, asker);
  const open = (subject: WalkSubject) => store.dispatch({ type: 'walk-opened', subject });
  return { asked, open, store };
}

describe('the session of walks', () => {
  it('requests the open walk, once, and shows it', async () => {
    const { asked, open, store } = start();
    await settle();
    expect(asked).toEqual([]);
    open(SUBJECT);
    await settle();
    expect(asked).toEqual([{ purpose: 'show', generation: 1, scope: { kind: 'whole' }, algorithm: 'dawg' }]);
    const { walk } = store.state.value;
    expect(walk?.progress).toEqual({ kind: 'ready' });
    expect(walk?.run?.whole.trace.length).toBe(11);
    expect(walk?.run?.found.ranks).toEqual(Uint32Array.of(1));
  });

  it('requests the other algorithm for a comparison', async () => {
    const { asked, open, store } = start();
    open(SUBJECT);
    await settle();
    store.dispatch({ type: 'walk-comparison-chosen', by: 'share' });
    await settle();
    expect(asked.map(({ algorithm, purpose }) => [purpose, algorithm])).toEqual([
      ['show', 'dawg'],
      ['compare', 'gaddag'],
    ]);
    expect(store.state.value.walk?.rival?.algorithm).toBe('gaddag');
  });

  it('requests nothing for the walk of a question', async () => {
    const { asked, open } = start();
    open({ kind: 'question', word: 'QI' });
    await settle();
    expect(asked).toEqual([]);
  });

  it('reports why there is no walk', async () => {
    const { open, store } = start(fail({ code: 'bad-request', message: 'no such anchor' }));
    open(SUBJECT);
    await settle();
    expect(store.state.value.walk?.progress).toEqual({ kind: 'failed', message: 'no such anchor' });
  });
});
