import { MAX_PLIES } from './endgameGame';

/** The best line of turns after each ply of a search, as hashes. */
export class BestLines {
  private readonly lines: Int32Array[] = [];
  private readonly lengths = new Int32Array(MAX_PLIES);

  /** Empties the line: none is known, or nothing follows. */
  end(ply: number): void {
    this.lengths[ply] = 0;
  }

  /** Sets a ply's line to a turn, followed by the line of the next ply. */
  extend(ply: number, hash: number): void {
    const line = this.lineOf(ply);
    const rest = this.lineOf(ply + 1);
    const length = this.lengths[ply + 1]!;
    line[0] = hash;
    for (let i = 0; i < length; i++) line[i + 1] = rest[i]!;
    this.lengths[ply] = length + 1;
  }

  at(ply: number): Int32Array {
    return this.lineOf(ply).slice(0, this.lengths[ply]!);
  }

  private lineOf(ply: number): Int32Array {
    let line = this.lines[ply];
    if (line === undefined) {
      line = new Int32Array(MAX_PLIES);
      this.lines[ply] = line;
    }
    return line;
  }
}
