import { NO_TILE } from '../../alphabet/tile';
import type { PlainTurn } from '../../game/turns/turn';

export interface CountedTurn {
  readonly turn: PlainTurn;
  readonly samples: number;
}

/** Number of distinct replies that are counted; rarer ones that come later are not listed. */
const MOST_REPLIES = 5000;
/** The opponent’s next turn, and the player’s turn after it. */
const LOOKED_AT = 2;

/** Tallies the turns after a candidate over many samples. */
export class ReplyTally {
  /** By ply after the candidate, then by square: number of samples in which a tile is placed there. */
  readonly squares: readonly Float64Array[];
  /** Likewise: points of these turns. */
  readonly points: readonly Float64Array[];
  private readonly replies = new Map<string, { readonly turn: PlainTurn; samples: number }>();

  constructor(
    squareCount: number,
    private readonly cols: number,
  ) {
    this.squares = Array.from({ length: LOOKED_AT }, () => new Float64Array(squareCount));
    this.points = Array.from({ length: LOOKED_AT }, () => new Float64Array(squareCount));
  }

  /** Adds a sample: the candidate and the turns after it. */
  addSample(turns: readonly PlainTurn[]): void {
    const reply = turns[1];
    if (reply !== undefined) this.addReply(reply, 1);
    for (let nth = 0; nth < LOOKED_AT; nth++) this.addSquares(nth, turns[nth + 1]);
  }

  private addSquares(nth: number, turn: PlainTurn | undefined): void {
    if (turn?.kind !== 'placement') return;
    const squares = this.squares[nth]!;
    const points = this.points[nth]!;
    const step = turn.direction === 'across' ? 1 : this.cols;
    let square = turn.row * this.cols + turn.col;
    for (const tile of turn.tiles) {
      if (tile !== NO_TILE) {
        squares[square]! += 1;
        points[square]! += turn.score;
      }
      square += step;
    }
  }

  private addReply(turn: PlainTurn, samples: number): void {
    const key = keyOf(turn);
    const known = this.replies.get(key);
    if (known !== undefined) known.samples += samples;
    else if (this.replies.size < MOST_REPLIES) this.replies.set(key, { turn, samples });
  }

  add({ points, replies, squares }: CountedReplies): void {
    for (let nth = 0; nth < LOOKED_AT; nth++) {
      addAll(this.squares[nth]!, squares[nth]!);
      addAll(this.points[nth]!, points[nth]!);
    }
    for (const { samples, turn } of replies) this.addReply(turn, samples);
  }

  /** In a form for other threads, most frequent replies first. */
  get counted(): CountedReplies {
    const replies = [...this.replies.values()].sort((one, other) => other.samples - one.samples);
    return { squares: this.squares, points: this.points, replies };
  }
}

export interface CountedReplies {
  readonly squares: readonly Float64Array[];
  readonly points: readonly Float64Array[];
  readonly replies: readonly CountedTurn[];
}

function addAll(sums: Float64Array, more: Float64Array): void {
  for (let i = 0; i < sums.length; i++) sums[i]! += more[i]!;
}

/** An exchange does not reveal its tiles. */
function keyOf(turn: PlainTurn): string {
  if (turn.kind === 'pass') return '';
  if (turn.kind === 'exchange') return `${turn.tiles.length}`;
  return `${turn.row},${turn.col},${turn.direction},${turn.tiles.join()}`;
}
