import { letterOf, NO_TILE, rackTileOf, type Tile } from '../alphabet/tile';
import { letterGlyph } from '../alphabet/tileDistribution';
import type { Position } from '../board/position';
import { squareAt } from '../board/square';
import type { Move } from '../movegen/move';
import { explainMove } from '../scoring/explainMove';
import type { ReplayState } from './replay';

/** A tile of the current word. */
export interface PartialPlayTile {
  readonly kind: 'placed' | 'through';
  /** row × cols + col. */
  readonly square: number;
  readonly tile: Tile;
}

/** Board and rack at one step. */
export interface PartialPlay {
  /** The current word in reading order. */
  readonly tiles: readonly PartialPlayTile[];
  /** Its letters, as printed on the tiles. */
  readonly word: string;
  /** Rack indices of the tiles now on the board, in the order in which they were placed. */
  readonly usedRackPlaces: readonly number[];
  /**
   * Score of the tiles on the board if the word were complete with them, including cross-words and bingo
   * bonus, but without adjoining tiles that have not been passed yet. 0 before the first tile.
   */
  readonly score: number;
  /** Whether the walk reads forwards: after the separator, or on the DAWG after the left part. */
  readonly isForward: boolean;
}

export function readPartialPlay(position: Position, state: ReplayState): PartialPlay {
  const walked = locateTiles(position, state);
  const tiles = [...walked].sort((a, b) => a.square - b.square);
  const { distribution } = position.rules;
  return {
    tiles,
    word: tiles.map(({ tile }) => letterGlyph(distribution, letterOf(tile))).join(''),
    usedRackPlaces: findRackPlaces(position, walked),
    score: scoreSoFar(position, state, tiles),
    isForward: isForward(state),
  };
}

/** Whether the walk reads forwards: after the separator, or on the DAWG after the left part. */
function isForward({ path }: ReplayState): boolean {
  const [first] = path;
  const last = path.at(-1);
  if (first === undefined || last === undefined || last.kind === 'leftPart') return false;
  return path.some(({ kind }) => kind === 'separator' || kind === 'leftPart') || last.square > first.square;
}

/** The tiles of the path in walking order. The left part of a DAWG walk moves back as it grows. */
function locateTiles(position: Position, { path, direction }: ReplayState): PartialPlayTile[] {
  const step = direction === 'across' ? 1 : position.cols;
  const leftPart = path.filter(({ kind }) => kind === 'leftPart').length;
  return path.flatMap(({ kind, square, tile }, i): PartialPlayTile[] => {
    if (kind === 'separator') return [];
    if (kind === 'leftPart') return [{ kind: 'placed', square: square - (leftPart - 1 - i) * step, tile }];
    return [{ kind, square, tile }];
  });
}

function findRackPlaces({ rack }: Position, tiles: readonly PartialPlayTile[]): number[] {
  const used: number[] = [];
  for (const { kind, tile } of tiles) {
    if (kind === 'through') continue;
    used.push(rack.findIndex((onRack, place) => onRack === rackTileOf(tile) && !used.includes(place)));
  }
  return used;
}

function scoreSoFar(
  position: Position,
  { direction }: ReplayState,
  tiles: readonly PartialPlayTile[],
): number {
  const first = tiles[0];
  if (first === undefined || tiles.every(({ kind }) => kind === 'through')) return 0;
  const { cols } = position;
  const move: Move = {
    kind: 'placement',
    ...squareAt(first.square, cols),
    direction,
    tiles: tiles.map(({ kind, tile }) => (kind === 'placed' ? tile : NO_TILE)),
    score: 0,
  };
  const { mainWord, crossWords, bingoBonus } = explainMove(position, move);
  // `explainMove` also counts tiles that the walk has not passed yet.
  const letters = mainWord.letters.slice(0, tiles.length);
  const points = letters.reduce((sum, { value, letterMultiplier }) => sum + value * letterMultiplier, 0);
  const crossPoints = crossWords.reduce((sum, { score }) => sum + score, 0);
  return points * mainWord.wordMultiplier + crossPoints + bingoBonus;
}
