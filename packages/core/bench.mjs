// Compares this package with `@kamilmielnik/trie` and `gaddag`, each in a process of its own:
//   npm run build:core && npm install --no-save @kamilmielnik/trie gaddag && node packages/core/bench.mjs WORDS
// WORDS is a file with one word a line. Each figure is the best of three rounds, taken by turns.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROUNDS = 3;
const LOOKUPS = 1_000_000;
const POSITION =
  '3QUAIL7/3U3O2A4/3A3OYSTER2/3R3P2H4/3T6L4/7TOWER3/10T4/7REJECT2/8X6/8A6/8MINOR2/3RADIOS6/15/15/15 EIKMNST/ 0/0 0';

/** @param {() => unknown} work */
function time(work) {
  const start = performance.now();
  const result = work();
  return { ms: performance.now() - start, result };
}

/** @param {(word: string) => unknown} has @param {readonly string[]} words */
function lookups(has, words) {
  const probes = Array.from({ length: LOOKUPS }, (_, nth) => {
    const word = words[(nth * 7919) % words.length] ?? '';
    return nth % 2 === 0 ? word : `${word.slice(0, -1)}Q`;
  });
  for (const probe of probes) has(probe);
  return LOOKUPS / time(() => probes.filter(has)).ms / 1000;
}

/** @type {Record<string, (words: readonly string[]) => Promise<Record<string, number>>>} */
const SUBJECTS = {
  '@tilewright/core': async (words) => {
    const { Lexicon, Position } = await import('./dist/index.js');
    const built = time(() => Lexicon.fromText(words.join('\n')));
    const lexicon = built.result;
    const bytes = lexicon.toBytes();
    const position = Position.fromCgp(POSITION);
    for (let nth = 0; nth < 200; nth++) lexicon.moves(position);
    const moves = time(() => {
      for (let nth = 0; nth < 200; nth++) lexicon.moves(position);
    });
    return {
      'build, ms': built.ms,
      'bytes, MB': bytes.length / 1e6,
      'open from bytes, ms': time(() => Lexicon.fromBytes(bytes)).ms,
      'million look-ups a second': lookups((word) => lexicon.has(word), words),
      'all 2,517 moves of a position, ms': moves.ms / 200,
    };
  },
  '@kamilmielnik/trie': async (words) => {
    const { deserialize, fromArray, has, serialize } = await import('@kamilmielnik/trie');
    const { ms, result } = time(() => fromArray([...words]));
    const text = serialize(result);
    return {
      'build, ms': ms,
      'bytes, MB': text.length / 1e6,
      'open from bytes, ms': time(() => deserialize(text)).ms,
      'million look-ups a second': lookups((word) => has(result, word), words),
    };
  },
  gaddag: async (words) => {
    const { default: Gaddag } = await import('gaddag');
    const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'words.txt');
    writeFileSync(file, words.map((word) => word.toLowerCase()).join('\r\n'));
    const start = performance.now();
    await new Promise((resolve) => new Gaddag(file, resolve));
    return { 'build, ms': performance.now() - start };
  },
};

const [file = '', subject] = process.argv.slice(2);
const words = readFileSync(file, 'utf8')
  .toUpperCase()
  .split(/\s+/)
  .filter((word) => /^[A-Z]{2,15}$/.test(word));
if (subject === undefined) {
  /** @type {Record<string, Record<string, number>>} */
  const best = {};
  for (let round = 0; round < ROUNDS; round++)
    for (const name of Object.keys(SUBJECTS)) {
      const args = [import.meta.filename, file, name];
      const figures = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
      const known = best[name] ?? figures;
      best[name] = known;
      for (const key of Object.keys(figures)) {
        const pick = key.startsWith('million') ? Math.max : Math.min;
        known[key] = pick(known[key] ?? 0, figures[key]);
      }
    }
  console.table(best);
} else {
  const measured = await SUBJECTS[subject]?.(words);
  console.log(JSON.stringify(measured));
}
