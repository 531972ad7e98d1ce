import type { CrossChecksAnswer } from '../../../contract/lexicon/structuresApi';
import { NO_TILE } from '../../../core/alphabet/tile';
import { tileGlyph } from '../../../core/alphabet/tileDistribution';
import type { Setup } from '../../../core/board/setup';
import { columnLabel, type Direction, type Square } from '../../../core/board/square';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';
import { isAnswerOpen } from '../../features/practice/state/exerciseBoard';
import type { AppState } from '../../state/appState';
import { shownCrossChecks } from '../../state/candidates/engineNeeds';
import type { CrossCheckView } from '../sceneView';
import type { BoardDetail } from './boardDetail';
import { type LetterSet, letterSetLines } from './letterSet';

/** The letters allowed on a square in one direction: null if any letter is. */
type Allowed = readonly string[] | null;

/** The letters of a mask; null if it contains the whole alphabet. */
export function allowedLetters({ rules }: Setup, mask: number): Allowed {
  const { letters } = rules.distribution;
  const allowed = letters.filter((_, index) => ((mask >>> index) & 1) === 1).map(({ glyph }) => glyph);
  return allowed.length === letters.length ? null : allowed;
}

/**
 * Every empty square that does not allow all letters both ways. Two sets on one square get half of it each.
 */
export function crossCheckViews(
  setup: Setup,
  checks: CrossChecksAnswer,
  { letterRoom }: Pick<BoardDetail, 'letterRoom'>,
): readonly CrossCheckView[] {
  const { cols } = setup.rules.layout;
  return setup.tiles.flatMap((tile, index) => {
    if (tile !== NO_TILE || isBrick(setup, index)) return [];
    const across = letterSet(setup, checks.across[index] ?? 0);
    const down = letterSet(setup, checks.down[index] ?? 0);
    const isDead = checks.dead[index] ?? false;
    if (across === null && down === null && !isDead) return [];
    const room = across !== null && down !== null ? letterRoom.half : letterRoom.whole;
    return [
      {
        row: Math.floor(index / cols),
        col: index % cols,
        across: across === null ? null : letterSetLines(across, room),
        down: down === null ? null : letterSetLines(down, room),
        isDead,
      },
    ];
  });
}

const isBrick = ({ rules }: Setup, index: number): boolean => rules.layout.bricks[index] === true;

/** Null if any letter is allowed. */
function letterSet(setup: Setup, mask: number): LetterSet | null {
  const allowed = allowedLetters(setup, mask);
  if (allowed === null) return null;
  const all = setup.rules.distribution.letters.map(({ glyph }) => glyph);
  return { allowed, missing: all.filter((glyph) => !allowed.includes(glyph)) };
}

/** The cross-checks of a square for a screen reader; null if every letter may be played. */
export function crossCheckName(setup: Setup, checks: CrossChecksAnswer, square: Square): string | null {
  const index = square.row * setup.rules.layout.cols + square.col;
  if ((setup.tiles[index] ?? NO_TILE) !== NO_TILE || isBrick(setup, index)) return null;
  if (checks.dead[index]) return text('boardView.checkDeadName');
  const across = allowedLetters(setup, checks.across[index] ?? 0);
  const down = allowedLetters(setup, checks.down[index] ?? 0);
  if (across === null && down === null) return null;
  const parts = [
    across === null ? '' : text('boardView.checkAcross', { letters: spoken(across) }),
    down === null ? '' : text('boardView.checkDown', { letters: spoken(down) }),
  ];
  return parts.filter((part) => part !== '').join('; ');
}

const spoken = (allowed: readonly string[]): string =>
  allowed.length === 0 ? text('boardView.checkNone') : allowed.join(', ');

/** Letters of several characters each need a space between them. */
const run = (glyphs: readonly string[]): string =>
  glyphs.join(glyphs.some((glyph) => glyph.length > 1) ? ' ' : '');

/** The letters allowed on a square in one direction, in full. */
export interface ReadoutLine {
  readonly direction: Direction;
  /**
   * The word that the letter would complete, with a dot for the square: `ET·`; null if there are no tiles.
   */
  readonly crossWord: string | null;
  readonly letters: string;
  readonly count: number | null;
}

export interface CrossCheckReadout {
  /** `Row 8, column D`; null while the pointer is on no square. */
  readonly place: string | null;
  /** Text to show instead of lines. */
  readonly text: string | null;
  readonly lines: readonly ReadoutLine[];
}

/** The letters of the square under the pointer, otherwise of the cursor; null while the view is off. */
export function crossCheckReadout(state: AppState): CrossCheckReadout | null {
  const { boardCursor, crossChecks, setup, zone } = state;
  if (!crossChecks.isShown) return null;
  const failure = crossChecks.failure?.setup === setup ? crossChecks.failure.message : null;
  if (failure !== null) return { place: null, text: say(failure), lines: [] };
  if (isAnswerOpen(state)) return { place: null, text: text('boardView.checksHidden'), lines: [] };
  const checks = shownCrossChecks(state);
  if (checks === null) return { place: null, text: text('boardView.checkRunning'), lines: [] };
  const square = crossChecks.pointed ?? (zone === 'board' ? boardCursor : null);
  if (square === null) return { place: null, text: text('boardView.checkPoint'), lines: [] };
  const place = text('boardView.checkPlace', { row: square.row + 1, column: columnLabel(square.col) });
  const index = square.row * setup.rules.layout.cols + square.col;
  const tile = setup.tiles[index] ?? NO_TILE;
  if (tile !== NO_TILE)
    return {
      place,
      text: text('boardView.checkTile', { tile: tileGlyph(setup.rules.distribution, tile) }),
      lines: [],
    };
  if (isBrick(setup, index)) return { place, text: text('boardView.checkBrick'), lines: [] };
  return {
    place,
    text: checks.dead[index] ? text('boardView.checkDead') : null,
    lines: [
      readoutLine(setup, square, 'across', checks.across[index] ?? 0),
      readoutLine(setup, square, 'down', checks.down[index] ?? 0),
    ],
  };
}

function readoutLine(setup: Setup, square: Square, direction: Direction, mask: number): ReadoutLine {
  const allowed = allowedLetters(setup, mask);
  const crossWord = crossWordAround(setup, square, direction === 'across' ? 'down' : 'across');
  if (allowed === null)
    return { direction, crossWord, letters: text('boardView.checkAnyLetter'), count: null };
  return {
    direction,
    crossWord,
    letters: allowed.length === 0 ? text('boardView.checkNoLetter') : run(allowed),
    count: allowed.length,
  };
}

/** The tiles adjoining a square in one direction, with a dot for the square. */
function crossWordAround(setup: Setup, square: Square, direction: Direction): string | null {
  const before = runFrom(setup, square, direction, -1).reverse().join('');
  const after = runFrom(setup, square, direction, 1).join('');
  return before === '' && after === '' ? null : `${before}·${after}`;
}

function runFrom({ rules, tiles }: Setup, square: Square, direction: Direction, step: 1 | -1): string[] {
  const { cols, rows } = rules.layout;
  const found: string[] = [];
  for (let distance = step; ; distance += step) {
    const row = direction === 'down' ? square.row + distance : square.row;
    const col = direction === 'across' ? square.col + distance : square.col;
    if (row < 0 || row >= rows || col < 0 || col >= cols) return found;
    const tile = tiles[row * cols + col] ?? NO_TILE;
    if (tile === NO_TILE) return found;
    found.push(tileGlyph(rules.distribution, tile));
  }
}

/** Text of the live region about the view. */
export function crossChecksAnnouncement(state: AppState): string {
  const readout = crossCheckReadout(state);
  if (readout === null) return '';
  return shownCrossChecks(state) === null ? (readout.text ?? '') : text('boardView.checksShown');
}
