import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { CLASSIC_RULES, type Rules } from '../../../src/core/board/rules';
import { entryAt } from '../../../src/core/certain';
import { learnVocabulary } from '../../../src/core/strategy/levels/vocabulary';
import { cachedVocabulary, KEPT_VOCABULARIES } from '../../../src/main/cache/vocabularyCache';
import { say } from '../../../src/texts/say';
import { buildSmallGaddag, codesOf } from '../../oracle/oracleLexicon';
import { unwrap } from '../../oracle/oraclePositions';
import { sentence } from '../../said';

const LEXICON = { gaddag: buildSmallGaddag(['AA', 'AB', 'BA', 'ABA'].map(codesOf)), id: 'one' };
const LEARNED = unwrap(learnVocabulary(LEXICON.gaddag, CLASSIC_RULES));

let dir: string;
let said: string[];

beforeEach(() => {
  dir = join(mkdtempSync(join(tmpdir(), 'tilewright-levels-')), 'cache');
  said = [];
  return () => rmSync(join(dir, '..'), { recursive: true, force: true });
});

const ask = (lexicon = LEXICON, rules: Rules = CLASSIC_RULES) =>
  unwrap(cachedVocabulary(dir, (note) => said.push(say(note).replaceAll(dir, 'DIR')))(lexicon, rules));

const files = () => readdirSync(dir).toSorted();

function changeFile(change: (bytes: Buffer) => Buffer): void {
  const path = join(dir, entryAt(files(), 0));
  writeFileSync(path, change(readFileSync(path)));
}

describe('cached vocabularies of levels', () => {
  it('are counted once for a lexicon and its rules', () => {
    expect(ask()).toEqual(LEARNED);
    expect(files()).toHaveLength(1);
    const [name = ''] = files();
    const before = readFileSync(join(dir, name));
    expect(before).toHaveLength(32 + 4);
    expect(ask()).toEqual(LEARNED);
    expect(readFileSync(join(dir, name))).toEqual(before);
    ask({ ...LEXICON, id: 'other' });
    ask(LEXICON, { ...CLASSIC_RULES, rackSize: 5 });
    expect(files()).toHaveLength(3);
    expect(said).toEqual([]);
  });

  it.each([
    ['with another byte', (bytes: Buffer) => Buffer.from(bytes.with(33, 5))],
    ['cut short', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['empty', () => Buffer.alloc(0)],
    [
      'of another lexicon',
      (bytes: Buffer) => Buffer.from([...bytes.subarray(0, 32).toReversed(), ...bytes.subarray(32)]),
    ],
  ])('are not read from a file %s, which is rewritten', (_what, change) => {
    ask();
    changeFile(change);
    expect(ask()).toEqual(LEARNED);
    expect(said).toHaveLength(1);
    const [path = ''] = /DIR\/[0-9a-f]{32}\.levels/.exec(said[0] ?? '') ?? [];
    expect(said[0]).toBe(sentence('cache.levelsDamaged', { path }));
    expect(ask()).toEqual(LEARNED);
    expect(said).toHaveLength(1);
  });

  it('exist without a writable folder, with a note', () => {
    writeFileSync(dir, 'a file');
    expect(ask()).toEqual(LEARNED);
    expect(said.join('\n')).toMatch(
      /could not be cached in DIR\/[0-9a-f]{32}\.levels: .*counted again at the next start\.$/,
    );
  });

  it('are dropped with the least recently used file', () => {
    mkdirSync(dir);
    for (let nth = 0; nth < KEPT_VOCABULARIES; nth++) {
      const path = join(dir, `${nth}.levels`);
      writeFileSync(path, '');
      utimesSync(path, 1000 + nth, 1000 + nth);
    }
    writeFileSync(join(dir, 'default.gaddag'), '');
    ask();
    expect(files()).toHaveLength(KEPT_VOCABULARIES + 1);
    expect(files()).not.toContain('0.levels');
    expect(files()).toContain('1.levels');
    expect(files()).toContain('default.gaddag');
  });
});
