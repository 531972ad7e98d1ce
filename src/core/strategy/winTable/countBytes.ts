const MORE = 0x80;
const DIGIT = 0x7f;
/** A count has at most so many digits of seven bits. */
const MOST_DIGITS = 6;

/** Counts in few bytes: seven bits a byte, the lowest first. Behind a 0 stands how many more there are. */
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

/** Fills `counts` with what `writeCounts` wrote; false where it is something else. */
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
