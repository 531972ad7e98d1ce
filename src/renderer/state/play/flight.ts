import { NO_TILE } from '../../../core/alphabet/tile';
import type { GameState, PlayedTurn } from '../../../core/game/gameState';
import { gameOnBoard } from '../../features/endgame/state/shownLine';
import { flightTiming } from '../../playback/flightTiming';
import type { AppState } from '../appState';
import type { Handlers } from '../handlers';
import { shownSetup } from '../trying/tried';
import type { FlightAction } from './flightState';
import { isWatched } from './playedGame';

export const FLIGHT_ACTIONS: Handlers<FlightAction> = {
  'flight-ended': (state) => (state.flight === null ? state : { ...state, flight: null }),
};

/** Share of the pace of watched agents that their tiles may fly. */
const SHARE_OF_PACE = 0.6;

/** Tiles that fly. */
export interface TilesInFlight {
  /** The turn that moved them: from the rack, and from the bag to the rack. */
  readonly played: PlayedTurn;
  /** Whether the turn was challenged and withdrawn, so that they fly back. */
  readonly isTakenBack: boolean;
}

/** The tiles moved by the last turn of a game; null if there are none. */
export function tilesInFlight({ history }: GameState): TilesInFlight | null {
  const last = history.at(-1);
  const isTakenBack = last?.verdict === 'phony';
  const played = isTakenBack ? history.at(-2) : last;
  return played === undefined || tilesGiven(played) === 0 ? null : { played, isTakenBack };
}

/** Number of tiles that a turn puts on the board or into the bag. */
export function tilesGiven({ turn }: PlayedTurn): number {
  if (turn.kind === 'placement') return turn.tiles.filter((tile) => tile !== NO_TILE).length;
  return turn.kind === 'exchange' ? turn.tiles.length : 0;
}

/** Starts the flight of the last turn's tiles. */
export function startFlight(state: AppState, nowMs: number): AppState {
  const { play } = state;
  if (play === null) return state;
  const mostMs = isWatched(play) ? play.watch.paceMs * SHARE_OF_PACE : Number.POSITIVE_INFINITY;
  return flyLastTurn(state, play.game, nowMs, mostMs);
}

/** Starts the flight of the shown game's last turn, limited to this duration. */
export function flyLastTurn(
  state: AppState,
  game: GameState,
  nowMs: number,
  mostMs = Number.POSITIVE_INFINITY,
): AppState {
  const moved = tilesInFlight(game);
  if (moved === null) return state;
  const full = flightTiming(tilesGiven(moved.played), moved.played.drawn.length).durationMs;
  const durationMs = Math.min(full, mostMs);
  return durationMs === 0 ? state : { ...state, flight: { game, startedAtMs: nowMs, durationMs } };
}

/** Ends the flight when the user changes the board, goes elsewhere or opens a walk. */
export function dropStaleFlight(before: AppState, after: AppState): AppState {
  const { flight } = after;
  if (flight === null) return after;
  const isNew = flight !== before.flight;
  const { line } = after.endgame;
  const sample = after.simulation.watch?.table?.game;
  const game = sample ?? (line === null ? after.play?.game : gameOnBoard(line));
  const isSame =
    after.walk === null && game === flight.game && (isNew || shownSetup(after) === shownSetup(before));
  return isSame ? after : { ...after, flight: null };
}
