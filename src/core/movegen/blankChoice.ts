import { BLANK, MAX_LETTERS } from '../alphabet/tile';
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

  private readonly tiles = new Uint8Array(MAX_RACK_TILES);
  private readonly words = new Int32Array(this.tiles.buffer);
  private letters: Uint8Array = this.tiles;
  private recorder: MoveRecorder | undefined;
  private place = 0;
  private played = 0;
  /** By letter: letter tiles on the rack, and how many tiles of the move must be blanks for want of them. */
  private readonly supply = new Int32Array(MAX_LETTERS + 1);
  private readonly lacking = new Int32Array(MAX_LETTERS + 1);

  /** Makes ready for a rack of which nothing has been played yet. */
  reset(rack: Rack, letters: Uint8Array, recorder: MoveRecorder): void {
    this.supply.set(rack.counts);
    this.letters = letters;
    this.recorder = recorder;
  }

  /**
   * Records a move of `played` letters in every way.
   *
   * @param score points if all of them were letter tiles
   * @param rack what is left of it, below 0 where letters are lacking
   * @param spare blanks that are not needed for lacking letters
   */
  recordAll(place: number, score: number, played: number, rack: Rack, spare: number): void {
    this.place = place;
    this.played = played;
    for (let i = 0; i < played; i++) {
      const letter = this.letters[i]!;
      this.lacking[letter] = Math.max(0, -rack.counts[letter]!);
    }
    this.choose(0, spare, score);
  }

  /** Decides on the nth tile and all behind it. Every branch ends in a move. */
  private choose(nth: number, spare: number, score: number): void {
    if (nth === this.played) {
      this.recorder!.add(this.place, score, this.words);
      return;
    }
    const letter = this.letters[nth]!;
    if (this.supply[letter]! > 0) {
      this.supply[letter]!--;
      this.tiles[nth] = letter;
      this.choose(nth + 1, spare, score);
      this.supply[letter]!++;
    }
    if (this.lacking[letter]! > 0) {
      this.lacking[letter]!--;
      this.playBlank(nth, letter, spare, score);
      this.lacking[letter]!++;
    } else if (spare > 0) this.playBlank(nth, letter, spare - 1, score);
  }

  private playBlank(nth: number, letter: number, spare: number, score: number): void {
    this.tiles[nth] = BLANK | letter;
    this.choose(nth + 1, spare, score - this.losses[nth]!);
  }
}
