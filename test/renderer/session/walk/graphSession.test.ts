import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROOT_ARCS } from '../../../../src/contract/walk/rootArcs';
import type { GraphNode } from '../../../../src/core/lexicon/graphNode';
import { fail, ok } from '../../../../src/core/result';
import { summariseTrace } from '../../../../src/core/trace/traceSummary';
import { createAsker } from '../../../../src/renderer/session/asker';
import { createStore } from '../../../../src/renderer/session/store';
import { startGraphSession } from '../../../../src/renderer/session/walk/graphSession';
import { type WalkSubject, walkRunOf } from '../../../../src/renderer/state/walk/walk';
import { positionOf } from '../../../../src/renderer/view/candidates/shownMove';
import { MISTAKEN, stateShowing } from '../../view/midgame';
import { AT_WALK } from '../../view/traces';
import type { EngineApi } from '../engineApi';
import { connectionOf, LEXICON } from '../fakeConnection';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ROOT = ROOT_ARCS.gaddag;
/** Arcs on the path of `AT_WALK`. */
const [T_ARC, A_ARC] = [10, 11];

const leaf = (arc: number): GraphNode => ({
  arc,
  accepts: false,
  node: -1,
  letterMask: 0,
  separatorArc: -1,
  letterArcs: [],
  isShared: false,
});

function start(nodes: EngineApi['nodes'] = async ({ arcs }) => ok(arcs.map(leaf))) {
  const asked: (readonly number[])[] = [];
  const { ask } = connectionOf({
    nodes: (request) => {
      asked.push(request.arcs);
      return nodes(request);
    },
  });
  const state = stateShowing([MISTAKEN]);
  const store = createStore(state, () => 0);
  const asker = createAsker(store, async () => undefined);
  store.dispatch({ type: 'lexicon-opened', info: LEXICON });
  const { setup } = store.state.peek();
  const subject: WalkSubject = { kind: 'search', scope: { kind: 'whole' }, algorithm: 'gaddag' };
  const position = positionOf(setup)!;
  const parts = { trace: AT_WALK, summary: summariseTrace(AT_WALK), scores: [4] };
  store.dispatch({ type: 'walk-opened', subject });
  store.dispatch({
    type: 'walk-loaded',
    subject,
    run: walkRunOf({ position, algorithm: 'gaddag', ...parts }),
  });
  store.dispatch({ type: 'walk-options-changed', change: { showsFailures: true } });
  store.dispatch({ type: 'walk-sought', step: 0 });
  store.dispatch({ type: 'side-tab-chosen', tab: 'moves' });
  startGraphSession(ask, store, asker);
  const show = async (step: number) => {
    store.dispatch({ type: 'walk-sought', step });
    await vi.advanceTimersByTimeAsync(100);
  };
  return { asked, show, store };
}

describe('the session of the graph', () => {
  it('requests nothing while the graph is hidden', async () => {
    const { asked, show, store } = start();
    await show(4);
    expect(asked).toEqual([]);
    store.dispatch({ type: 'side-tab-chosen', tab: 'walk' });
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual([[ROOT, T_ARC, A_ARC]]);
    store.dispatch({ type: 'walk-section-toggled', section: 'graph' });
    await show(7);
    expect(asked).toHaveLength(1);
  });

  it('requests unknown nodes', async () => {
    const { asked, show, store } = start();
    store.dispatch({ type: 'side-tab-chosen', tab: 'walk' });
    await show(3);
    await show(4);
    await show(3);
    expect(asked).toEqual([[ROOT], [T_ARC], [A_ARC]]);
    expect([...store.state.value.graph.nodes.keys()]).toEqual([ROOT, T_ARC, A_ARC]);
  });

  it('skips nodes that a dragged playhead passes', async () => {
    const { asked, store } = start();
    store.dispatch({ type: 'side-tab-chosen', tab: 'walk' });
    for (const step of [1, 2, 3, 4, 1]) store.dispatch({ type: 'walk-sought', step });
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual([[ROOT]]);
  });

  it('reports why the nodes could not be fetched', async () => {
    const { show, store } = start(async () => fail({ code: 'internal', message: 'No nodes.' }));
    store.dispatch({ type: 'side-tab-chosen', tab: 'walk' });
    await show(3);
    expect(store.state.value.notice).toBe('No nodes.');
  });
});
