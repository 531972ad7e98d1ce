import { NO_TILE } from '../../../../core/alphabet/tile';
import type { Setup } from '../../../../core/board/setup';
import { along, tileAt } from '../../../../core/board/square';
import type { Move } from '../../../../core/movegen/move';
import type { GcgEventLine } from '../../../../core/notation/gcg/gcgDocument';
import type { OpponentTurn } from '../../../../core/strategy/simulation/inferredRacks';
import type { AppState } from '../../../state/appState';
import { isOffGame, positionShown } from '../../../state/document/openGame';

/** The previous turn of the game if it was the opponent's and the position is a moment of the game. */
export function opponentsTurn({ game, setup }: Pick<AppState, 'game' | 'setup'>): OpponentTurn | null {
  const before = game?.positions[game.turn - 1];
  if (game === null || before === undefined || isOffGame(game, setup)) return null;
  const event = before.turn;
  if (event === undefined || event.player === positionShown(game).player) return null;
  if (event.kind === 'placement') return placementBetween(before.setup, setup, event);
  if (event.kind !== 'exchange') return null;
  const { exchanged } = event;
  return { kind: 'exchange', count: typeof exchanged === 'number' ? exchanged : exchanged.length };
}

/** Its word on the current board, with only the tiles that were not there before. */
function placementBetween(
  before: Setup,
  now: Setup,
  { at, score, word }: Extract<GcgEventLine, { kind: 'placement' }>,
): Move {
  const tiles = word.map((_, nth) => {
    const square = along(at.square, at.direction, nth);
    const isNew = tileAt({ ...before.rules.layout, tiles: before.tiles }, square) === NO_TILE;
    return isNew ? tileAt({ ...now.rules.layout, tiles: now.tiles }, square) : NO_TILE;
  });
  return { kind: 'placement', ...at.square, direction: at.direction, tiles, score };
}
