import { isBlank, letterOf, MAX_LETTERS } from '../../alphabet/tile';

/** The tiles to play, counted by kind. */
export class Rack {
  /** By letter: letter tiles left. Below 0 in a generator that lets blanks stand for letters. */
  readonly counts = new Int32Array(MAX_LETTERS + 1);
  /** Letters with at least one letter tile. */
  letterMask = 0;
  blankCount = 0;

  load(tiles: Uint8Array): void {
    this.counts.fill(0);
    this.letterMask = 0;
    this.blankCount = 0;
    for (const tile of tiles) {
      if (isBlank(tile)) this.blankCount++;
      else {
        this.counts[tile]!++;
        this.letterMask |= 1 << (letterOf(tile) - 1);
      }
    }
  }
}
