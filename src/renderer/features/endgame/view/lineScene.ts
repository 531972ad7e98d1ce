import type { Setup } from '../../../../core/board/setup';
import { entryAt } from '../../../../core/certain';
import type { GameState } from '../../../../core/game/gameState';
import { text } from '../../../../texts/text';
import type { PlayedGame } from '../../../state/play/playedGame';

/** The seats while a line of play is shown. The player on turn in the position sits in front. */
export const lineSeats = (): PlayedGame['seats'] => [
  { kind: 'person', name: text('endgamePage.own') },
  { kind: 'person', name: text('endgamePage.opponent') },
];

/** The board of a game, and the rack of the player on turn in the position. */
export const setupOfLine = ({ position, racks }: GameState): Setup => ({
  rules: position.rules,
  tiles: Array.from(position.tiles),
  rack: entryAt(racks, 0),
});
