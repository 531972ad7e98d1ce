import { NO_TILE } from '../../../core/alphabet/tile';
import type { Setup } from '../../../core/board/setup';
import { positionLabel, squareAt } from '../../../core/board/square';
import { type Message, message } from '../../../core/message';
import type { Action } from '../action';
import type { AppState } from '../appState';
import { isAtPlay, isOver, isWatched, type PlayedGame } from './playedGame';

/** Actions that show a moment of the game, or leave it. */
const ELSEWHERE: ReadonlySet<Action['type']> = new Set<Action['type']>([
  'document-opened',
  'game-opened',
  'game-turn-shown',
  'game-turn-stepped',
  'history-sought',
  'lexicon-opened',
  'redone',
  'undone',
]);

/** During a game, its position is fixed, except for the order of the rack. Any other edit is refused. */
export function keepToGame(before: AppState, after: AppState, action: Action): AppState {
  const { play } = after;
  if (play === null || after.setup === before.setup || play !== before.play) return after;
  if (isOver(play) || ELSEWHERE.has(action.type)) return after;
  const refusal = whyNoEdit(play, before.setup, after.setup);
  return refusal === null ? { ...after, turn: before.turn } : { ...before, notice: refusal };
}

function whyNoEdit(play: PlayedGame, before: Setup, wanted: Setup): Message | null {
  if (!isAtPlay(play, before)) return message('play.notHere');
  if (isAtPlay(play, wanted)) return null;
  const { position } = play.game;
  if (isWatched(play)) return message('play.agentsPlay');
  if (wanted.rules !== position.rules) return message('play.rulesStand');
  const lifted = position.tiles.findIndex((tile, at) => tile !== NO_TILE && tile !== wanted.tiles[at]);
  if (lifted < 0) return message('play.rackStands');
  const square = positionLabel(squareAt(lifted, position.cols), 'across');
  return message('play.tileStays', { square });
}
