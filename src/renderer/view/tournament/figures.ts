/** Numbers as the page about tournaments prints them. */

const fixed = (digits: number) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const ONE_DIGIT = fixed(1);
const TWO_DIGITS = fixed(2);

/** With a real minus. */
const printed = (format: Intl.NumberFormat, value: number): string => format.format(value).replace('-', '−');

export const oneDigit = (value: number): string => printed(ONE_DIGIT, value);
export const twoDigits = (value: number): string => printed(TWO_DIGITS, value);

/** A share from 0 to 1, without its sign. */
export const percent = (share: number): string => oneDigit(100 * share);

/** A difference: with its sign, also where it is more than nothing. */
export const signed = (value: number): string => {
  const shown = oneDigit(value);
  return value > 0 && shown !== '0.0' ? `+${shown}` : shown;
};

export const withError = (value: string, error: number): string => `${value} ± ${oneDigit(error)}`;
