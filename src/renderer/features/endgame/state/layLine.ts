import { clamp } from '../../../../core/clamp';
import { message } from '../../../../core/message';
import { ok } from '../../../../core/result';
import type { LineTurn } from '../../../../core/strategy/endgame/lineTurns';
import type { AppState } from '../../../state/appState';
import { flyLastTurn } from '../../../state/play/flight';
import type { ShownLine } from './endgameState';
import { kindOf } from './endSubject';
import { gameOnBoard, gamesOf } from './shownLine';

interface Laying {
  /** Number of turns; clamped to the line. */
  readonly step: number;
  readonly nowMs: number;
  /** Whether the tiles of the next turn fly. Otherwise they appear at once. */
  readonly flies: boolean;
}

/** Lays the first turns of a line on the board. */
export function layLine(
  state: AppState,
  turns: readonly LineTurn[],
  { flies, nowMs, step: wanted }: Laying,
): AppState {
  if (turns.length === 0) return { ...state, notice: message('endgamePage.noLine') };
  const { line: before } = state.endgame;
  const isSame = before?.turns === turns;
  const found = isSame ? ok(before.games) : gamesOf(state, turns);
  if (!found.ok) return { ...state, notice: found.error };
  const games = found.value;
  const last = games.length - 1;
  const step = clamp(wanted, 0, last);
  const isPlaying = isSame && before.isPlaying && step < last;
  const line: ShownLine = { setup: state.setup, turns, games, step, isPlaying };
  const shown = { ...state, endgame: { ...state.endgame, line }, walk: null };
  const from = isSame ? before.step : 0;
  // While the bag is not empty, the draws are unknown: the tiles appear without flying.
  const isFlown = flies && step === from + 1 && kindOf(state.setup) === 'endgame';
  return isFlown ? flyLastTurn(shown, gameOnBoard(line), nowMs) : shown;
}
