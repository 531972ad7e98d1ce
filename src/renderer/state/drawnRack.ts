import type { Setup } from '../../core/board/setup';
import { createRandom } from '../../core/game/random';
import { drawRack } from '../../core/game/unseenTiles';
import type { SetupAction } from './action';

/** Puts a rack there that was drawn from the tiles that do not lie on the board; the same for the same seed. */
export const drawNewRack = (setup: Setup, seed: number): SetupAction => ({
  type: 'setup-edited',
  setup: { ...setup, rack: drawRack(setup, createRandom(seed)) },
  name: 'draw a rack',
});
