import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { ok } from '../../../src/core/result';
import type { GameSummary } from '../../../src/core/strategy/tournament/gameSummary';
import { type TournamentPlan, turnRulesOfAgents } from '../../../src/core/strategy/tournament/tournamentPlan';
import { openJournal, readJournal } from '../../../src/main/tournament/journal';
import { formatHead, formatPair, parseHead, parsePair } from '../../../src/main/tournament/journalFormat';
import { unwrap } from '../../oracle/oraclePositions';
import { said } from '../../said';

let dir = '';
let path = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'tilewright-journal-'));
  path = join(dir, 'some.games');
  return () => rmSync(dir, { recursive: true, force: true });
});

const PLAN: TournamentPlan = {
  agents: ['score', 'random', 'first'],
  games: 5,
  seed: 'a seed',
  rules: CLASSIC_RULES,
  turnRules: turnRulesOfAgents(CLASSIC_RULES),
  lexicon: { id: '0'.repeat(64), name: 'words' },
  isValidated: true,
  sprt: null,
};
const HEAD = { plan: PLAN, shard: { part: 1, of: 1 } };

const side = (score: number) => ({ score, turns: 9, bingos: 2, exchanged: 3, passes: 1, micros: 12_345 });

const game = (pairing: number, nth: number): GameSummary => ({
  pairing,
  nth,
  sides: [side(-3 - nth), side(400)],
  faults: nth,
});

/** The number 4 is the second pair of the second pairing, 8 the last game alone of the third. */
const PAIRS = [
  { number: 4, games: [game(1, 2), game(1, 3)] },
  { number: 8, games: [game(2, 4)] },
];

function readAll() {
  const pairs: { readonly number: number; readonly games: readonly GameSummary[] }[] = [];
  const found = readJournal(path, () => ok((number, games) => pairs.push({ number, games })));
  return { found, pairs };
}

describe('a file of finished pairs', () => {
  it('is read as it was written', () => {
    const { journal } = unwrap(openJournal(path, HEAD, () => undefined));
    journal.add(PAIRS.slice(0, 1));
    journal.add(PAIRS.slice(1));
    journal.close();
    const { found, pairs } = readAll();
    expect(pairs).toEqual(PAIRS);
    expect(unwrap(found)).toEqual({ ...HEAD, byteLength: readFileSync(path).length, problem: undefined });
  });

  it('goes on behind its last whole line', () => {
    const [first = '', second = ''] = PAIRS.map(({ games, number }) => formatPair(number, games));
    writeFileSync(path, `${formatHead(HEAD)}${first}${second.slice(0, 20)}`);
    const heard: number[] = [];
    const { journal, problem } = unwrap(openJournal(path, HEAD, (number) => heard.push(number)));
    expect(heard).toEqual([4]);
    expect(said(problem)).toBe(
      `Line 3 of ${path}, the last one, is not whole and is left out; its games are played again.`,
    );
    journal.add(PAIRS.slice(1));
    journal.close();
    expect(readFileSync(path, 'utf8')).toBe(`${formatHead(HEAD)}${first}${second}`);
  });

  it('leaves a last line out that a crash has spoiled, with its end or without', () => {
    const [first = '', second = ''] = PAIRS.map(({ games, number }) => formatPair(number, games));
    for (const spoiled of [`${'\0'.repeat(40)}\n`, second.replace('400', '4x0'), '{']) {
      writeFileSync(path, `${formatHead(HEAD)}${first}${spoiled}`);
      const { found, pairs } = readAll();
      expect(pairs).toEqual(PAIRS.slice(0, 1));
      expect(said(unwrap(found).problem)).toMatch(/^Line 3 of /);
    }
  });

  it.each([
    ['nothing', '', 'holds no tournament.'],
    ['no head', 'games\n', 'Line 1 of PATH is wrong: this is not the head of a tournament: '],
    ['a head of another kind', '{"tournament":2}\n', 'Line 1 of PATH is wrong: this is not the head of a'],
    [
      'a plan that cannot be played',
      formatHead({ ...HEAD, plan: { ...PLAN, agents: ['score', 'best'] } }),
      'Line 1 of PATH is wrong: There is no agent “best”',
    ],
    ['a shard that is none', formatHead({ ...HEAD, shard: { part: 3, of: 2 } }), 'Line 1 of PATH is wrong'],
    ['another pair', `${formatHead(HEAD)}{"number":9,"games":[[1]]}\n{}\n`, 'Line 2 of PATH is wrong: '],
    [
      'too few games',
      `${formatHead(HEAD)}${formatPair(4, [game(1, 2)])}${formatPair(8, [game(2, 4)])}`,
      'Line 2 of PATH is wrong: the pair 4 has 1 game',
    ],
    ['no line end', 'x'.repeat(5 << 20), 'Line 1 of PATH is longer than any of a tournament.'],
  ])('with %s is refused with one sentence', (_what, text, problem) => {
    writeFileSync(path, text);
    const { found } = readAll();
    expect(said(found)).toMatchObject({
      ok: false,
      error: expect.stringContaining(problem.replace('PATH', path)),
    });
  });

  it('that is no file is refused with one sentence', () => {
    expect(said(readJournal(dir, () => ok(() => undefined)))).toEqual({
      ok: false,
      error: `${dir} cannot be read: it is a folder.`,
    });
    const nowhere = join(dir, 'no folder', 'some.games');
    expect(said(openJournal(nowhere, HEAD, () => undefined))).toEqual({
      ok: false,
      error: `${nowhere} cannot be written: there is no such file or folder.`,
    });
  });
});

describe('a line of the file', () => {
  it('is read in any spelling of its JSON', () => {
    const line = formatPair(4, PAIRS[0]?.games ?? []).trimEnd();
    const quick = unwrap(parsePair(line));
    expect(unwrap(parsePair(line.replaceAll(',', ', ')))).toEqual(quick);
    expect(quick.games.map((row) => row.length)).toEqual([13, 13]);
    expect(parsePair(line.replace('[-5,', '[-5.5,')).ok).toBe(false);
    expect(parsePair(line.replace('[-5,', '[9999999999999999,')).ok).toBe(false);
    expect(parsePair(`${line}}`).ok).toBe(false);
  });

  it('keeps the whole plan', () => {
    expect(unwrap(parseHead(formatHead(HEAD).trimEnd()))).toEqual(HEAD);
  });
});
