import { BLANK, blankAs, isBlank, type LetterCode, letterOf, NO_TILE, type Tile } from '../alphabet/tile';
import { countKinds, countOf, fullSet } from '../alphabet/tileCounts';
import { letterGlyph, type TileDistribution, tileGlyph } from '../alphabet/tileDistribution';
import { nameTiles } from '../counted';
import { MAX_RACK_TILES } from './checkRules';
import type { Problem, Setup } from './setup';
import { positionLabel, type Square, squareAt, squareIndex } from './square';
import { findWordRuns } from './wordRuns';

/** Whether letters, in reading order, are a word of the lexicon. */
export type IsWord = (letters: ArrayLike<LetterCode>) => boolean;

/** Tiles that cannot be there at all; every problem blocks. The rules must be checked before. */
export function checkTileBytes({ rules, tiles, rack }: Setup): Problem[] {
  const { rows, cols } = rules.layout;
  if (tiles.length !== rows * cols) {
    const message = `The setup has ${tiles.length} squares; a ${rows}×${cols} board needs ${rows * cols}.`;
    return [{ code: 'square-count', severity: 'blocking', message }];
  }
  const problems = tiles.flatMap((tile, index): Problem[] => {
    if (tile === NO_TILE || isDesignated(rules.distribution, tile)) return [];
    const square = squareAt(index, cols);
    const message = `Square ${label(square)} holds tile ${tile}, which the tile set ${rules.distribution.name} does not have.`;
    return [{ code: 'unknown-tile', severity: 'blocking', message, ...square, tile }];
  });
  return [...problems, ...checkRackBytes(rack, rules.distribution)];
}

function checkRackBytes(rack: readonly Tile[], distribution: TileDistribution): Problem[] {
  const problems = rack.flatMap((tile, index): Problem[] => {
    if (tile === BLANK || (!isBlank(tile) && isDesignated(distribution, tile))) return [];
    const message = `Rack place ${index + 1} holds tile ${tile}; letters of the tile set ${distribution.name} and plain blanks are allowed.`;
    return [{ code: 'unknown-tile', severity: 'blocking', message, tile }];
  });
  if (rack.length > MAX_RACK_TILES) {
    const message = `The rack holds ${rack.length} tiles; no board has room for more than ${MAX_RACK_TILES}.`;
    problems.push({ code: 'rack-too-long', severity: 'blocking', message });
  }
  return problems;
}

function isDesignated({ letters }: TileDistribution, tile: Tile): boolean {
  const letter = letterOf(tile);
  return letter >= 1 && letter <= letters.length && (tile === letter || tile === blankAs(letter));
}

/** What could not arise in a game, though moves can be generated. The tiles must be known ones. */
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
  const message = `The rack holds ${rack.length} tiles; the rules allow ${rules.rackSize}.`;
  return [{ code: 'rack-too-long', severity: 'notice', message }];
}

function noticeTileCounts({ rules: { distribution }, tiles, rack }: Setup): Problem[] {
  const all = fullSet(distribution);
  return [...countKinds([...tiles, ...rack])].flatMap(([tile, count]): Problem[] => {
    const available = countOf(all, tile);
    if (count <= available) return [];
    const message = `Board and rack hold ${nameTiles(count, tileGlyph(distribution, tile))}; the tile set has ${available}.`;
    return [{ code: 'too-many-tiles', severity: 'notice', message, tile }];
  });
}

/** A tile that lies on a brick all the same is part of its words like any other: the brick is hidden beneath it. */
function noticeBricks({ rules: { layout }, tiles }: Setup): Problem[] {
  return tiles.flatMap((tile, index): Problem[] => {
    if (tile === NO_TILE || !layout.bricks[index]) return [];
    const square = squareAt(index, layout.cols);
    const message = `A tile lies on ${label(square)}, which is a brick and takes no tile.`;
    return [{ code: 'tile-on-brick', severity: 'notice', message, ...square, tile }];
  });
}

function noticeStart({ rules, tiles }: Setup): Problem[] {
  const { start, cols, bricks } = rules.layout;
  if (bricks[squareIndex(start, cols)] && tiles.every((tile) => tile === NO_TILE)) {
    const message = `The start square ${label(start)} is a brick and takes no tile, so no first move is possible.`;
    return [{ code: 'start-square', severity: 'notice', message, ...start }];
  }
  if (tiles[squareIndex(start, cols)] !== NO_TILE || tiles.every((tile) => tile === NO_TILE)) return [];
  const message = `The start square ${label(start)} is empty, though tiles lie on the board.`;
  return [{ code: 'start-not-covered', severity: 'notice', message, ...start }];
}

/** One notice for each group of tiles that does not hang together with the first group. */
function noticeIslands({ rules, tiles }: Setup): Problem[] {
  const { cols } = rules.layout;
  const reached = new Set<number>();
  const notices: Problem[] = [];
  tiles.forEach((tile, index) => {
    if (tile === NO_TILE || reached.has(index)) return;
    if (reached.size > 0) {
      const square = squareAt(index, cols);
      const message = `The tiles at ${label(square)} are not connected to the other tiles.`;
      notices.push({ code: 'disconnected', severity: 'notice', message, ...square });
    }
    reachFrom(index, tiles, cols, reached);
  });
  return notices;
}

/** Adds every tile that hangs together with the first one, by squares: row × cols + col. */
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
    const message = `${word} at ${positionLabel({ row, col }, direction)} is not in the lexicon.`;
    return [{ code: 'word-not-in-lexicon', severity: 'notice', message, row, col, direction }];
  });
}

const label = (square: Square): string => positionLabel(square, 'across');
