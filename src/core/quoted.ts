/** Length at which quoted text from outside is cut. */
const MAX_CHARACTERS = 40;

/** Line ends, tabs and other characters that would break a message's line or change its text direction. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Text from outside as messages quote it: in quotation marks, on one line and cut short, so that no file or
 * name can make a message long.
 */
export const quoted = (text: string): string => `“${shortened(text)}”`;

/** Like `quoted` but without quotation marks, for names. */
export function shortened(text: string): string {
  // A character has at most two UTF-16 units, so the rest of the text can be ignored.
  const characters = [...text.slice(0, 2 * MAX_CHARACTERS + 2)];
  const isLong = characters.length > MAX_CHARACTERS;
  const shown = isLong ? [...characters.slice(0, MAX_CHARACTERS - 1), '…'] : characters;
  return shown.join('').replace(UNPRINTABLE, ' ');
}

/** The text with its first letter in upper case. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
