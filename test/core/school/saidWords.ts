import type { Position } from '../../../src/core/board/position';
import { readPlacement } from '../../../src/core/game/turns/placementWords';
import type { Move } from '../../../src/core/movegen/move';

/** The words of a play in capitals. */
export const saidWords = (position: Position, move: Move): readonly string[] =>
  readPlacement(position, move).words.map(({ letters }) =>
    letters.map(({ tile }) => String.fromCharCode(64 + (tile & 0x3f))).join(''),
  );
