import { computed, effect } from '@preact/signals';
import type { EngineApi } from '../../contract/engineApi';
import { arcsToLoad } from '../state/graphNeeds';
import type { Store } from './store';
import { throttled } from './throttled';

/** While the playhead is dragged, most of what it passes is never drawn. */
const PAUSE_MS = 60;

/** Fetches the nodes that the graph shows, in batches. Nothing is fetched while the graph is out of sight. */
export function startGraphSession(api: EngineApi, { state, dispatch }: Store): void {
  let isUnderWay = false;
  let failedArcs = '';

  const needs = computed(() => {
    const { lexicon, settings, sideTab, walk } = state.value;
    const isSeen = sideTab === 'walk' && !settings.closedSections.includes('graph');
    if (lexicon.kind !== 'open' || !isSeen || walk === null) return null;
    const arcs = arcsToLoad(state.value);
    return arcs.length === 0 ? null : { lexicon: lexicon.info.id, arcs };
  });
  const wanted = throttled(needs, PAUSE_MS);

  async function load() {
    const request = needs.peek();
    if (request === null || isUnderWay || failedArcs === request.arcs.join()) return;
    isUnderWay = true;
    const answer = await api.nodes(request);
    isUnderWay = false;
    if (answer.ok) dispatch({ type: 'nodes-loaded', lexicon: request.lexicon, nodes: answer.value });
    else {
      // What failed would fail again; another place may not.
      failedArcs = request.arcs.join();
      dispatch({ type: 'notice-raised', message: answer.error.message });
    }
  }

  effect(() => {
    if (wanted.value !== null) void load();
  });
}
