import { entryAt } from '../../../../core/certain';
import type { GameState } from '../../../../core/game/gameState';
import { isSameTurn } from '../../../../core/game/turns/sameTurn';
import { takeTurn } from '../../../../core/game/turns/takeTurn';
import type { PlainTurn } from '../../../../core/game/turns/turn';
import type { Message } from '../../../../core/message';
import { ok, type Result } from '../../../../core/result';
import type { LineTurn } from '../../../../core/strategy/endgame/lineTurns';
import type { AppState } from '../../../state/appState';
import { turnAt } from '../../../state/candidates/candidateSet';
import type { Zone } from '../../../state/window/zone';
import { turnKey } from '../../simulation/state/simulationSubject';
import type { ShownLine } from './endgameState';
import { type EndingTurn, endingTurns } from './endingTurns';
import { foundEnd, gameOf, isEndingShown } from './endSubject';

/** The position and the game after each turn, until the game ends; or why there is no such game. */
export function gamesOf(
  state: Pick<AppState, 'game' | 'play' | 'setup' | 'turn'>,
  turns: readonly LineTurn[],
): Result<readonly GameState[], Message> {
  const begun = gameOf(state);
  if (!begun.ok) return begun;
  // Draws are unknown: after a turn that does not empty the bag, the rack is short.
  let game: GameState = begun.value.bag.length === 0 ? begun.value : { ...begun.value, bag: [] };
  const games = [game];
  for (const { turn } of turns) {
    if (game.end !== undefined) break;
    game = takeTurn(game, turn);
    games.push(game);
  }
  return ok(games);
}

/**
 * The line on the board, otherwise that of the shown candidate, otherwise the best known one; empty if there
 * is none.
 */
export function listedTurns(state: AppState): readonly LineTurn[] {
  const { line } = state.endgame;
  if (line !== null) return line.turns;
  const best = foundEnd(state)?.endgame?.result?.line ?? NONE;
  const ending = shownEnding(state);
  if (ending === null || (best[0] !== undefined && isSameTurn(best[0].turn, ending.turn))) return best;
  const { turn } = ending;
  return 'value' in ending && ending.line.length > 0 ? ending.line : [{ turn, points: pointsOf(turn) }];
}

const NONE: readonly LineTurn[] = [];

export const pointsOf = (turn: PlainTurn): number => (turn.kind === 'placement' ? turn.score : 0);

/** Key of the shown candidate's turn; null if none is shown. */
function shownKey({ candidates, setup, shownRank }: AppState): string | null {
  const shown = candidates?.setup === setup ? turnAt(candidates, shownRank) : undefined;
  return shown === undefined ? null : turnKey(shown);
}

/** The figures of the shown candidate; null if it has none. */
export const shownEnding = (state: AppState): EndingTurn | null =>
  endingTurns(state)?.get(shownKey(state) ?? '') ?? null;

/** The list of the open drawer that keys act on: the line or the search tree, once there is one. */
export function endingZones(state: AppState): readonly Zone[] {
  const isListed = isEndingShown(state) && foundEnd(state)?.endgame?.result != null;
  return isListed ? [state.endgame.isTreeShown ? 'searchTree' : 'line'] : [];
}

/** The game as shown on the board. */
export const gameOnBoard = ({ games, step }: ShownLine): GameState => entryAt(games, step);

/**
 * Ends the line when the user changes the position, starts a game, drags a tile, tries a play, opens a walk,
 * shows another candidate or goes to another page.
 */
export function dropStaleLine(before: AppState, after: AppState): AppState {
  const { drag, endgame, play, setup, tried, walk } = after;
  const { line } = endgame;
  if (line === null) return after;
  const isSame = line.setup === setup && play === before.play && shownKey(before) === shownKey(after);
  const isFit = isSame && isEndingShown(after) && walk === null && drag === null && tried === null;
  return isFit ? after : { ...after, endgame: { ...endgame, line: null } };
}
