/** So many characters of a text from outside tell enough of it. */
const MAX_CHARACTERS = 40;

/** Line ends, tabs and other characters that would break a line of a message or turn its direction. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A text from outside as a message quotes it: on one line, in quotation marks, and cut short, so that neither
 * a file nor a name can make a message long.
 */
export const quoted = (text: string): string => `“${shortened(text)}”`;

/** The same without quotation marks, for names. */
export function shortened(text: string): string {
  // A character is at most two units long: what lies behind need not be looked at.
  const characters = [...text.slice(0, 2 * MAX_CHARACTERS + 2)];
  const isLong = characters.length > MAX_CHARACTERS;
  const shown = isLong ? [...characters.slice(0, MAX_CHARACTERS - 1), '…'] : characters;
  return shown.join('').replace(UNPRINTABLE, ' ');
}

/** The text with its first letter in upper case, as a sentence begins. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
