import { BLANK, type Tile } from '../alphabet/tile';
import type { TileDistribution } from '../alphabet/tileDistribution';
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
      drawn.push(this.tiles[at]!);
      this.tiles[at] = this.tiles.at(-1)!;
      this.tiles.pop();
    }
    return drawn;
  }

  putBack(tiles: readonly Tile[]): void {
    this.tiles.push(...tiles);
  }
}
