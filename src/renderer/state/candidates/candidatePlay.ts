import { NO_TILE, rackTileOf, type Tile } from '../../../core/alphabet/tile';
import { tileGlyph } from '../../../core/alphabet/tileDistribution';
import type { Setup } from '../../../core/board/setup';
import { positionLabel } from '../../../core/board/square';
import { turnAfter } from '../../../core/game/turn';
import type { Move } from '../../../core/movegen/move';
import type { AppState } from '../appState';
import type { SetupAction } from '../editing/reduceSetup';

/** The tiles that stay on the rack after a move, in their order. */
export function leaveOf({ rack }: Setup, { tiles }: Move): readonly Tile[] {
  const leave = [...rack];
  for (const tile of tiles) {
    const at = tile === NO_TILE ? -1 : leave.indexOf(rackTileOf(tile));
    if (at >= 0) leave.splice(at, 1);
  }
  return leave;
}

/** The other player's turn after a candidate, with his rack as far as it is known. */
export function playCandidate({ setup, turn }: AppState, candidate: Move): SetupAction {
  const { name, setup: played } = playMove(setup, candidate);
  return {
    type: 'setup-edited',
    setup: { ...played, rack: turn.otherRack },
    turn: turnAfter(turn, candidate.score, played.rack),
    name,
  };
}

/** The other player's turn without a play. */
export const passTurn = ({ setup, turn }: AppState): SetupAction => ({
  type: 'setup-edited',
  setup: { ...setup, rack: turn.otherRack },
  turn: turnAfter(turn, 0, setup.rack),
  name: 'pass',
});

/** The setup with the tiles of a move on the board and off the rack, and what that is called: `play QUIZ 8D`. */
export function playMove(setup: Setup, move: Move): { readonly setup: Setup; readonly name: string } {
  const { distribution, layout } = setup.rules;
  const [down, right] = move.direction === 'across' ? [0, 1] : [1, 0];
  const tiles = [...setup.tiles];
  const word = move.tiles.map((played, nth) => {
    const square = (move.row + nth * down) * layout.cols + move.col + nth * right;
    if (played !== NO_TILE) tiles[square] = played;
    return tileGlyph(distribution, tiles[square]!);
  });
  const name = `play ${word.join('')} ${positionLabel(move, move.direction)}`;
  return { setup: { ...setup, tiles, rack: leaveOf(setup, move) }, name };
}
