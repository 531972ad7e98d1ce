/**
 * A sentence for a person that is not said yet: its key in the catalogue of texts, and the values of the
 * message's arguments by name. Whoever shows it says it (`texts/say`), in the language of that moment.
 */
export interface KeyedMessage {
  readonly key: string;
  readonly params?: MessageParams;
}

export type MessageParams = Readonly<Record<string, MessageParam>>;

/** A message as an argument is said first; the texts of a list are joined as the language joins them. */
export type MessageParam = string | number | Message | readonly MessageParam[];

/** A plain text is a sentence that is said already. */
export type Message = KeyedMessage | string;

export const message = (key: string, params?: MessageParams): KeyedMessage =>
  params === undefined ? { key } : { key, params };

/** Whether a message has the text among its arguments, however deep. */
export function names(found: MessageParam, text: string): boolean {
  if (typeof found === 'number') return false;
  if (typeof found === 'string') return found.includes(text);
  const params = 'key' in found ? Object.values(found.params ?? {}) : found;
  return params.some((param) => names(param, text));
}

/** What the program itself should have prevented: for its log, not for a person at the window. */
export const flaw = (found: Message): Error =>
  new Error(typeof found === 'string' ? found : `${found.key} ${JSON.stringify(found.params ?? {})}`);
