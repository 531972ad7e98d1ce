/** A small seeded generator of numbers 0 … below − 1 (mulberry32). */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/**
 * `count` strings that are not in `words` but differ little from words: a letter changed,
 * swapped, cut or joined.
 */
export function nearMisses(words: readonly string[], count: number, seed: number): string[] {
  const random = seededRandom(seed);
  const known = new Set(words);
  const misses: string[] = [];
  while (misses.length < count) {
    const word = words[random(words.length)]!;
    const at = random(word.length);
    const letter = String.fromCharCode(65 + random(26));
    const changes = [
      word.slice(0, at) + letter + word.slice(at + 1),
      word.slice(0, at) + letter + word.slice(at),
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) +
        word
          .slice(at, at + 2)
          .split('')
          .reverse()
          .join('') +
        word.slice(at + 2),
      word.slice(0, at + 1) + words[random(words.length)]!,
      word.split('').reverse().join(''),
    ];
    const miss = changes[random(changes.length)]!;
    if (!known.has(miss)) misses.push(miss);
  }
  return misses;
}
