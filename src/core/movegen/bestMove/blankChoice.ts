import { BLANK } from '../../alphabet/tile';
import { CROSS_FACTOR, LETTER_MULTIPLIER } from '../kernel/grid';
import type { Rack } from '../kernel/rack';
import type { MoveRecorder } from '../moveRecorder';

/**
 * A generator plays letters and ignores which of them are blanks: every path is walked once, however many
 * blanks the rack holds. When it finds a word, this class lists all ways to choose the blanks among its
 * tiles, each of which is a move.
 */
export class BlankChoice {
  private recorder: MoveRecorder | undefined;
  private values: Uint8Array | undefined;
  private grid: Int32Array | undefined;
  private factor = 1;
  private place = 0;
  private played = 0;
  /** Worth beside the score that the current tiles lack; 0 or below. */
  lack = 0;

  /**
   * @param rack the tiles that the generator has left: a count below 0 is the number of tiles of that letter
   * that must be blanks
   * @param tiles the generator's tiles in the order played, letters only; marked as blanks here while a move
   * is recorded
   * @param words the same memory, four tiles to a word
   * @param squares offsets in the grid of the tiles played
   * @param floor one number: moves that score less need not be recorded
   */
  constructor(
    private readonly rack: Rack,
    private readonly tiles: Uint8Array,
    private readonly words: Int32Array,
    private readonly squares: Int32Array,
    private readonly floor: Float64Array,
  ) {}

  /** @param values points by letter */
  begin(recorder: MoveRecorder, values: Uint8Array): void {
    this.recorder = recorder;
    this.values = values;
  }

  /** @param grid the squares of the current `Grid` */
  enterGrid(grid: Int32Array): void {
    this.grid = grid;
  }

  /**
   * Records a move of `played` tiles with every choice of blanks.
   *
   * @param score points if all of them were letter tiles
   * @param spare blanks that are not needed for missing letters
   * @param factor word multiplier of the main word
   */
  recordAll(place: number, score: number, played: number, spare: number, factor: number): void {
    this.place = place;
    this.factor = factor;
    this.played = played;
    this.choose(0, this.rack.blankCount - spare, spare, score);
  }

  /**
   * Records the move as chosen if no letter is missing, then with one more blank on each tile from the nth
   * on.
   */
  private choose(nth: number, lacking: number, spare: number, score: number): void {
    if (score + this.lack < this.floor[0]!) return;
    if (lacking === 0) {
      this.recorder!.add(this.place, score, this.words);
      if (spare === 0) return;
    }
    const { tiles } = this;
    const { counts } = this.rack;
    for (let i = nth; i < this.played; i++) {
      const letter = tiles[i]!;
      const isLacking = counts[letter]! < 0;
      if (!isLacking && spare === 0) continue;
      tiles[i] = BLANK | letter;
      const rest = score - this.lossOf(letter, this.squares[i]!);
      if (isLacking) {
        counts[letter]!++;
        this.choose(i + 1, lacking - 1, spare, rest);
        counts[letter]!--;
      } else this.choose(i + 1, lacking, spare - 1, rest);
      tiles[i] = letter;
    }
  }

  /** Points lost if the tile on `square` is a blank. */
  private lossOf(letter: number, square: number): number {
    const grid = this.grid!;
    return (
      this.values![letter]! * (grid[square + LETTER_MULTIPLIER]! * this.factor + grid[square + CROSS_FACTOR]!)
    );
  }
}
