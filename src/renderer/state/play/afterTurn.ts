import type { GameState } from '../../../core/game/gameState';
import type { AppState } from '../appState';
import { cursorAt } from '../editing/boardCursor';
import { type Clock, penaltyOf, switchClock } from './clock';
import { areTwoPersons, type PlayedGame, setupOf, viewerOf } from './playedGame';
import { recordOfPlay } from './playRecord';

/** The window with a continued game at its current moment. */
export function showGame(state: AppState, play: PlayedGame): AppState {
  const setup = setupOf(play, state.setup.rack);
  const { player, scores } = play.game;
  const [first = 0, second = 0] = scores;
  return {
    ...state,
    play,
    setup,
    game: recordOfPlay(play, setup),
    turn: { player: player === 0 ? 0 : 1, scores: [first, second], otherRack: [] },
    boardCursor: cursorAt(state.boardCursor, state.boardCursor.direction ?? 'across'),
    rackCaret: setup.rack.length,
    // Results for the previous turn must no longer be visible.
    candidates: null,
    question: null,
    walk: null,
    pinned: null,
    exchange: null,
    notice: null,
  };
}

/** A game that has ended, with the penalties for overtime if its clock has that rule. */
function settleTime(game: GameState, clock: Clock | null, nowMs: number): GameState {
  if (clock?.hasOvertimePenalty !== true) return game;
  return { ...game, overtimePenalties: [penaltyOf(clock, 0, nowMs), penaltyOf(clock, 1, nowMs)] };
}

/** The play after a turn: sets the viewer and the running clock, and withdraws help. */
export function afterTurn(play: PlayedGame, game: GameState, nowMs: number): PlayedGame {
  const isEnd = game.end !== undefined;
  const isHandedOver = areTwoPersons(play) && !isEnd && game.player !== play.game.player;
  const player = game.player === 0 ? 0 : 1;
  return {
    ...play,
    game: isEnd ? settleTime(game, play.clock, nowMs) : game,
    viewer: viewerOf(play.seats, game),
    isCovered: isHandedOver,
    judging: null,
    problem: null,
    hint: null,
    isAnalysisOpen: false,
    clock: play.clock === null ? null : switchClock(play.clock, isEnd || isHandedOver ? null : player, nowMs),
  };
}
