import { type Look, THOUSANDTHS } from './heuristic';
import { countAmong, tileOfGlyph } from './letters';

const COMMON_KEPT = 5 * THOUSANDTHS;

/** Points for each of these letters that stays on the rack. */
const savesLetters =
  (glyphs: string): Look =>
  ({ position: { rack, rules } }) => {
    const common = new Set([...glyphs].flatMap((glyph) => tileOfGlyph(rules.distribution, glyph) ?? []));
    const held = countAmong(rack, common);
    return ({ tiles }) => COMMON_KEPT * (held - countAmong(tiles, common));
  };

/** Keeps common letters (Pore). */
export const saveCommon = savesLetters('AEINRS');

/** The letters of sharpscrabble (2010), the source of the idea. */
export const saveCommonOfSharpscrabble = savesLetters('ETAOINS');
