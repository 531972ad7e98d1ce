import type { EndgameGame } from './endgameGame';
import { LIST_COUNT, LIST_HEAD, LIST_OUTS, type LineMoves } from './lineMoves';
import { FACE, SCORE } from './moveRecords';

/**
 * Evaluates a position by greedy play to the end: a player goes out with the highest score if possible, else
 * plays the highest sum of score and points of the tiles played, else passes.
 */
export class Playout {
  /** Whether the player on turn went out at once. */
  isOut = false;

  constructor(
    private readonly game: EndgameGame,
    private readonly moves: LineMoves,
  ) {}

  /** Value for the player on turn; undefined if that player can only pass. */
  value(): number | undefined {
    const { game, moves } = this;
    const { held, records } = moves;
    const slot = moves.heldCount++;
    let turns = 0;
    let value = 0;
    let sign = 1;
    for (;;) {
      const isOut = this.choose(slot);
      if (moves.isStopped) break;
      const move = held[slot]!;
      if (move < 0 && turns === 0) {
        moves.heldCount--;
        return undefined;
      }
      const score = move < 0 ? 0 : records.floats[(move + SCORE) >> 1]!;
      if (turns === 0) this.isOut = isOut && game.endsWhenOut;
      if (isOut && game.endsWhenOut) {
        value += sign * game.outValue(score);
        break;
      }
      if (game.endsAfter(score, move < 0)) {
        value += sign * (score + game.endValue(move < 0 ? 0 : records.ints[move + FACE]!));
        break;
      }
      value += sign * score;
      sign = -sign;
      if (move < 0) game.pass();
      else game.play(move);
      turns++;
    }
    for (; turns > 0; turns--) game.takeBack();
    moves.heldCount--;
    return value;
  }

  /** Holds the move for the player on turn, or −1 for a pass. Returns whether it plays the whole rack. */
  private choose(slot: number): boolean {
    const { game, moves } = this;
    const { held, records } = moves;
    const { side } = game;
    const { lineCount } = moves.board;
    let best = 0;
    let isOut = false;
    held[slot] = 0;
    for (let line = 0; line < lineCount; line++) {
      const list = moves.listOf(line, side);
      const count = records.ints[list + LIST_COUNT]!;
      if (count === 0) continue;
      const outs = records.ints[list + LIST_OUTS]!;
      if (isOut && outs === 0) continue;
      const move = list + LIST_HEAD;
      const worth = records.floats[(move + SCORE) >> 1]! + records.ints[move + FACE]!;
      if (held[slot] !== 0 && isOut === outs > 0 && worth <= best) continue;
      best = worth;
      isOut = outs > 0;
      held[slot] = move;
    }
    if (held[slot] === 0) held[slot] = -1;
    return isOut;
  }
}
