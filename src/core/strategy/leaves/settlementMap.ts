import type { Position } from '../../board/position';

/** Values of the settlement, in thousandths of a point. */
export interface Stakes {
  /** For going out. */
  readonly out: number;
  /** For not going out, in addition to each point kept. */
  readonly notOut: number;
  readonly point: number;
}

/** The worth of every leave of one rack if there are no tiles to draw. */
export class SettlementMap {
  /** By the mask of the tiles kept: bit n stands for the nth tile of the rack. */
  values = new Int32Array(1);

  load({ rack, tileValues }: Position, { notOut, out, point }: Stakes): void {
    const size = 1 << rack.length;
    if (this.values.length !== size) this.values = new Int32Array(size);
    const { values } = this;
    values[0] = notOut;
    for (let mask = 1; mask < size; mask++) {
      const last = 31 - Math.clz32(mask);
      values[mask] = values[mask ^ (1 << last)]! + point * tileValues[rack[last]!]!;
    }
    values[0] = out;
  }
}
