import { BLANK } from '../alphabet/tile';
import { MAX_RACK_TILES } from '../board/checkRules';
import type { MoveRecorder } from './moveRecorder';
import type { Rack } from './rack';

/**
 * A generator plays letters and does not ask which of them are blanks: every path is walked once, however many blanks
 * the rack holds. When it has found a word, this lists all ways to choose the tiles that are blanks, each one a move.
 */
export class BlankChoice {
  /** What the move in hand loses when its nth tile is a blank; set by the generator before `recordAll`. */
  readonly losses = new Float64Array(MAX_RACK_TILES);
  private recorder: MoveRecorder | undefined;
  private place = 0;
  private played = 0;

  /**
   * @param rack what the generator has left of it: a count below 0 tells how many tiles of the letter must be blanks
   * @param tiles the generator's tiles in the order played, letters only; marked as blanks here while a move is recorded
   * @param words the same, four to a word
   */
  constructor(
    private readonly rack: Rack,
    private readonly tiles: Uint8Array,
    private readonly words: Int32Array,
  ) {}

  setRecorder(recorder: MoveRecorder): void {
    this.recorder = recorder;
  }

  /**
   * Records a move of `played` tiles in every way.
   *
   * @param score points if all of them were letter tiles
   * @param spare blanks that are not needed for lacking letters
   */
  recordAll(place: number, score: number, played: number, spare: number): void {
    this.place = place;
    this.played = played;
    this.choose(0, this.rack.blankCount - spare, spare, score);
  }

  /** Records the move as chosen if no letter lacks, then with one more blank on each tile from the nth on. */
  private choose(nth: number, lacking: number, spare: number, score: number): void {
    if (lacking === 0) {
      this.recorder!.add(this.place, score, this.words);
      if (spare === 0) return;
    }
    const { tiles, losses } = this;
    const { counts } = this.rack;
    for (let i = nth; i < this.played; i++) {
      const letter = tiles[i]!;
      const isLacking = counts[letter]! < 0;
      if (!isLacking && spare === 0) continue;
      tiles[i] = BLANK | letter;
      if (isLacking) {
        counts[letter]!++;
        this.choose(i + 1, lacking - 1, spare, score - losses[i]!);
        counts[letter]!--;
      } else this.choose(i + 1, lacking, spare - 1, score - losses[i]!);
      tiles[i] = letter;
    }
  }
}
