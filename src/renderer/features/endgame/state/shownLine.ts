import { entryAt } from '../../../../core/certain';
import type { GameState } from '../../../../core/game/gameState';
import { isSameTurn } from '../../../../core/game/turns/sameTurn';
import { takeTurn } from '../../../../core/game/turns/takeTurn';
import type { PlainTurn } from '../../../../core/game/turns/turn';
import type { Message } from '../../../../core/message';
import { ok, type Result } from '../../../../core/result';
import type { LineTurn } from '../../../../core/strategy/endgame/lineTurns';
import type { AppState } from '../../../state/appState';
import type { ShownLine } from './endgameState';
import { foundEnd, gameOf } from './endSubject';

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

/** The line on the board, otherwise the best known one; empty if there is none. */
export function listedTurns(state: AppState): readonly LineTurn[] {
  return state.endgame.line?.turns ?? foundEnd(state)?.endgame?.result?.line ?? [];
}

/** The listed turns, each with its known continuation. */
export function listedLines(state: AppState): readonly (readonly LineTurn[])[] {
  const found = foundEnd(state);
  const rated = found?.endgame?.result?.rated ?? [];
  const rows = found?.preendgame?.rows ?? [];
  return [
    ...rated.map(({ line, points, turn }) => (line.length > 0 ? line : [{ turn, points }])),
    ...rows.map(({ turn }) => [{ turn, points: pointsOf(turn) }]),
  ];
}

export const pointsOf = (turn: PlainTurn): number => (turn.kind === 'placement' ? turn.score : 0);

/** Index of the listed turn that the line on the board begins with; −1 if there is none. */
export function chosenTurn(state: AppState): number {
  const first = state.endgame.line?.turns[0]?.turn;
  if (first === undefined) return -1;
  return listedLines(state).findIndex(([one]) => one !== undefined && isSameTurn(one.turn, first));
}

/** The game as shown on the board. */
export const gameOnBoard = ({ games, step }: ShownLine): GameState => entryAt(games, step);

/**
 * Ends the line when the user changes the position, starts a game, drags a tile, tries a play, opens a
 * walk or goes to another page.
 */
export function dropStaleLine(before: AppState, after: AppState): AppState {
  const { drag, endgame, play, setup, sideTab, tried, walk } = after;
  const { line } = endgame;
  if (line === null) return after;
  const isSame = line.setup === setup && play === before.play;
  const isFit = isSame && sideTab === 'endgame' && walk === null && drag === null && tried === null;
  return isFit ? after : { ...after, endgame: { ...endgame, line: null } };
}
