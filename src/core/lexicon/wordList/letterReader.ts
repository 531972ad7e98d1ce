import type { Alphabet } from '../../alphabet/alphabet';
import type { LetterCode } from '../../alphabet/tile';
import { certain } from '../../certain';

/** Code points below this one (two bytes in UTF-8) are looked up in a table. */
export const TABLE_CHARACTERS = 0x800;
/** Set in the table if the character may also begin a longer glyph, such as the C of CH. */
export const BEGINS_GLYPH = 0x80;

/** The count of ways to split a text is capped here. */
const MOST_WAYS = 2;

export interface LettersRead {
  readonly letters: readonly LetterCode[];
  /** Whether the text can also be split differently, as C and H if CH is a tile. */
  readonly isAmbiguous: boolean;
}

export interface UnknownCharacter {
  readonly unknown: string;
  /** Index of the character. */
  readonly position: number;
}

/**
 * Reads text as letters of an alphabet, in upper or lower case, longest glyph first: CH is one letter if the
 * alphabet has it, otherwise C and H are two.
 */
export class LetterReader {
  /** By code point: the letter that this single character is, possibly with BEGINS_GLYPH; 0 for none. */
  readonly table = new Uint8Array(TABLE_CHARACTERS);
  /** The characters that can come second in a longer glyph. */
  readonly secondCharacters: ReadonlySet<string>;
  private readonly glyphs = new Map<string, LetterCode>();
  private readonly maxGlyphLength: number;

  constructor(alphabet: Alphabet) {
    // An alphabet with a dotted capital I pairs it with i, and plain I with ı, as Turkish does.
    const locale = alphabet.includes('İ') ? 'tr' : 'en';
    alphabet.forEach((glyph, index) => {
      const lower = glyph.toLocaleLowerCase(locale);
      const capitalised = glyph.slice(0, 1) + lower.slice(1);
      for (const spelling of [glyph, lower, capitalised]) this.glyphs.set(spelling, index + 1);
    });
    const spellings = [...this.glyphs.keys()];
    this.maxGlyphLength = Math.max(1, ...spellings.map((spelling) => spelling.length));
    const longer = spellings.filter((spelling) => spelling.length > 1);
    this.secondCharacters = new Set(longer.map((spelling) => spelling.charAt(1)));
    for (const [spelling, letter] of this.glyphs) {
      const flag = longer.some((other) => other[0] === spelling) ? BEGINS_GLYPH : 0;
      const point = spelling.length === 1 ? spelling.charCodeAt(0) : TABLE_CHARACTERS;
      if (point < TABLE_CHARACTERS) this.table[point] = letter | flag;
    }
  }

  /** The letters of `text`, or the first character that belongs to none, with its position. */
  read(text: string): LettersRead | UnknownCharacter {
    const ways = this.countWays(text);
    const letters: LetterCode[] = [];
    for (let position = 0; position < text.length; ) {
      const found = this.glyphAt(text, position, ways);
      if (found === undefined) return { unknown: characterAt(text, position), position };
      letters.push(found.letter);
      position += found.length;
    }
    return { letters, isAmbiguous: ways[0] === MOST_WAYS };
  }

  /** The longest glyph after which the rest of the text can still be read. */
  private glyphAt(text: string, position: number, ways: Uint8Array) {
    for (let length = Math.min(this.maxGlyphLength, text.length - position); length > 0; length--) {
      const letter = this.glyphs.get(text.slice(position, position + length));
      // If the text cannot be read to its end, it is read greedily as far as possible.
      const leadsOn = ways[0] === 0 || ways[position + length] !== 0;
      if (letter !== undefined && leadsOn) return { letter, length };
    }
    return undefined;
  }

  /** By position: the number of ways to split the rest of the text into letters, capped at 2. */
  private countWays(text: string): Uint8Array {
    const ways = new Uint8Array(text.length + 1);
    ways[text.length] = 1;
    for (let position = text.length - 1; position >= 0; position--) {
      let sum = 0;
      for (let end = position + 1; end <= Math.min(text.length, position + this.maxGlyphLength); end++) {
        const further = certain(ways[end], 'the ways from a place on');
        if (further > 0 && this.glyphs.has(text.slice(position, end))) sum += further;
      }
      ways[position] = Math.min(MOST_WAYS, sum);
    }
    return ways;
  }
}

const characterAt = (text: string, position: number): string =>
  String.fromCodePoint(certain(text.codePointAt(position), 'the character that is no letter'));
