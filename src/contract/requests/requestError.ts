import type { Problem } from '../../core/board/setup';
import type { Message } from '../../core/message';

/** Why a request failed. `message` is one sentence for the user. */
export interface RequestError {
  readonly code:
    | 'bad-request'
    | 'unknown-lexicon'
    | 'unknown-generation'
    | 'illegal-setup'
    | 'bad-word-list'
    /** The position's tiles have letters other than the lexicon's. */
    | 'wrong-alphabet'
    /** No leave values are known for the position's tiles. */
    | 'no-leaves'
    | 'file'
    | 'cancelled'
    | 'superseded'
    | 'engine-crashed'
    | 'internal';
  readonly message: Message;
  /** With `illegal-setup`: every problem found. */
  readonly problems?: readonly Problem[];
  /** Index of the faulty character in typed text. */
  readonly position?: number;
}
