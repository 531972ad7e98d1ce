import { type BoardLayout, MAX_MULTIPLIER } from '../../board/boardLayout';
import { positionLabel, squareAt } from '../../board/square';
import { type Message, message } from '../../message';
import { quoted } from '../../quoted';
import { fail, ok, type Result } from '../../result';
import { lengthProblem, MAX_SMALL_TEXT } from '../text/textBounds';
import { splitLines } from '../text/textLines';
import { checkSides, checkStart } from './layoutCharacters';

const MAGIC = 'Quackle';
const VERSION = '1';

/** A number of the file and its line, for messages. */
interface Field {
  readonly text: string;
  readonly line: number;
}

/**
 * Parses a Quackle board file: `Quackle`, then `1 width height startRow startCol` (zero-based), then the
 * letter and word multiplier of every square, row by row. Blanks and line ends are separators only.
 */
export function parseQuackleBoard(text: string): Result<BoardLayout, Message> {
  const tooLong = lengthProblem('tooLong.boardFile', text, MAX_SMALL_TEXT);
  if (tooLong !== undefined) return fail(tooLong);
  const [magic, version, ...fields] = splitLines(text).flatMap((content, index) =>
    (content.match(/\S+/g) ?? []).map((each): Field => ({ text: each, line: index + 1 })),
  );
  if (magic?.text !== MAGIC) return fail(message('boardFiles.quackleWord', { word: MAGIC }));
  if (version?.text !== VERSION)
    return fail(
      message('boardFiles.quackleVersion', { known: VERSION, version: quoted(version?.text ?? '') }),
    );
  const wrong = fields.find((field) => !/^\d{1,4}$/.test(field.text));
  if (wrong !== undefined)
    return fail(message('boardFiles.quackleNumber', { line: String(wrong.line), found: quoted(wrong.text) }));
  if (fields.length < 4) return fail(message('boardFiles.quackleHead'));
  return layoutOf(fields);
}

function layoutOf(fields: readonly Field[]): Result<BoardLayout, Message> {
  const [cols = 0, rows = 0, row = 0, col = 0] = fields.map((field) => Number(field.text));
  const sizeError = checkSides(rows, cols);
  if (sizeError !== undefined) return fail(sizeError);
  const cells = fields.slice(4);
  const expected = rows * cols * 2;
  if (cells.length !== expected)
    return fail(
      message('boardFiles.quackleCount', { rows, cols, needed: String(expected), found: cells.length }),
    );
  const multipliers = cells.map((field) => Number(field.text));
  const wrong = multipliers.findIndex((multiplier) => multiplier > MAX_MULTIPLIER);
  const wrongCell = cells[wrong];
  if (wrongCell !== undefined) {
    const index = Math.floor(wrong / 2);
    return fail(
      message('boardFiles.quackleMultiplier', {
        line: String(wrongCell.line),
        square: positionLabel(squareAt(index, cols), 'across'),
        multiplier: String(Number(wrongCell.text)),
        most: MAX_MULTIPLIER,
      }),
    );
  }
  return checkStart({
    rows,
    cols,
    start: { row, col },
    letterMultipliers: multipliers.filter((_multiplier, index) => index % 2 === 0),
    wordMultipliers: multipliers.filter((_multiplier, index) => index % 2 === 1),
    bricks: Array<boolean>(rows * cols).fill(false),
  });
}

/** One line per row of the board. The format has no bricks. */
export function formatQuackleBoard(layout: BoardLayout): Result<string, Message> {
  const { rows, cols, start, letterMultipliers, wordMultipliers } = layout;
  if (layout.bricks.includes(true)) return fail(message('boardFiles.quackleBricks'));
  const cells = letterMultipliers.map((letter, index) => `${letter} ${wordMultipliers[index]}`);
  const lines = Array.from({ length: rows }, (_, row) =>
    cells.slice(row * cols, (row + 1) * cols).join('  '),
  );
  return ok(`${[MAGIC, [VERSION, cols, rows, start.row, start.col].join(' '), ...lines].join('\n')}\n`);
}
