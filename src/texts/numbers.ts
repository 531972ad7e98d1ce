import { spoken } from './spoken';

/** A number with its digits in groups: `1,210,915`. */
export const formatCount = (count: number): string => spoken().grouped.format(count);

/** A number of at most three digits that count: `938`, `12.3K`. */
export const formatRounded = (count: number): string =>
  numberFormat('rounded', { notation: 'compact', maximumSignificantDigits: 3 }).format(count);

/** A number with so many decimals, and a real minus. */
export const fixed = (value: number, digits: number): string =>
  withMinus(value, `fixed ${digits}`, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A number with as many decimals as it has, but no more than so many. */
export const upTo = (value: number, digits: number): string =>
  withMinus(value, `upTo ${digits}`, { maximumFractionDigits: digits });

/** Without a minus where nothing is left of the number but zeros. */
const withMinus = (value: number, name: string, options: Intl.NumberFormatOptions): string =>
  numberFormat(name, { ...options, signDisplay: 'negative' })
    .format(value)
    .replace('-', '−');

/** @param name by which the format is found again: a format takes long to make */
export function numberFormat(name: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const { formats, language } = spoken();
  let format = formats.get(name);
  if (format === undefined) {
    format = new Intl.NumberFormat(language.locale, options);
    formats.set(name, format);
  }
  return format;
}
