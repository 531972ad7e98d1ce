import { computed } from '@preact/signals';
import type { Connection } from '../../../../contract/transport/connection';
import type { Asker } from '../../../session/asker';
import type { FileSession } from '../../../session/document/fileSession';
import { keepWorking } from '../../../session/keepWorking';
import type { Store } from '../../../session/store';
import { throttled } from '../../../session/throttled';
import { gameToOpen } from '../state/gameAfterTurns';
import { gamePagesToLoad } from '../state/gamePages';
import { GAME_PAGE_ROWS } from '../state/tournamentState';
import { doTask } from './tournamentTasks';

/** Interval of requests for the visible games while games end. */
const GAMES_PAUSE_MS = 1000;

interface Deps {
  readonly connection: Pick<Connection, 'ask' | 'askDesktop'>;
  readonly store: Store;
  readonly asker: Asker;
  readonly files: Pick<FileSession, 'openText'>;
}

/** The program has one tournament, which the page runs, shows, and opens games of. */
export function startTournamentSession({ asker, connection, files, store }: Deps): void {
  const { ask } = connection;
  const { dispatch, state } = store;

  keepWorking(store, asker, {
    job: 'tournament',
    perform: ({ task }) => doTask(task, connection, state.peek()),
    onAnswer: ({ task }, status) => dispatch({ type: 'tournament-done', task, status }),
  });

  asker.keepAsking({
    wanted: () => {
      const { lacksCurve, status } = state.value.tournament;
      return lacksCurve && status !== null ? [{ plan: status.plan }] : [];
    },
    ask: () => ask('tournamentCurve', {}),
    onAnswer: (_, curve) => dispatch({ type: 'tournament-curve-loaded', curve }),
    onRefusal: (_, { message }) => dispatch({ type: 'notice-raised', message }),
  });

  const finished = throttled(
    computed(() => state.value.tournament.status?.report.games ?? 0),
    GAMES_PAUSE_MS,
  );
  asker.keepAsking({
    wanted: () => {
      const { pairing } = state.value.tournament.games;
      return gamePagesToLoad(state.value).map((page) => ({ pairing, page, finished: finished.value }));
    },
    ask: ({ page, pairing }) =>
      ask('tournamentGames', { pairing, offset: page * GAME_PAGE_ROWS, count: GAME_PAGE_ROWS }),
    onAnswer: ({ pairing }, page) => dispatch({ type: 'tournament-games-loaded', pairing, page }),
    onRefusal: (_, { message }) => dispatch({ type: 'notice-raised', message }),
  });

  asker.keepAsking({
    wanted: () => {
      const { opening } = state.value.tournament.games;
      return opening === null ? [] : [{ opening }];
    },
    ask: ({ opening: { nth, pairing } }) => ask('tournamentGame', { pairing, nth }),
    onAnswer: (_, game) => {
      const { game: open, tournament } = state.peek();
      dispatch({ type: 'tournament-game-ended' });
      const { name, text } = gameToOpen(open, tournament.status?.plan.start, game);
      files.openText(name, text);
    },
    onRefusal: (_, { message }) => {
      dispatch({ type: 'tournament-game-ended' });
      dispatch({ type: 'notice-raised', message });
    },
  });

  /** Games played before the page was loaded. */
  async function find() {
    const found = await ask('readTournament', {});
    if (!found.ok) dispatch({ type: 'job-refused', job: 'tournament', message: found.error.message });
    else if (found.value !== null) dispatch({ type: 'tournament-found', status: found.value });
  }
  void find();
}
