import { computed, type ReadonlySignal } from '@preact/signals';
import type { Setup } from '../../../core/board/setup';
import type { AppState } from '../../state/appState';
import { isOffGame } from '../../state/document/openGame';
import { kindOf } from '../../state/endgame/endSubject';
import { gameOnBoard } from '../../state/endgame/shownLine';
import { isAtPlay } from '../../state/play/tentative';
import { lineSeats, setupOfLine } from '../../view/endgame/lineScene';
import {
  flightViewOf,
  lastPlacedSquares,
  rackPlacesAwaiting,
  squaresAwaiting,
  tableViewOf,
} from '../../view/play/gameScene';
import { tableMomentOf } from '../../view/play/tableMoment';
import type { FlightView, TableView } from '../../view/play/tableView';

/** What is drawn of a game that is played, besides its board and the rack in front. */
export interface TableViews {
  /** The board and the rack in front of it where a line of play or a sample is shown; else null. */
  readonly lineSetup: ReadonlySignal<Setup | null>;
  /** Null while no game is played. */
  readonly table: ReadonlySignal<TableView | null>;
  readonly flight: ReadonlySignal<FlightView | null>;
  /** Squares (row × cols + col) that tiles are flying to. */
  readonly awaiting: ReadonlySignal<readonly number[]>;
  /** Places of the own rack that tiles are flying to. */
  readonly rackAwaiting: ReadonlySignal<readonly number[]>;
  /** Squares that the last turn has put tiles on, while the board shows how it now stands. */
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
    return tableMomentOf(play.value, isElsewhere ? game : null);
  });
  const flying = computed(() => state.value.flight);
  const flight = computed(() =>
    play.value === null || moment.value === null || flying.value === null
      ? null
      : flightViewOf(play.value, moment.value.front, lineSetup.value?.rack ?? state.value.setup.rack),
  );
  const isBagTarget = computed(() => state.value.drag?.over?.kind === 'bag');
  // Before the end nobody knows who would hold what.
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
