import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { builtInPuzzles } from '../../../src/main/practice/builtInPuzzles';
import { unwrap } from '../../oracle/oraclePositions';
import { said, sentence } from '../../said';

const TEXT = readFileSync(
  join(import.meta.dirname, '../../../resources/preendgames/english.preendgames'),
  'utf8',
);
const LEXICON: string = JSON.parse(TEXT.slice(0, TEXT.indexOf('\n'))).lexiconId;

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'tilewright-puzzles-'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('gives the prepared pre-endgames for their own lexicon and rules, whatever these are called', () => {
  writeFileSync(join(dir, 'english.preendgames'), TEXT);
  const source = builtInPuzzles(dir);
  const count = TEXT.trimEnd().split('\n').length - 1;
  expect(unwrap(source(LEXICON, { ...CLASSIC_RULES, name: 'Club' }))).toHaveLength(count);
  const elsewhere = { ok: false, error: sentence('school.preendgamesElsewhere') };
  expect(said(source('another', CLASSIC_RULES))).toEqual(elsewhere);
  expect(said(source(LEXICON, { ...CLASSIC_RULES, rackSize: 8 }))).toEqual(elsewhere);
});

it('says in a sentence that the file is damaged, or missing', () => {
  writeFileSync(join(dir, 'english.preendgames'), TEXT.replace('"rank":1', '"rank":2'));
  expect(said(builtInPuzzles(dir)(LEXICON, CLASSIC_RULES))).toEqual({
    ok: false,
    error: sentence('school.preendgamesDamaged', { line: '1' }),
  });
  expect(builtInPuzzles(join(dir, 'nowhere'))(LEXICON, CLASSIC_RULES).ok).toBe(false);
});
