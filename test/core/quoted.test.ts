import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../src/core/alphabet/english';
import { CLASSIC_RULES } from '../../src/core/board/rules';
import { importText } from '../../src/core/notation/exchange/textFormats';
import { parseRack } from '../../src/core/notation/positions/rack';
import { quoted, shortened } from '../../src/core/quoted';
import { say } from '../../src/texts/say';
import { sentence } from '../said';
import { loadCatalogue } from './notation/gcg/loadCatalogue';

describe('a quoted text', () => {
  it('is in quotation marks', () => {
    expect(quoted('QUIZ')).toBe('“QUIZ”');
    expect(quoted('')).toBe('“”');
  });

  it('has at most 40 characters', () => {
    expect(quoted('A'.repeat(40))).toBe(`“${'A'.repeat(40)}”`);
    expect(quoted('A'.repeat(41))).toBe(`“${'A'.repeat(39)}…”`);
  });

  it('is not cut within a character', () => {
    expect(shortened('🂡'.repeat(41))).toBe(`${'🂡'.repeat(39)}…`);
    expect(shortened('🂡'.repeat(40))).toBe('🂡'.repeat(40));
  });

  it('stays on one line and keeps its direction', () => {
    expect(quoted('a\nb\r\tc\u2028d\u202Ee')).toBe('“a b  c d e”');
  });

  it('takes no longer for megabytes than for a few letters', () => {
    expect(shortened('A'.repeat(64_000_000))).toHaveLength(40);
  });
});

describe('a message about foreign text', () => {
  const deps = { catalogue: loadCatalogue(), rules: CLASSIC_RULES };
  const digits = '9'.repeat(100_000);
  const marks = '!'.repeat(100_000);
  it.each([
    ['cgp', `${digits}/15 A/ 0/0 0`],
    ['cgp', `${'15/'.repeat(14)}15 A/ 0/${marks} 0`],
    ['cgp', `${'15/'.repeat(14)}15 A/ 0/0 0 ${marks}`],
    ['gcg', `#player1 ann Ann\n#player2 bob Bob\n>ann: A[B${marks} 8D WORD +1 1\n`],
    ['gcg', `#player1 ann Ann\n#player2 bob Bob\n${marks}\n`],
    ['gcg', `#character-encoding ${marks}\n`],
    ['json', JSON.stringify({ name: 'A', start: marks, rows: ['  ', '  '] })],
    ['json', JSON.stringify({ name: 'A', blankCount: 0, letters: [{ glyph: marks, value: 1, count: 1 }] })],
    ['txt', `Quackle\n1 2 ${digits}x 0 0`],
    ['txt', `7, 7\n${marks}`],
    ['txt', `A a 1 9 ${marks}\nblank 0 2`],
    ['csv', `?,?,2,0,0\nA,a,${marks},1,1`],
  ])('is short for a damaged .%s (%#)', (extension, text) => {
    const result = importText(text, { ...deps, fileName: `damaged.${extension}` });
    expect(result.ok).toBe(false);
    expect(result.ok ? 0 : say(result.error).length).toBeLessThan(300);
  });

  it('is short for a rack', () => {
    const result = parseRack(`A${marks.slice(0, 500)}`, ENGLISH);
    expect(result.ok ? '' : say(result.error)).toBe(
      sentence('positions.atRackTile', {
        rack: `“A${'!'.repeat(38)}…”`,
        tile: 2,
        problem: sentence('tileSetFiles.noTile', { glyph: '“!”', set: 'English' }),
      }),
    );
  });
});
