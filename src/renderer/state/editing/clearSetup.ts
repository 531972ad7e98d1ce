import { NO_TILE } from '../../../core/alphabet/tile';
import type { Setup } from '../../../core/board/setup';
import type { SetupAction } from './reduceSetup';

/** Takes every tile off the board. */
export const clearBoard = (setup: Setup): SetupAction => ({
  type: 'setup-edited',
  setup: { ...setup, tiles: setup.tiles.map(() => NO_TILE) },
  name: 'clear the board',
});

export const clearRack = (setup: Setup): SetupAction => ({
  type: 'setup-edited',
  setup: { ...setup, rack: [] },
  name: 'clear the rack',
});
