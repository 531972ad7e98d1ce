import { CLASSIC_RULES } from '../../../src/core/board/rules';
import type { Setup } from '../../../src/core/board/setup';

export const EMPTY: Setup = { rules: CLASSIC_RULES, tiles: new Array(225).fill(0), rack: [] };

/** Rack AB with words AB and BA on the empty board: 2 words × 2 places × 2 directions. */
export const AB: Setup = { ...EMPTY, rack: [1, 2] };
export const AB_MOVES = 8;
