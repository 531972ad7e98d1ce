import type { Direction } from '../../src/core/board/square';

/** Why a play breaks the rules, checked without knowledge of move generators. */
export type PlayCause =
  | 'leaves the board'
  | 'square taken'
  | 'missing tile'
  | 'not a word'
  | 'cross-word'
  | 'touches nothing'
  | 'start not covered';

/**
 * A word in capitals on a board of plain text, `.` empty; no blanks. Tiles that adjoin the
 * word are not considered.
 */
export interface AskedPlay {
  readonly board: readonly string[];
  readonly rack: string;
  readonly word: string;
  readonly row: number;
  readonly col: number;
  readonly direction: Direction;
}

/** All causes; none for a legal play. If the word leaves the board, nothing else is checked. */
export function playCauses(play: AskedPlay, words: ReadonlySet<string>): ReadonlySet<PlayCause> {
  const { board, col, direction, rack, row, word } = play;
  const [down, right] = direction === 'across' ? [0, 1] : [1, 0];
  const letterAt = (r: number, c: number) => board[r]?.[c] ?? '#';
  const squares = [...word].map((letter, i) => ({ letter, r: row + i * down, c: col + i * right }));
  if (squares.some(({ c, r }) => letterAt(r, c) === '#')) return new Set(['leaves the board']);
  const laid = squares.filter(({ c, r }) => letterAt(r, c) === '.');
  const causes = new Set<PlayCause>();
  if (squares.some(({ c, letter, r }) => letterAt(r, c) !== '.' && letterAt(r, c) !== letter))
    causes.add('square taken');
  const left = [...rack];
  for (const { letter } of laid) {
    const at = left.indexOf(letter);
    if (at < 0) causes.add('missing tile');
    else left.splice(at, 1);
  }
  if (!words.has(word)) causes.add('not a word');
  const crossing = laid.map(({ c, letter, r }) => {
    const beyond = (sign: 1 | -1) => {
      let run = '';
      for (let n = 1; /[A-Z]/.test(letterAt(r + sign * n * right, c + sign * n * down)); n++)
        run += letterAt(r + sign * n * right, c + sign * n * down);
      return run;
    };
    return [...beyond(-1)].reverse().join('') + letter + beyond(1);
  });
  const crossWords = crossing.filter((crossWord) => crossWord.length > 1);
  if (crossWords.some((crossWord) => !words.has(crossWord))) causes.add('cross-word');
  const isFirst = board.every((line) => /^\.*$/.test(line));
  const middle = Math.floor(board.length / 2);
  if (isFirst && !squares.some(({ c, r }) => r === middle && c === middle)) causes.add('start not covered');
  if (!isFirst && laid.length === word.length && crossWords.length === 0) causes.add('touches nothing');
  return causes;
}
