/** Symbols of a path as text: letters, and `$` for the separator. */
export const lettersOf = (symbols: readonly number[]): string =>
  symbols.map((symbol) => (symbol === 0 ? '$' : String.fromCharCode(64 + symbol))).join('');
