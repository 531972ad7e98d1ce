import { computed, type ReadonlySignal } from '@preact/signals';
import type { Setup } from '../../../core/board/setup';
import { kindOf } from '../../features/endgame/state/endSubject';
import { gameOnBoard } from '../../features/endgame/state/shownLine';
import { lineSeats, setupOfLine } from '../../features/endgame/view/lineScene';
import type { AppState } from '../../state/appState';
import { isOffGame } from '../../state/document/openGame';
import { isAtPlay } from '../../state/play/playedGame';
import {
  flightViewOf,
  lastPlacedSquares,
  rackPlacesAwaiting,
  squaresAwaiting,
  tableViewOf,
} from '../../view/play/gameScene';
import { tableStateOf } from '../../view/play/tableState';
import type { FlightView, TableView } from '../../view/play/tableView';

/** Views of a game in progress, other than its board and the front rack. */
export interface TableViews {
  /** Board and front rack of a line of play or a sample; null if none is shown. */
  readonly lineSetup: ReadonlySignal<Setup | null>;
  /** Null without a game. */
  readonly table: ReadonlySignal<TableView | null>;
  readonly flight: ReadonlySignal<FlightView | null>;
  /** Target squares (row × cols + col) of flying tiles. */
  readonly awaiting: ReadonlySignal<readonly number[]>;
  /** Target places of flying tiles on the player's rack. */
  readonly rackAwaiting: ReadonlySignal<readonly number[]>;
  /** Squares of the last turn's tiles, while the board shows the current position. */
  readonly lastSquares: ReadonlySignal<readonly number[]>;
}

const NONE: readonly number[] = [];

export function createTableViews(state: ReadonlySignal<AppState>): TableViews {
  const line = computed(() => state.value.endgame.line);
  const sampleGame = computed(() => state.value.simulation.watch?.table?.game ?? null);
  const lineGame = computed(() => sampleGame.value ?? (line.value === null ? null : gameOnBoard(line.value)));
  const play = computed(() =>
    lineGame.value === null
      ? state.value.play
      : { game: lineGame.value, seats: lineSeats(), viewer: 0 as const },
  );
  const lineSetup = computed(() => (lineGame.value === null ? null : setupOfLine(lineGame.value)));
  const moment = computed(() => {
    const { game, setup } = state.value;
    if (play.value === null) return null;
    const isElsewhere = lineGame.value === null && game !== null && !isOffGame(game, setup);
    return tableStateOf(play.value, isElsewhere ? game : null);
  });
  const flying = computed(() => state.value.flight);
  const flight = computed(() =>
    play.value === null || moment.value === null || flying.value === null
      ? null
      : flightViewOf(play.value, moment.value.front, lineSetup.value?.rack ?? state.value.setup.rack),
  );
  const isBagTarget = computed(() => state.value.drag?.over?.kind === 'bag');
  // The other racks are unknown before the end.
  const isOpen = computed(() => line.value === null || kindOf(line.value.setup) === 'endgame');
  const table = computed(() =>
    play.value === null || moment.value === null || !isOpen.value
      ? null
      : tableViewOf(play.value, moment.value, {
          isBagTarget: isBagTarget.value,
          isFlying: flight.value !== null,
        }),
  );
  const awaiting = computed(() =>
    play.value === null || flight.value === null
      ? NONE
      : squaresAwaiting(flight.value, play.value.game.position.cols),
  );
  const rackAwaiting = computed(() => (flight.value === null ? NONE : rackPlacesAwaiting(flight.value)));
  const isPresent = computed(() => {
    const played = state.value.play;
    return lineGame.value !== null || (played !== null && isAtPlay(played, state.value.setup));
  });
  const lastSquares = computed(() =>
    play.value === null || !isPresent.value ? NONE : lastPlacedSquares(play.value),
  );
  return { lineSetup, table, flight, awaiting, rackAwaiting, lastSquares };
}
