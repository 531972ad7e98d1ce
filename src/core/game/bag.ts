import { BLANK, type Tile } from '../alphabet/tile';
import type { TileDistribution } from '../alphabet/tileDistribution';
import { certain } from '../certain';
import type { Random } from './random';

/** The tiles not yet drawn. */
export class Bag {
  private readonly tiles: Tile[];

  constructor(
    { letters, blankCount }: TileDistribution,
    private readonly random: Random,
  ) {
    const letterTiles = letters.flatMap(({ count }, i) => Array<Tile>(count).fill(i + 1));
    this.tiles = [...letterTiles, ...Array<Tile>(blankCount).fill(BLANK)];
  }

  get size(): number {
    return this.tiles.length;
  }

  /** Draws `count` tiles, or as many as there are. */
  draw(count: number): Tile[] {
    const drawn: Tile[] = [];
    while (drawn.length < count && this.tiles.length > 0) {
      const at = Math.floor(this.random() * this.tiles.length);
      const last = certain(this.tiles.pop(), 'the last tile of the bag');
      drawn.push(this.tiles[at] ?? last);
      if (at < this.tiles.length) this.tiles[at] = last;
    }
    return drawn;
  }

  putBack(tiles: readonly Tile[]): void {
    this.tiles.push(...tiles);
  }
}
