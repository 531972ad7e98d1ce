import { BLANK } from '../../../../core/alphabet/tile';
import { letterGlyph, tileValue } from '../../../../core/alphabet/tileDistribution';
import type { Setup } from '../../../../core/board/setup';
import { countTiles, type TileCount } from '../../../../core/game/unseenTiles';
import { text } from '../../../../texts/text';

/** One kind of tile on the page of the remaining tiles. */
export interface TileCountView extends TileCount {
  /** Empty on the blank. */
  readonly glyph: string;
  readonly value: number;
  readonly isBlank: boolean;
  /** The count with a sign: `3`, `−1`. */
  readonly unseenText: string;
  /** In words: `letter A, 1 point: 5 unseen, 3 on the board, 1 on the rack, 9 in all`. */
  readonly name: string;
}

/** A group of tiles counted together. */
export interface TileGroupView {
  readonly title: string;
  readonly unseen: number;
  readonly total: number;
  readonly unseenPoints: number;
}

export interface TilesView {
  readonly kinds: readonly TileCountView[];
  readonly groups: readonly TileGroupView[];
  readonly unseen: number;
  /** The most tiles that the opponent can hold, and the number then left in the bag. */
  readonly withOpponent: number;
  readonly inBag: number;
  /** Number of tiles on board and rack in excess of the set. */
  readonly overdrawn: number;
}

export function tilesViewOf(setup: Setup): TilesView {
  const { distribution, rackSize } = setup.rules;
  const kinds = countTiles(setup).map((count): TileCountView => {
    const glyph = letterGlyph(distribution, count.tile);
    const face = { glyph, value: tileValue(distribution, count.tile), isBlank: count.tile === BLANK };
    return { ...count, ...face, unseenText: signed(count.unseen), name: nameOf(count, face) };
  });
  const isVowel = ({ tile }: TileCount) => distribution.letters[tile - 1]?.isVowel === true;
  const groups = [
    group(text('designView.tilesVowels'), kinds.filter(isVowel)),
    group(
      text('designView.tilesConsonants'),
      kinds.filter((kind) => !kind.isBlank && !isVowel(kind)),
    ),
    group(
      text('designView.tilesBlanks'),
      kinds.filter((kind) => kind.isBlank),
    ),
    group(text('designView.tilesAll'), kinds),
  ];
  const unseen = sum(kinds, (kind) => Math.max(kind.unseen, 0));
  const withOpponent = Math.min(unseen, rackSize);
  const overdrawn = sum(kinds, (kind) => Math.max(-kind.unseen, 0));
  return { kinds, groups, unseen, withOpponent, inBag: unseen - withOpponent, overdrawn };
}

function group(title: string, kinds: readonly TileCountView[]): TileGroupView {
  return {
    title,
    unseen: sum(kinds, ({ unseen }) => Math.max(unseen, 0)),
    total: sum(kinds, ({ total }) => total),
    unseenPoints: sum(kinds, ({ unseen, value }) => Math.max(unseen, 0) * value),
  };
}

const sum = (kinds: readonly TileCountView[], count: (kind: TileCountView) => number): number =>
  kinds.reduce((total, kind) => total + count(kind), 0);

const signed = (count: number): string => (count < 0 ? `−${-count}` : String(count));

function nameOf(
  { onBoard, onRack, total, unseen }: TileCount,
  { glyph, isBlank, value }: { readonly glyph: string; readonly isBlank: boolean; readonly value: number },
): string {
  const isOverdrawn = String(unseen < 0);
  const counts = { isOverdrawn, count: Math.abs(unseen), onBoard, onRack, total };
  return isBlank
    ? text('designView.blankCount', counts)
    : text('designView.letterCount', { letter: glyph, points: value, ...counts });
}
