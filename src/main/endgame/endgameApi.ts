import type { Gaddag } from '../../core/lexicon/gaddag';
import type { Message } from '../../core/message';
import type { Result } from '../../core/result';
import type { Endgame, EndgameResult } from '../../core/strategy/endgame/endgameSolver';

/** What a thread that solves endgames begins with. */
export interface EndgameTask {
  readonly gaddag: Pick<Gaddag, 'arcs' | 'counts'>;
  /** Shared: 1 as soon as the search in hand must end. */
  readonly stop: Int32Array;
}

/** What such a thread is asked; it answers each with an `EndgameAnswer`. */
export interface EndgameQuestion {
  readonly endgame: Endgame;
  /** How long it may take. */
  readonly millis: number;
}

export interface EndgameAnswer {
  readonly result: Result<EndgameResult, Message>;
  readonly millis: number;
}
