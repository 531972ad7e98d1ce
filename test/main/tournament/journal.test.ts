import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { ok } from '../../../src/core/result';
import type { GameSummary } from '../../../src/core/strategy/tournament/gameSummary';
import {
  checkPlan,
  type PlannedEngine,
  type TournamentPlan,
  turnRulesOfAgents,
} from '../../../src/core/strategy/tournament/tournamentPlan';
import { openJournal, readJournal } from '../../../src/main/tournament/journal';
import { formatHead, formatPair, parseHead, parsePair } from '../../../src/main/tournament/journalFormat';
import { rowPlan } from '../../core/strategy/tournament/shortRow';
import { unwrap } from '../../oracle/oraclePositions';
import { said, sentence } from '../../said';
import { onFailingDisk } from '../failingDisk';
import { withoutChecksum } from './withoutChecksum';

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

describe('the head of games from a position', () => {
  const plan = rowPlan([3, 2, 1]);
  const head = formatHead({ plan, shard: { part: 1, of: 1 } }).trimEnd();

  it('is read as it was written', () => {
    expect(unwrap(parseHead(head)).plan).toEqual(plan);
    expect(checkPlan(unwrap(parseHead(head)).plan).ok).toBe(true);
  });

  it('has no such field for whole games', () => {
    expect(Object.keys(JSON.parse(formatHead(HEAD)).plan)).not.toContain('start');
    expect(Object.keys(unwrap(parseHead(formatHead(HEAD).trimEnd())).plan)).not.toContain('start');
  });

  it('keeps the games of each first turn', () => {
    const { journal } = unwrap(openJournal(path, { plan, shard: { part: 1, of: 1 } }, () => undefined));
    // Two first turns: number 5 is the third pair of the second one.
    journal.add([{ number: 5, games: [game(1, 4), game(1, 5)] }]);
    journal.close();
    expect(readAll().pairs).toEqual([{ number: 5, games: [game(1, 4), game(1, 5)] }]);
    const other = rowPlan([3, 2, 1], { scores: [10, 21] });
    expect(said(openJournal(path, { plan: other, shard: { part: 1, of: 1 } }, () => undefined))).toEqual({
      ok: false,
      error: sentence('tournament.otherPlan', { path }),
    });
  });

  it.each([
    { tiles: 'AB' },
    { tiles: [1.5] },
    { rack: [-1] },
    { rack: null },
    { scores: [1] },
    { scores: [1, 2, 3] },
    { scorelessTurns: -1 },
    { firstTurns: [{ kind: 'challenge' }] },
    { firstTurns: [{ kind: 'placement', row: 0 }] },
    { firstTurns: Array(1000).fill({ kind: 'pass' }) },
    { more: 1 },
    // Of the right form, but not to be played.
    { tiles: [] },
    { rack: [1, 1, 1] },
    { scores: [1e300, 0] },
    { firstTurns: [] },
    { opponentRack: [3, 3] },
    { scorelessTurns: 6 },
  ])('is refused with one sentence if its start is malformed (%#)', (change) => {
    const wrong = JSON.parse(withoutChecksum(head));
    Object.assign(wrong.plan.start, change);
    writeFileSync(path, `${JSON.stringify(wrong)}\n`);
    const { found } = readAll();
    expect(said(found)).toEqual({ ok: false, error: expect.stringMatching(/^Line 1 of .*\.$/) });
  });
});

describe('a file of finished pairs', () => {
  it('is read as it was written', () => {
    const { journal } = unwrap(openJournal(path, HEAD, () => undefined));
    journal.add(PAIRS.slice(0, 1));
    journal.add(PAIRS.slice(1));
    journal.close();
    const { found, pairs } = readAll();
    expect(pairs).toEqual(PAIRS);
    const byteLength = readFileSync(path).length;
    expect(unwrap(found)).toEqual({ ...HEAD, damage: [], byteLength, problem: undefined });
  });

  it('continues after its last complete line', () => {
    const [first = '', second = ''] = PAIRS.map(({ games, number }) => formatPair(number, games));
    writeFileSync(path, `${formatHead(HEAD)}${first}${second.slice(0, 20)}`);
    const heard: number[] = [];
    const { journal, problem } = unwrap(openJournal(path, HEAD, (number) => heard.push(number)));
    expect(heard).toEqual([4]);
    expect(said(problem)).toBe(sentence('tournament.lineCut', { line: 3, path }));
    journal.add(PAIRS.slice(1));
    journal.close();
    expect(readFileSync(path, 'utf8')).toBe(`${formatHead(HEAD)}${first}${second}`);
  });

  it('omits a last line damaged by a crash, with or without its end', () => {
    const [first = '', second = ''] = PAIRS.map(({ games, number }) => formatPair(number, games));
    for (const spoiled of [`${'\0'.repeat(40)}\n`, second.replace('400', '4x0'), '{']) {
      writeFileSync(path, `${formatHead(HEAD)}${first}${spoiled}`);
      const { found, pairs } = readAll();
      expect(pairs).toEqual(PAIRS.slice(0, 1));
      expect(said(unwrap(found).problem)).toMatch(/^Line 3 of /);
    }
  });

  it.each([
    ['nothing', '', 'holds no tournament'],
    ['no head', 'games\n', 'Line 1 of PATH is wrong: this is not the head of a tournament: '],
    ['a head of another kind', '{"tournament":2}\n', 'Line 1 of PATH is wrong: this is not the head of a'],
    [
      'a plan that cannot be played',
      formatHead({ ...HEAD, plan: { ...PLAN, agents: ['score', 'best'] } }),
      'Line 1 of PATH is wrong: There is no agent “best”',
    ],
    ['a shard that is none', formatHead({ ...HEAD, shard: { part: 3, of: 2 } }), 'Line 1 of PATH is wrong'],
    ['no line end', 'x'.repeat(5 << 20), sentence('tournament.longLine', { line: 1, path: 'PATH' })],
  ])('with %s is refused with one sentence', (_what, text, problem) => {
    writeFileSync(path, text);
    const { found } = readAll();
    expect(said(found)).toMatchObject({
      ok: false,
      error: expect.stringContaining(problem.replace('PATH', path)),
    });
  });

  const [FIRST = '', SECOND = ''] = PAIRS.map(({ games, number }) => formatPair(number, games));

  it.each([
    ['a figure that was changed', FIRST.replace('400', '401')],
    ['a line of which the beginning is missing', FIRST.slice(1)],
    ['a pair that does not exist', formatPair(9, [game(2, 4)])],
    ['a game too few', formatPair(4, [game(1, 2)])],
    ['two damaged lines', '{}\n\n'],
  ])('with %s continues with its complete lines, and is kept as it was', (_what, damaged) => {
    const text = `${formatHead(HEAD)}${damaged}${SECOND}`;
    writeFileSync(path, text);
    const heard: number[] = [];
    const { journal, problem } = unwrap(openJournal(path, HEAD, (number) => heard.push(number)));
    journal.close();
    expect(heard).toEqual([8]);
    expect(said(problem)).toContain(`${path}.damaged`);
    expect(readFileSync(path, 'utf8')).toBe(`${formatHead(HEAD)}${SECOND}`);
    expect(readFileSync(`${path}.damaged`, 'utf8')).toBe(text);
  });

  it('keeps every damaged file', () => {
    for (const damaged of ['{}\n', '[]\n']) {
      writeFileSync(path, `${formatHead(HEAD)}${damaged}${SECOND}`);
      unwrap(openJournal(path, HEAD, () => undefined)).journal.close();
    }
    expect(readdirSync(dir).toSorted()).toEqual(['some.games', 'some.games.damaged', 'some.games.damaged2']);
  });

  it('of an older version has no checksums, and gets them from now on', () => {
    const old = `${withoutChecksum(formatHead(HEAD))}${withoutChecksum(FIRST)}`;
    writeFileSync(path, old);
    const heard: number[] = [];
    const { journal } = unwrap(openJournal(path, HEAD, (number) => heard.push(number)));
    journal.add(PAIRS.slice(1));
    journal.close();
    expect(heard).toEqual([4]);
    expect(readFileSync(path, 'utf8')).toBe(`${old}${SECOND}`);
    expect(readAll().pairs).toEqual(PAIRS);
    writeFileSync(path, `${old}${SECOND.replace('400', '401')}${FIRST}`);
    expect(readAll().pairs).toEqual([PAIRS[0], PAIRS[0]]);
  });

  it('is named if its disk is full', () => {
    const { journal } = unwrap(openJournal(path, HEAD, () => undefined));
    const full = { fault: 'ENOSPC', first: 1, last: Number.POSITIVE_INFINITY } as const;
    const { value } = onFailingDisk(full, () => [journal.add(PAIRS), journal.close()]);
    for (const failed of value)
      expect(said(failed)).toEqual({
        ok: false,
        error: sentence('files.notWritten', { path, reason: sentence('files.diskFull') }),
      });
  });

  it('that is no file is refused with one sentence', () => {
    expect(said(readJournal(dir, () => ok(() => undefined)))).toEqual({
      ok: false,
      error: sentence('tournament.unreadable', { path: dir, reason: sentence('files.isFolder') }),
    });
    const nowhere = join(dir, 'no folder', 'some.games');
    expect(said(openJournal(nowhere, HEAD, () => undefined))).toEqual({
      ok: false,
      error: sentence('files.notWritten', { path: nowhere, reason: sentence('files.missing') }),
    });
  });
});

describe('a line of the file', () => {
  it('is read in any spelling of its JSON', () => {
    const line = formatPair(4, PAIRS[0]?.games ?? []).trimEnd();
    const quick = unwrap(parsePair(line, true));
    expect(unwrap(parsePair(line.replaceAll(',', ', '), true))).toEqual(quick);
    expect(quick.games.map((row) => row.length)).toEqual([13, 13]);
    expect(parsePair(line.replace('[-5,', '[-5.5,'), true).ok).toBe(false);
    expect(parsePair(line.replace('[-5,', '[9999999999999999,'), true).ok).toBe(false);
    expect(parsePair(`${line}}`, true).ok).toBe(false);
  });

  it('has the records of games that cannot be played again, covered by its checksum', () => {
    const gcg = ['#player1 A A\n>A: ?AB 8D AbC +9 9\n', ''];
    const line = formatPair(4, PAIRS[0]?.games ?? [], gcg).trimEnd();
    expect(unwrap(parsePair(line, true))).toEqual({
      ...unwrap(parsePair(formatPair(4, PAIRS[0]?.games ?? []).trimEnd(), true)),
      gcg,
    });
    expect(parsePair(line.replace('+9', '+8'), true).ok).toBe(false);
    const timed = { ...PLAN, agents: ['score', 'simulate-2x0.5s'] };
    const head = formatHead({ ...HEAD, plan: timed }).trimEnd();
    expect(JSON.parse(head).tournament).toBe(3);
    expect(unwrap(parseHead(head))).toEqual({ ...HEAD, plan: timed, isChecked: true });
    // Files of older versions have games of such agents, too.
    expect(unwrap(parseHead(withoutChecksum(head))).plan).toEqual(timed);
  });

  it('has the engines of the plan, with bounds', () => {
    const engine = {
      id: 'mine',
      name: 'Mine',
      declared: 'Engine 1.2',
      seconds: 5,
      options: { Threads: '2' },
    };
    const headOf = (change: Partial<PlannedEngine>) =>
      formatHead({
        ...HEAD,
        plan: { ...PLAN, agents: ['score', 'engine:mine'], engines: [{ ...engine, ...change }] },
      }).trimEnd();
    expect(unwrap(parseHead(headOf({}))).plan.engines).toEqual([engine]);
    expect(parseHead(headOf({ seconds: 0 })).ok).toBe(false);
    expect(parseHead(headOf({ seconds: 1e9 })).ok).toBe(false);
    expect(parseHead(headOf({ declared: 'x'.repeat(1001) })).ok).toBe(false);
  });

  it('must have its checksum, unless it is of an older version', () => {
    const line = formatPair(4, PAIRS[0]?.games ?? []).trimEnd();
    const old = withoutChecksum(line);
    expect(unwrap(parsePair(old, false))).toEqual(unwrap(parsePair(line, true)));
    expect(parsePair(old, true).ok).toBe(false);
    expect(parsePair(line.replace('400', '401'), false).ok).toBe(false);
    expect(parsePair(line.replace('"number":4', '"number":3'), false).ok).toBe(false);
    const head = formatHead(HEAD).trimEnd();
    expect(parseHead(head.replace('"games":5', '"games":6')).ok).toBe(false);
    expect(parseHead(head.replace('"tournament":2', '"tournament":1')).ok).toBe(false);
    expect(unwrap(parseHead(withoutChecksum(head)))).toEqual({ ...HEAD, isChecked: false });
  });

  it('contains the whole plan', () => {
    expect(unwrap(parseHead(formatHead(HEAD).trimEnd()))).toEqual({ ...HEAD, isChecked: true });
  });
});
