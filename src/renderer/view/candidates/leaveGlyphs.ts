import type { ListedTurn } from '../../../contract/candidates/candidatesApi';
import type { Tile } from '../../../core/alphabet/tile';
import { tileGlyph } from '../../../core/alphabet/tileDistribution';
import type { Setup } from '../../../core/board/setup';
import { without } from '../../../core/game/turns/placement';

/** The leave, in rack order. */
export const tilesKept = ({ rack }: Setup, { tiles }: ListedTurn): readonly Tile[] => without(rack, tiles);

/** `AE?`; empty if no tile stays. */
export const leaveGlyphs = (setup: Setup, turn: ListedTurn): string =>
  tilesKept(setup, turn)
    .map((tile) => tileGlyph(setup.rules.distribution, tile))
    .join('');
