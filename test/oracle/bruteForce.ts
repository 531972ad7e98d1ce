import type { Setup } from '../../src/core/board/setup';

/**
 * An independent lister of moves, slow on purpose: every word of the list on every place of every
 * line, checked by the rules of the game as a player would. It shares no code with the program
 * but the type of its input.
 */

interface Cell {
  readonly letter: number;
  readonly isBlank: boolean;
}

interface PlacedCell extends Cell {
  readonly row: number;
  readonly col: number;
}

interface Table {
  readonly setup: Setup;
  readonly words: ReadonlySet<string>;
  readonly cells: readonly (readonly (Cell | undefined)[])[];
  readonly isEmpty: boolean;
}

type Step = readonly [down: number, right: number];
const ACROSS: Step = [0, 1];
const DOWN: Step = [1, 0];

/** Words are given as letter codes joined by commas. Returns `POS TILES SCORE` lines, sorted. */
export function listMovesByBruteForce(setup: Setup, words: ReadonlySet<string>): string[] {
  const { rows, cols } = setup.rules.layout;
  const cells = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_, col) => cellOf(setup.tiles[row * cols + col] ?? 0)),
  );
  const isEmpty = setup.tiles.every((tile) => tile === 0);
  const table: Table = { setup, words, cells, isEmpty };
  const spelled = [...words].map((word) => word.split(',').map(Number));
  const lines: string[] = [];
  for (const step of [ACROSS, DOWN])
    for (let row = 0; row < rows; row++)
      for (let col = 0; col < cols; col++)
        for (const letters of spelled) lines.push(...tryWord(table, letters, row, col, step));
  return lines.sort();
}

function cellOf(tile: number): Cell | undefined {
  return tile === 0 ? undefined : { letter: tile % 128, isBlank: tile >= 128 };
}

function tryWord(table: Table, letters: readonly number[], row: number, col: number, step: Step): string[] {
  const [down, right] = step;
  const length = letters.length;
  const { cols } = table.setup.rules.layout;
  if (length < 2) return [];
  if (cellAt(table, row - down, col - right) || cellAt(table, row + length * down, col + length * right))
    return [];
  const wanted: PlacedCell[] = [];
  for (const [i, letter] of letters.entries()) {
    const place = { row: row + i * down, col: col + i * right };
    if (!isOnBoard(table, place.row, place.col)) return [];
    const lying = cellAt(table, place.row, place.col);
    if (lying && lying.letter !== letter) return [];
    if (!lying && table.setup.rules.layout.bricks[place.row * cols + place.col]) return [];
    if (!lying) wanted.push({ ...place, letter, isBlank: false });
  }
  if (wanted.length === 0 || !touches(table, wanted, length, step)) return [];
  return waysToPlay(wanted, setupRack(table))
    .filter((tiles) => crossWordsAreWords(table, tiles, step))
    .filter(
      (tiles) =>
        !(step === DOWN && tiles.length === 1 && wordThrough(table, tiles, tiles[0]!, ACROSS).length > 1),
    )
    .map((tiles) => formatLine(table, tiles, length, row, col, step));
}

const setupRack = ({ setup }: Table): readonly number[] => setup.rack.map((tile) => (tile >= 128 ? 0 : tile));

/** All choices of letter tile or blank for each wanted letter; 0 on the rack is a blank. */
function waysToPlay(wanted: readonly PlacedCell[], rack: readonly number[]): PlacedCell[][] {
  const [first, ...rest] = wanted;
  if (first === undefined) return [[]];
  const ways: PlacedCell[][] = [];
  for (const isBlank of [false, true]) {
    const at = rack.indexOf(isBlank ? 0 : first.letter);
    if (at < 0) continue;
    for (const way of waysToPlay(rest, rack.toSpliced(at, 1))) ways.push([{ ...first, isBlank }, ...way]);
  }
  return ways;
}

function isOnBoard({ setup }: Table, row: number, col: number): boolean {
  const { rows, cols } = setup.rules.layout;
  return row >= 0 && row < rows && col >= 0 && col < cols;
}

const cellAt = ({ cells }: Table, row: number, col: number): Cell | undefined => cells[row]?.[col];

function touches(table: Table, wanted: readonly PlacedCell[], length: number, step: Step): boolean {
  const { start } = table.setup.rules.layout;
  if (table.isEmpty) return wanted.some(({ row, col }) => row === start.row && col === start.col);
  const [down, right] = step;
  const beside = ({ row, col }: PlacedCell) =>
    cellAt(table, row - right, col - down) !== undefined ||
    cellAt(table, row + right, col + down) !== undefined;
  return wanted.length < length || wanted.some(beside);
}

/** The word that runs through `through` once `tiles` lie on the board. */
function wordThrough(
  table: Table,
  tiles: readonly PlacedCell[],
  through: PlacedCell,
  [down, right]: Step,
): PlacedCell[] {
  const look = (row: number, col: number): PlacedCell | undefined => {
    const lying = cellAt(table, row, col);
    return lying ? { ...lying, row, col } : tiles.find((tile) => tile.row === row && tile.col === col);
  };
  let { row, col } = through;
  while (look(row - down, col - right)) {
    row -= down;
    col -= right;
  }
  const word: PlacedCell[] = [];
  for (let cell = look(row, col); cell; cell = look(row, col)) {
    word.push(cell);
    row += down;
    col += right;
  }
  return word;
}

const otherStep = (step: Step): Step => (step === ACROSS ? DOWN : ACROSS);

function crossWordsAreWords(table: Table, tiles: readonly PlacedCell[], step: Step): boolean {
  return tiles
    .map((tile) => wordThrough(table, tiles, tile, otherStep(step)))
    .every((word) => word.length < 2 || table.words.has(word.map(({ letter }) => letter).join(',')));
}

function scoreOf(table: Table, tiles: readonly PlacedCell[], step: Step): number {
  const main = wordThrough(table, tiles, tiles[0]!, step);
  const crossing = tiles.map((tile) => wordThrough(table, tiles, tile, otherStep(step)));
  const counted = [main, ...crossing.filter((word) => word.length > 1)];
  const bonus = table.setup.rules.bingoBonus[tiles.length] ?? 0;
  return counted.reduce((total, word) => total + scoreWord(table, tiles, word), bonus);
}

function scoreWord(table: Table, tiles: readonly PlacedCell[], word: readonly PlacedCell[]): number {
  const { layout, distribution } = table.setup.rules;
  let points = 0;
  let times = 1;
  for (const { row, col, letter, isBlank } of word) {
    const isNew = tiles.some((tile) => tile.row === row && tile.col === col);
    const square = row * layout.cols + col;
    const value = isBlank ? 0 : distribution.letters[letter - 1]!.value;
    points += value * (isNew ? layout.letterMultipliers[square]! : 1);
    times *= isNew ? layout.wordMultipliers[square]! : 1;
  }
  return points * times;
}

function formatLine(
  table: Table,
  tiles: readonly PlacedCell[],
  length: number,
  row: number,
  col: number,
  step: Step,
): string {
  const [down, right] = step;
  const column = (col < 26 ? '' : 'A') + String.fromCharCode(65 + (col % 26));
  const position = step === ACROSS ? `${row + 1}${column}` : `${column}${row + 1}`;
  const shown = Array.from({ length }, (_, i) => {
    const played = tiles.find((tile) => tile.row === row + i * down && tile.col === col + i * right);
    if (!played) return '.';
    const { glyph } = table.setup.rules.distribution.letters[played.letter - 1]!;
    const shown = played.isBlank ? glyph.toLowerCase() : glyph;
    return glyph.length === 1 ? shown : `[${shown}]`;
  });
  return `${position} ${shown.join('')} ${scoreOf(table, tiles, step)}`;
}
