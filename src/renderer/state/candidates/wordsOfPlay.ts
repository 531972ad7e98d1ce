import { letterOf } from '../../../core/alphabet/tile';
import { letterGlyph } from '../../../core/alphabet/tileDistribution';
import { checkSetup } from '../../../core/board/position';
import type { Setup } from '../../../core/board/setup';
import { readPlacement } from '../../../core/game/turns/placementWords';
import type { Move } from '../../../core/movegen/move';

/** The words that a play forms, the main word first; none if the position is impossible. */
export function wordsOfPlay(setup: Setup, move: Move): readonly string[] {
  const checked = checkSetup(setup);
  if (!checked.ok) return [];
  const { distribution } = setup.rules;
  return readPlacement(checked.value.position, move).words.map(({ letters }) =>
    letters.map(({ tile }) => letterGlyph(distribution, letterOf(tile))).join(''),
  );
}
