const MORE = 0x80;
const DIGIT = 0x7f;
/** Maximum number of 7-bit digits of a count. */
const MOST_DIGITS = 6;

/**
 * Encodes counts compactly: seven bits per byte, lowest first. After a 0 comes the number of further zeros.
 */
export function writeCounts(counts: ArrayLike<number>): Uint8Array {
  const bytes: number[] = [];
  const write = (value: number): void => {
    let rest = value;
    for (; rest > DIGIT; rest = Math.floor(rest / MORE)) bytes.push((rest % MORE) | MORE);
    bytes.push(rest);
  };
  for (let i = 0; i < counts.length; i++) {
    write(counts[i]!);
    if (counts[i] !== 0) continue;
    const first = i;
    while (i + 1 < counts.length && counts[i + 1] === 0) i++;
    write(i - first);
  }
  return Uint8Array.from(bytes);
}

/** Fills `counts` with the output of `writeCounts`; false if it is invalid. */
export function readCounts(bytes: Uint8Array, counts: Float64Array): boolean {
  let at = 0;
  const read = (): number => {
    let value = 0;
    let factor = 1;
    for (let digit = 0; digit < MOST_DIGITS && at < bytes.length; digit++) {
      const byte = bytes[at++]!;
      value += (byte & DIGIT) * factor;
      if (byte < MORE) return value;
      factor *= MORE;
    }
    return Number.NaN;
  };
  for (let i = 0; i < counts.length; i++) {
    const count = read();
    if (Number.isNaN(count)) return false;
    counts[i] = count;
    if (count !== 0) continue;
    const more = read();
    if (!(more < counts.length - i)) return false;
    counts.fill(0, i, i + more + 1);
    i += more;
  }
  return at === bytes.length;
}
