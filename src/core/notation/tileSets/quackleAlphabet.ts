import type { LetterTile, TileDistribution } from '../../alphabet/tileDistribution';
import { type Message, message } from '../../message';
import { quoted, shortened } from '../../quoted';
import { fail, ok, type Result } from '../../result';
import { lengthProblem, MAX_SMALL_TEXT } from '../text/textBounds';
import { meaningfulLines, type NumberedLine } from '../text/textLines';
import { checkDistribution } from './checkDistribution';

const BLANK_LINE = /^blank\s+(\d{1,9})\s+(\d{1,9})$/;
const LETTER_LINE = /^(\S+)\s+(\S+)\s+(\d{1,9})\s+(\d{1,9})\s+([01])$/;

/**
 * Parses a Quackle alphabet file: `LETTER blankText score count vowel` or `blank score count` on each line;
 * `#` begins a comment. The blank text of a letter is not kept: Tilewright writes such a blank as the
 * lower-case letter.
 */
export function parseQuackleAlphabet(text: string, name: string): Result<TileDistribution, Message> {
  const tooLong = lengthProblem('tooLong.file', text, MAX_SMALL_TEXT);
  if (tooLong !== undefined) return fail(tooLong);
  const letters: LetterTile[] = [];
  let blankCount: number | undefined;
  for (const line of meaningfulLines(text).filter((each) => !each.text.startsWith('#'))) {
    const blank = BLANK_LINE.exec(line.text);
    if (blank === null) {
      const letter = parseLetter(line);
      if (!letter.ok) return letter;
      letters.push(letter.value);
      continue;
    }
    if (blankCount !== undefined)
      return fail(message('tileSetFiles.blanksTwice', { line: String(line.line) }));
    const [, points = '', count = ''] = blank;
    if (Number(points) !== 0)
      return fail(
        message('tileSetFiles.blankPoints', { line: String(line.line), points: shortened(points) }),
      );
    blankCount = Number(count);
  }
  return checkDistribution({ name, letters, blankCount: blankCount ?? 0 });
}

function parseLetter({ line, text }: NumberedLine): Result<LetterTile, Message> {
  const [, glyph, , value, count, vowel] = LETTER_LINE.exec(text) ?? [];
  if (glyph === undefined)
    return fail(message('tileSetFiles.alphabetLine', { line: String(line), found: quoted(text) }));
  return ok({ glyph, value: Number(value), count: Number(count), isVowel: vowel === '1' });
}

export function formatQuackleAlphabet({ letters, blankCount }: TileDistribution): string {
  const lines = letters.map(({ glyph, value, count, isVowel }) =>
    [glyph, glyph.toLowerCase(), value, count, isVowel ? 1 : 0].join('\t'),
  );
  return `${[...lines, ['blank', 0, blankCount].join('\t')].join('\n')}\n`;
}
