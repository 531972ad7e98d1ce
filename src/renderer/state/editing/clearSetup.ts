import { NO_TILE } from '../../../core/alphabet/tile';
import type { Setup } from '../../../core/board/setup';
import { message } from '../../../core/message';
import type { SetupAction } from './reduceSetup';

/** Removes every tile from the board. */
export const clearBoard = (setup: Setup): SetupAction => ({
  type: 'setup-edited',
  setup: { ...setup, tiles: setup.tiles.map(() => NO_TILE) },
  name: message('steps.clearBoard'),
});

export const clearRack = (setup: Setup): SetupAction => ({
  type: 'setup-edited',
  setup: { ...setup, rack: [] },
  name: message('steps.clearRack'),
});
