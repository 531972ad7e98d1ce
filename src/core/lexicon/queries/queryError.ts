import type { Message } from '../../message';
/** Why a question to the lexicon cannot be read. */
export interface QueryError {
  /** The character at fault, counted from 0. */
  readonly position: number;
  /** One sentence. */
  readonly message: Message;
}
