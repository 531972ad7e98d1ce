import { BLANK_GLYPH, type LetterTile, type TileDistribution } from '../../alphabet/tileDistribution';
import { type Message, message } from '../../message';
import { quoted } from '../../quoted';
import { fail, ok, type Result } from '../../result';
import { lengthProblem, MAX_SMALL_TEXT } from '../text/textBounds';
import { meaningfulLines, type NumberedLine } from '../text/textLines';
import { checkDistribution } from './checkDistribution';

/** `TILE,count,score,vowel`. */
const SHORT_ROW = 4;
/** `UPPER,lower,count,score,vowel`, optionally followed by two full-width forms. */
const LONG_ROWS: readonly number[] = [5, 7];

/**
 * Parses a tile distribution in comma-separated rows, in the form of MAGPIE (five or seven fields) or Macondo
 * (four). The first row is the blank, `?`. Lower-case and full-width forms are not kept.
 */
export function parseDistributionCsv(text: string, name: string): Result<TileDistribution, Message> {
  const tooLong = lengthProblem('tooLong.file', text, MAX_SMALL_TEXT);
  if (tooLong !== undefined) return fail(tooLong);
  const [first, ...rest] = meaningfulLines(text);
  if (first === undefined) return fail(message('tileSetFiles.empty'));
  const blank = parseRow(first);
  if (!blank.ok) return blank;
  if (blank.value.glyph !== BLANK_GLYPH)
    return fail(message('tileSetFiles.blankFirst', { line: String(first.line) }));
  if (blank.value.value !== 0) {
    const points = String(blank.value.value);
    return fail(message('tileSetFiles.blankPoints', { line: String(first.line), points }));
  }
  const letters: LetterTile[] = [];
  for (const line of rest) {
    const letter = parseRow(line);
    if (!letter.ok) return letter;
    letters.push(letter.value);
  }
  return checkDistribution({ name, letters, blankCount: blank.value.count });
}

function parseRow({ line, text }: NumberedLine): Result<LetterTile, Message> {
  const fields = text.split(',').map((field) => field.trim());
  const isLong = LONG_ROWS.includes(fields.length);
  if (!isLong && fields.length !== SHORT_ROW)
    return fail(message('tileSetFiles.fieldCount', { line: String(line), fields: fields.length }));
  const [count = '', value = '', vowel = ''] = fields.slice(isLong ? 2 : 1);
  if (!/^\d{1,9}$/.test(count) || !/^\d{1,9}$/.test(value))
    return fail(
      message('tileSetFiles.wholeNumbers', {
        line: String(line),
        count: quoted(count),
        score: quoted(value),
      }),
    );
  if (vowel !== '0' && vowel !== '1')
    return fail(message('tileSetFiles.vowelField', { line: String(line), found: quoted(vowel) }));
  return ok({ glyph: fields[0] ?? '', value: Number(value), count: Number(count), isVowel: vowel === '1' });
}

/** Writes rows of five fields. */
export function formatDistributionCsv({ letters, blankCount }: TileDistribution): string {
  const rows = letters.map(({ glyph, value, count, isVowel }) =>
    [glyph, glyph.toLowerCase(), count, value, isVowel ? 1 : 0].join(','),
  );
  return `${[[BLANK_GLYPH, BLANK_GLYPH, blankCount, 0, 0].join(','), ...rows].join('\n')}\n`;
}
