import { spoken } from './spoken';

/** A day as it is written in the language: `23 Nov 2026`. */
export const formatDay = (milliseconds: number): string =>
  new Intl.DateTimeFormat(spoken().language.locale, { dateStyle: 'medium' }).format(milliseconds);
