import { fixed } from './numbers';

/** Points, shares and their errors, as pages and the command line print them. */

export const oneDigit = (value: number): string => fixed(value, 1);
export const twoDigits = (value: number): string => fixed(value, 2);

/** A share from 0 to 1, without its sign. */
export const percent = (share: number): string => oneDigit(100 * share);

/** A difference: with its sign, also where it is more than nothing. */
export const signed = (value: number): string => {
  const shown = oneDigit(value);
  return value > 0 && shown !== oneDigit(0) ? `+${shown}` : shown;
};

export const withError = (value: string, error: number): string => `${value} ± ${oneDigit(error)}`;
