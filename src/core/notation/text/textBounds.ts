import { type KeyedMessage, type MessageParams, message } from '../../message';

/** Limit in characters for a text that describes one board, rack or tile set: ten times the largest board. */
export const MAX_SMALL_TEXT = 100_000;

/** Limit in characters for a game record, including notes. */
export const MAX_GAME_TEXT = 250_000;
export const MAX_GAME_LINES = 10_000;

/** Limit in characters for any text; more than a document with the longest game. */
export const MAX_TEXT = 1 << 20;

/** Limit for the number of values in a JSON text, including lists and objects. */
export const MAX_JSON_VALUES = 20_000;
/** Deeper than any of our documents; unlimited recursion could exhaust the stack. */
export const MAX_JSON_DEPTH = 64;

/** Limit in characters for a row, a rack or a move: more than 40 tiles of 16 characters in brackets. */
export const MAX_PART = 1000;

/**
 * The error for a text longer than any real one, which could take long to read; undefined if it is short
 * enough.
 *
 * @param key the message, with parameters `length` and `most`
 * @param place the other parameters of the message
 */
export function lengthProblem(
  key: string,
  text: string,
  most: number,
  place: MessageParams = {},
): KeyedMessage | undefined {
  return text.length <= most ? undefined : message(key, { ...place, length: text.length, most });
}
