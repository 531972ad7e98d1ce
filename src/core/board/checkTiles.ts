import { BLANK, blankAs, isBlank, type LetterCode, letterOf, NO_TILE, type Tile } from '../alphabet/tile';
import { countKinds, countOf, fullSet } from '../alphabet/tileCounts';
import { letterGlyph, type TileDistribution, tileGlyph } from '../alphabet/tileDistribution';
import { message } from '../message';
import { MAX_RACK_TILES } from './checkRules';
import { tileSetName } from './ruleNames';
import type { Problem, Setup } from './setup';
import { positionLabel, type Square, squareAt, squareIndex } from './square';
import { findWordRuns } from './wordRuns';

/** Whether letters, in reading order, form a word of the lexicon. */
export type IsWord = (letters: ArrayLike<LetterCode>) => boolean;

/** Invalid tiles; every problem blocks. The rules must have been checked before. */
export function checkTileBytes({ rules, tiles, rack }: Setup): Problem[] {
  const { rows, cols } = rules.layout;
  if (tiles.length !== rows * cols) {
    const wrong = message('setup.squareCount', {
      count: String(tiles.length),
      rows: String(rows),
      cols: String(cols),
      needed: String(rows * cols),
    });
    return [{ code: 'square-count', severity: 'blocking', message: wrong }];
  }
  const problems = tiles.flatMap((tile, index): Problem[] => {
    if (tile === NO_TILE || isDesignated(rules.distribution, tile)) return [];
    const square = squareAt(index, cols);
    const unknown = message('setup.unknownTile', {
      square: label(square),
      tile: String(tile),
      tileSet: tileSetName(rules.distribution),
    });
    return [{ code: 'unknown-tile', severity: 'blocking', message: unknown, ...square, tile }];
  });
  return [...problems, ...checkRackBytes(rack, rules.distribution)];
}

function checkRackBytes(rack: readonly Tile[], distribution: TileDistribution): Problem[] {
  const problems = rack.flatMap((tile, index): Problem[] => {
    if (tile === BLANK || (!isBlank(tile) && isDesignated(distribution, tile))) return [];
    const unknown = message('setup.unknownRackTile', {
      place: String(index + 1),
      tile: String(tile),
      tileSet: tileSetName(distribution),
    });
    return [{ code: 'unknown-tile', severity: 'blocking', message: unknown, tile }];
  });
  if (rack.length > MAX_RACK_TILES) {
    const tooLong = message('setup.rackNoRoom', {
      count: String(rack.length),
      most: String(MAX_RACK_TILES),
    });
    problems.push({ code: 'rack-too-long', severity: 'blocking', message: tooLong });
  }
  return problems;
}

function isDesignated({ letters }: TileDistribution, tile: Tile): boolean {
  const letter = letterOf(tile);
  return letter >= 1 && letter <= letters.length && (tile === letter || tile === blankAs(letter));
}

/**
 * Notices about anything that could not arise in a game, although moves can be generated. All tiles must be
 * valid.
 */
export function findNotices(setup: Setup, isWord: IsWord | undefined): Problem[] {
  return [
    ...noticeLongRack(setup),
    ...noticeTileCounts(setup),
    ...noticeBricks(setup),
    ...noticeStart(setup),
    ...noticeIslands(setup),
    ...(isWord === undefined ? [] : noticeWords(setup, isWord)),
  ];
}

function noticeLongRack({ rack, rules }: Setup): Problem[] {
  if (rack.length <= rules.rackSize) return [];
  const tooLong = message('setup.rackTooLong', {
    count: String(rack.length),
    most: String(rules.rackSize),
  });
  return [{ code: 'rack-too-long', severity: 'notice', message: tooLong }];
}

function noticeTileCounts({ rules: { distribution }, tiles, rack }: Setup): Problem[] {
  const all = fullSet(distribution);
  return [...countKinds([...tiles, ...rack])].flatMap(([tile, count]): Problem[] => {
    const available = countOf(all, tile);
    if (count <= available) return [];
    const tooMany = message('setup.tooManyTiles', {
      kind: tile === BLANK ? 'blank' : 'letter',
      count,
      glyph: tileGlyph(distribution, tile),
      available: String(available),
    });
    return [{ code: 'too-many-tiles', severity: 'notice', message: tooMany, tile }];
  });
}

/** A tile on a brick still takes part in its words like any other: it hides the brick. */
function noticeBricks({ rules: { layout }, tiles }: Setup): Problem[] {
  return tiles.flatMap((tile, index): Problem[] => {
    if (tile === NO_TILE || !layout.bricks[index]) return [];
    const square = squareAt(index, layout.cols);
    const onBrick = message('setup.tileOnBrick', { square: label(square) });
    return [{ code: 'tile-on-brick', severity: 'notice', message: onBrick, ...square, tile }];
  });
}

function noticeStart({ rules, tiles }: Setup): Problem[] {
  const { start, cols, bricks } = rules.layout;
  if (bricks[squareIndex(start, cols)] && tiles.every((tile) => tile === NO_TILE)) {
    const isBrick = message('setup.startIsBrick', { square: label(start) });
    return [{ code: 'start-square', severity: 'notice', message: isBrick, ...start }];
  }
  if (tiles[squareIndex(start, cols)] !== NO_TILE || tiles.every((tile) => tile === NO_TILE)) return [];
  const isEmpty = message('setup.startEmpty', { square: label(start) });
  return [{ code: 'start-not-covered', severity: 'notice', message: isEmpty, ...start }];
}

/** One notice for each group of tiles that is not connected to the first group. */
function noticeIslands({ rules, tiles }: Setup): Problem[] {
  const { cols } = rules.layout;
  const reached = new Set<number>();
  const notices: Problem[] = [];
  tiles.forEach((tile, index) => {
    if (tile === NO_TILE || reached.has(index)) return;
    if (reached.size > 0) {
      const square = squareAt(index, cols);
      const apart = message('setup.disconnected', { square: label(square) });
      notices.push({ code: 'disconnected', severity: 'notice', message: apart, ...square });
    }
    reachFrom(index, tiles, cols, reached);
  });
  return notices;
}

/** Adds the index of every tile that is connected to the first one. */
export function reachFrom(first: number, tiles: readonly Tile[], cols: number, reached: Set<number>): void {
  const pending = [first];
  for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
    if ((tiles[index] ?? NO_TILE) === NO_TILE || reached.has(index)) continue;
    reached.add(index);
    pending.push(index - cols, index + cols);
    if (index % cols > 0) pending.push(index - 1);
    if (index % cols < cols - 1) pending.push(index + 1);
  }
}

function noticeWords(setup: Setup, isWord: IsWord): Problem[] {
  const { distribution } = setup.rules;
  return findWordRuns(setup).flatMap(({ row, col, direction, tiles }): Problem[] => {
    const letters = tiles.map(letterOf);
    if (isWord(letters)) return [];
    const word = letters.map((letter) => letterGlyph(distribution, letter)).join('');
    const unknown = message('setup.unknownWord', { word, at: positionLabel({ row, col }, direction) });
    return [{ code: 'word-not-in-lexicon', severity: 'notice', message: unknown, row, col, direction }];
  });
}

const label = (square: Square): string => positionLabel(square, 'across');
