import type { Message } from '../../message';
/** Why a query cannot be parsed. */
export interface QueryError {
  /** Index of the offending character. */
  readonly position: number;
  /** A single sentence. */
  readonly message: Message;
}
