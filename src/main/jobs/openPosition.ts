import { checkSetup, type Position } from '../../core/board/position';
import type { Setup } from '../../core/board/setup';
import { entryAt } from '../../core/certain';
import { fail, ok } from '../../core/result';
import type { SharedLexicon } from '../../engine/lexicon';
import { wrongAlphabet } from '../../engine/wrongAlphabet';
import { type Answer, badRequest, type FindLexicon } from './job';

interface PositionRequest {
  /** Id of an open lexicon. */
  readonly lexicon: string;
  readonly setup: Setup;
}

interface OpenedPosition {
  readonly lexicon: SharedLexicon;
  readonly position: Position;
}

/** Checks the setup of a request, and finds its lexicon, which must have the letters of the tiles. */
export function openPosition(
  { lexicon: id, setup }: PositionRequest,
  findLexicon: FindLexicon,
): Answer<OpenedPosition> {
  const lexicon = findLexicon(id);
  if (!lexicon.ok) return lexicon;
  const checked = checkSetup(setup);
  if (!checked.ok) return fail(badRequest(entryAt(checked.error, 0).message));
  const wrong = wrongAlphabet(lexicon.value.info, setup.rules.distribution);
  if (wrong !== undefined) return fail(wrong);
  return ok({ lexicon: lexicon.value, position: checked.value.position });
}

/** The tiles of a rack in an order that does not depend on how they were typed, for cache keys. */
export const sortedTiles = (tiles: readonly number[]): readonly number[] =>
  tiles.toSorted((one, other) => one - other);
