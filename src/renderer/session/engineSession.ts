import { computed } from '@preact/signals';
import type { Connection } from '../../contract/transport/connection';
import { isSelecting, NO_FILTER } from '../state/candidates/candidateFilter';
import { PAGE_ROWS } from '../state/candidates/candidateSet';
import { pagesToLoad, placementToKeep, setupToGenerate } from '../state/candidates/engineNeeds';
import { type Asker, createAsker } from './asker';
import { createLexiconSession, type LexiconSession } from './lexicon/lexiconSession';
import type { Store } from './store';

/** Number of pages requested concurrently. */
const PAGES_AT_ONCE = 8;

export interface EngineSession {
  readonly lexicons: LexiconSession;
  /** Shared with other sessions. */
  readonly asker: Asker;
}

/** Supplies the state with engine data: the lexicon, the candidates of the setup, the visible pages. */
export function startEngineSession(connection: Connection, store: Store): EngineSession {
  const { ask } = connection;
  const { dispatch, state } = store;
  const lexicons = createLexiconSession(connection, store);

  const asker = createAsker(store, lexicons.reopenLexicon);

  connection.onEvent((event) => {
    dispatch({ type: 'engine-event', event });
    const isReady = event.type === 'engine-status' && event.status === 'ready';
    if (isReady && state.peek().lexicon.kind === 'failed') lexicons.retryLexicon();
    if (event.type === 'lexicon-followed') lexicons.follow(event.id, event.opened);
  });
  // Input during a generation is requested afterwards: the list lags by one setup at most.
  asker.keepAsking({
    wanted: () => {
      const { lexicon } = state.value;
      const setup = setupToGenerate(state.value);
      if (setup === null || lexicon.kind !== 'open') return [];
      return [{ lexicon: lexicon.info.id, setup, leaves: state.value.leaves.version }];
    },
    ask: ({ leaves: _, ...position }) => {
      const placement = placementToKeep(state.peek(), position.setup);
      const { filter, play } = state.peek();
      const { sort } = isSelecting(filter) ? NO_FILTER : filter;
      return ask('generate', {
        ...position,
        ...(placement === null ? {} : { placement }),
        ...(sort === null ? {} : { sort }),
        ...(play === null ? {} : { turnRules: play.game.turnRules }),
      });
    },
    onLong: ({ setup }) => dispatch({ type: 'generation-long', setup }),
    cancel: () => void ask('cancel', { request: 'generate' }),
    takesLateAnswers: true,
    onAnswer({ leaves, setup }, summary) {
      // Late answers are taken, but not with leaves that are no longer used.
      if (leaves !== state.peek().leaves.version) return;
      dispatch({ type: 'generation-finished', setup, summary });
    },
    onRefusal: ({ setup }, error) => dispatch({ type: 'generation-failed', setup, error }),
  });
  asker.keepAsking({
    wanted: () => {
      const { candidates } = state.value;
      if (candidates === null) return [];
      const { generation, view } = candidates;
      return pagesToLoad(state.value).map((page) => ({ generation, view, page }));
    },
    ask: ({ generation, page, view }) => {
      const range = { offset: page * PAGE_ROWS, count: PAGE_ROWS };
      return ask('candidates', { generation, ...range, ...(view === null ? {} : { view }) });
    },
    atOnce: PAGES_AT_ONCE,
    onAnswer: ({ generation, view }, page) => dispatch({ type: 'page-loaded', generation, view, page }),
    onRefusal: (_, { message }) => dispatch({ type: 'notice-raised', message }),
  });
  lexicons.restoreLexicon();
  const tiles = computed(() => state.value.setup.rules.distribution);
  tiles.subscribe(() => lexicons.fitLetters());
  return { lexicons, asker };
}
