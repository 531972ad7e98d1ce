import type { Problem } from '../../core/board/setup';
import type { Message } from '../../core/message';

/** Why a request was not answered with a value. `message` is one sentence for the person at the window. */
export interface RequestError {
  readonly code:
    | 'bad-request'
    | 'unknown-lexicon'
    | 'unknown-generation'
    | 'illegal-setup'
    | 'bad-word-list'
    /** The position's tiles have other letters than the lexicon. */
    | 'wrong-alphabet'
    /** What tiles kept are worth is not known for the position's tiles. */
    | 'no-leaves'
    | 'file'
    | 'cancelled'
    | 'superseded'
    | 'engine-crashed'
    | 'internal';
  readonly message: Message;
  /** With `illegal-setup`: every problem found. */
  readonly problems?: readonly Problem[];
  /** Where in a typed text the fault is: the character, counted from 0. */
  readonly position?: number;
}
