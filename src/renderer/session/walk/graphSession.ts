import { computed } from '@preact/signals';
import type { Ask } from '../../../contract/requests/requests';
import { isGraphOnStage } from '../../state/walk/graphPlace';
import { arcsToLoad } from '../../state/walk/reduceGraph';
import type { Asker } from '../asker';
import type { Store } from '../store';
import { throttled } from '../throttled';

/** While the playhead is dragged, most nodes that it passes are never drawn. */
const PAUSE_MS = 60;

/** Fetches the nodes that the graph shows, in batches; none while it is hidden. */
export function startGraphSession(ask: Ask, { state, dispatch }: Store, asker: Asker): void {
  const needs = computed(() => {
    const { lexicon, settings, sideTab, walk } = state.value;
    const isInPanel = sideTab === 'walk' && !settings.closedSections.includes('graph');
    const isSeen = isGraphOnStage(state.value) || isInPanel;
    if (lexicon.kind !== 'open' || !isSeen || walk === null) return null;
    const arcs = arcsToLoad(state.value).join();
    return arcs === '' ? null : { lexicon: lexicon.info.id, arcs };
  });
  const wanted = throttled(needs, PAUSE_MS);

  asker.keepAsking({
    wanted: () => (wanted.value === null ? [] : [wanted.value]),
    ask: ({ lexicon, arcs }) => ask('nodes', { lexicon, arcs: arcs.split(',').map(Number) }),
    onAnswer: ({ lexicon }, nodes) => dispatch({ type: 'nodes-loaded', lexicon, nodes }),
    onRefusal: (_, { message }) => dispatch({ type: 'notice-raised', message }),
  });
}
