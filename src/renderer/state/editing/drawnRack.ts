import type { Setup } from '../../../core/board/setup';
import { createRandom } from '../../../core/game/random';
import { drawRack, fillRack } from '../../../core/game/unseenTiles';
import { type Message, message } from '../../../core/message';
import type { Action } from '../action';
import type { AppState } from '../appState';
import { isOver } from '../play/playedGame';
import { rackRoomProblem } from './rackRoom';
import type { SetupAction } from './reduceSetup';

/** Replaces the rack by random tiles that are not on the board, determined by the seed. */
export const drawNewRack = (setup: Setup, seed: number): SetupAction => ({
  type: 'setup-edited',
  setup: { ...setup, rack: drawRack(setup, createRandom(seed)) },
  name: message('steps.drawRack'),
});

/** Why the rack cannot be filled now; null if it can. */
export function whyNoDraw({ play, setup }: Pick<AppState, 'play' | 'setup'>): Message | null {
  if (play !== null && !isOver(play)) return message('play.rackStands');
  return setup.rack.length < setup.rules.rackSize ? null : message('impossible.fullRack');
}

/**
 * Fills the rack with random tiles that nobody is known to hold, determined by the seed, or returns why that
 * is impossible.
 */
export function fillRackUp({ setup, turn }: AppState, seed: number): Action {
  const { rack } = setup;
  const problem = rackRoomProblem(setup, 1);
  if (problem !== null) return { type: 'notice-raised', message: problem };
  const filled = fillRack(setup, turn.otherRack, createRandom(seed));
  if (filled.length === rack.length) return { type: 'notice-raised', message: message('editing.noTileLeft') };
  const count = filled.length - rack.length;
  const name = message('steps.drawTiles', { count });
  return { type: 'setup-edited', setup: { ...setup, rack: filled }, name };
}
