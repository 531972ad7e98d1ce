import { BLANK_GLYPH } from './alphabet/tileDistribution';

const grouped = new Intl.NumberFormat('en-US');

/** A number with its digits in groups of three: `1,210,915`. */
export const formatCount = (count: number): string => grouped.format(count);

const rounded = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 3 });

/** A number of at most three digits that count: `938`, `12.3K`. */
export const formatRounded = (count: number): string => rounded.format(count);

/** `1 row`, `2 rows`, `1,000 rows`. */
export const counted = (count: number, noun: string): string =>
  `${formatCount(count)} ${count === 1 ? noun : `${noun}s`}`;

/** `1 Z tile`, `3 Z tiles`, `2 blanks`. */
export const nameTiles = (count: number, glyph: string): string =>
  counted(count, glyph === BLANK_GLYPH ? 'blank' : `${glyph} tile`);
