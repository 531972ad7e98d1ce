import { createSeededRandom } from '../seededRandom';

const smooth = (t: number): number => t * t * (3 - 2 * t);

/** Value noise that repeats every `columns` × `rows` lattice cells. */
export class TileableNoise {
  private readonly lattice: Float32Array;

  constructor(
    private readonly columns: number,
    private readonly rows: number,
    seed: number,
  ) {
    const random = createSeededRandom(seed);
    this.lattice = Float32Array.from({ length: columns * rows }, random);
  }

  /** Noise in 0 … 1 at `x`, `y` in lattice cells (any real numbers from 0 on). */
  at(x: number, y: number): number {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const columnBlend = smooth(x - left);
    const upper = this.blendRow(left, top, columnBlend);
    return upper + (this.blendRow(left, top + 1, columnBlend) - upper) * smooth(y - top);
  }

  private blendRow(left: number, row: number, blend: number): number {
    const start = (row % this.rows) * this.columns;
    const from = this.lattice[start + (left % this.columns)]!;
    const to = this.lattice[start + ((left + 1) % this.columns)]!;
    return from + (to - from) * blend;
  }
}
