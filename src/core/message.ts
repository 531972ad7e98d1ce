/**
 * A message that is not yet rendered: its key in the text catalogue, and the arguments by name. Whoever
 * displays it renders it (`texts/say`) in the current language.
 */
export interface KeyedMessage {
  readonly key: string;
  readonly params?: MessageParams;
}

export type MessageParams = Readonly<Record<string, MessageParam>>;

/** Arguments that are messages are rendered first; lists are joined by the language's rules. */
export type MessageParam = string | number | Message | readonly MessageParam[];

/** A plain string is text that is already rendered. */
export type Message = KeyedMessage | string;

export const message = (key: string, params?: MessageParams): KeyedMessage =>
  params === undefined ? { key } : { key, params };

/** Several sentences as one message; parts that are missing or empty are left out. */
export const sentences = (...parts: readonly (Message | null)[]): Message =>
  parts.reduce<Message>((before, next) => {
    if (next === null || next === '') return before;
    return before === '' ? next : message('document.sentences', { before, next });
  }, '');

/** Whether `text` occurs in a message's arguments, at any depth. */
export function names(found: MessageParam, text: string): boolean {
  if (typeof found === 'number') return false;
  if (typeof found === 'string') return found.includes(text);
  const params = 'key' in found ? Object.values(found.params ?? {}) : found;
  return params.some((param) => names(param, text));
}

/** An error that the program itself should have prevented. It is written for the log, not for the user. */
export const flaw = (found: Message): Error =>
  new Error(typeof found === 'string' ? found : `${found.key} ${JSON.stringify(found.params ?? {})}`);
