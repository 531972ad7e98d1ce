import { type KeyedMessage, type MessageParams, message } from '../../message';

/** Characters of a text that describes one board, rack or tile set: the largest board takes a tenth of it. */
export const MAX_SMALL_TEXT = 100_000;

/** Characters of a game record, notes included. */
export const MAX_GAME_TEXT = 250_000;
export const MAX_GAME_LINES = 10_000;

/** Characters of any text that is looked at: a document with the longest game in it has fewer. */
export const MAX_TEXT = 1 << 20;

/** Values in a JSON text, lists and objects included. */
export const MAX_JSON_VALUES = 20_000;
/** No document of ours is nested deeper, and recursion over it could exhaust the stack. */
export const MAX_JSON_DEPTH = 64;

/** Characters of a row, a rack or a move: 40 tiles of 16 characters in brackets are fewer. */
export const MAX_PART = 1000;

/**
 * Why a text is not read: it is longer than any real one, and reading it could take long. Undefined for
 * one that is short enough.
 *
 * @param key the message of the part that the text is, with `length` and `most`
 * @param place the other arguments of the message
 */
export function lengthProblem(
  key: string,
  text: string,
  most: number,
  place: MessageParams = {},
): KeyedMessage | undefined {
  return text.length <= most ? undefined : message(key, { ...place, length: text.length, most });
}
