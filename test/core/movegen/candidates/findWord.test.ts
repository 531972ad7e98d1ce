import { describe, expect, it } from 'vitest';
import { letterOf, NO_TILE } from '../../../../src/core/alphabet/tile';
import { checkSetup } from '../../../../src/core/board/position';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import type { RankedMoves } from '../../../../src/core/movegen/candidates/candidateSort';
import { findWord } from '../../../../src/core/movegen/candidates/findWord';
import { rankMoves } from '../../../../src/core/movegen/candidates/rank';
import { MoveGenerator } from '../../../../src/core/movegen/moveGenerator';
import { MoveList } from '../../../../src/core/movegen/moveList';
import { codesOfTiles, LANGUAGES } from '../../../oracle/languages';
import { buildSmallGaddag } from '../../../oracle/oracleLexicon';
import { unwrap } from '../../../oracle/oraclePositions';

describe('the first word with a prefix', () => {
  it.each(LANGUAGES)('is the same as by reading every row: $distribution.name', ({ distribution, words }) => {
    const gaddag = buildSmallGaddag(
      words.map((word) => codesOfTiles(word, distribution)),
      distribution.letters.length,
    );
    const rules = { ...CLASSIC_RULES, distribution };
    const tiles = Array(225).fill(NO_TILE);
    const first = codesOfTiles(words[0]!, distribution);
    first.forEach((tile, i) => {
      tiles[7 * 15 + 4 + i] = tile;
    });
    const rack = [...codesOfTiles(words[1]!, distribution), 0x80].slice(-7);
    const { position } = unwrap(checkSetup({ rules, tiles, rack }));
    const moves = new MoveList();
    new MoveGenerator(gaddag).generate(position, moves);
    const ranked: RankedMoves = { position, moves, order: rankMoves(moves) };
    const texts = [...ranked.order].map((index) => {
      const { col, direction, row, tiles: played } = moves.moveAt(index);
      const step = direction === 'across' ? 1 : 15;
      return played
        .map((tile, i) => letterOf(tile === NO_TILE ? tiles[row * 15 + col + i * step] : tile))
        .map((letter) => distribution.letters[letter - 1]!.glyph.toLowerCase())
        .join('');
    });
    const expected = (rows: readonly string[], beginning: string) => {
      const at = rows.findIndex((text) => text.startsWith(beginning.toLowerCase()));
      return at < 0 ? null : at + 1;
    };
    const beginnings = new Set([
      'zzz',
      '(',
      '.',
      ...texts.flatMap((text) => [text[0]!, text.slice(0, 3), text]),
    ]);
    expect(texts.length).toBeGreaterThan(2);
    const odd = ranked.order.map((_, i) => i).filter((i) => i % 2 === 1);
    for (const beginning of beginnings) {
      expect(findWord(ranked, beginning)).toBe(expected(texts, beginning));
      expect(findWord(ranked, beginning.toUpperCase())).toBe(expected(texts, beginning));
      const oddTexts = [...odd].map((i) => texts[i]!);
      expect(findWord(ranked, beginning, odd)).toBe(expected(oddTexts, beginning));
    }
  });
});
