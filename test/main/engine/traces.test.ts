import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TraceRequest } from '../../../src/contract/walk/traceApi';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import type { Setup } from '../../../src/core/board/setup';
import { DAWG_ROOT } from '../../../src/core/lexicon/gaddag';
import { say } from '../../../src/texts/say';
import { unwrap } from '../../oracle/oraclePositions';
import { placementsOf } from '../../placementsOf';
import { said, sentence } from '../../said';
import {
  type BuiltProgram,
  buildProgram,
  ENGINE_ENTRIES,
  type RunningEngine,
  superviseEngine,
} from '../builtEngine';

/** Rack AB with words AB, BA and CAB on the empty board: two words, two places, two directions. */
const AB: Setup = { rules: CLASSIC_RULES, tiles: new Array(225).fill(0), rack: [1, 2] };

let program: BuiltProgram;
let dir = '';
let running: RunningEngine;
let lexicon = '';
let generation = -1;

beforeAll(async () => {
  program = await buildProgram(ENGINE_ENTRIES);
  dir = mkdtempSync(join(tmpdir(), 'tilewright-traces-'));
  const list = join(dir, 'words.txt');
  writeFileSync(list, 'ba\nab\ncab\n');
  running = superviseEngine(program, join(dir, 'cache'), list);
  lexicon = unwrap(await running.open()).id;
  generation = unwrap(await running.generate(lexicon, AB)).generation;
});
afterAll(async () => {
  await running.engine.close();
  program.remove();
  rmSync(dir, { recursive: true, force: true });
});

describe('the engine', () => {
  it('filters candidates into a view and returns its pages', async () => {
    const query = {
      word: { kind: 'text', value: 'ba' },
      sort: { by: 'score', isDescending: false },
    } as const;
    const { view, total, firstPage } = unwrap(
      await running.engine.ask('filterCandidates', { generation, query }),
    );
    expect(total).toBe(4);
    // All score the same, so the order of rank remains, and BA (2, 1) comes after AB (1, 2).
    const rows = placementsOf(firstPage.rows);
    const ranks = rows.map(({ rank }) => rank);
    expect(ranks).toEqual([...ranks].sort());
    expect(rows.every(({ tiles }) => tiles.join() === '2,1')).toBe(true);
    const page = await running.engine.ask('candidates', { generation, offset: 3, count: 9, view });
    expect(page).toEqual({ ok: true, value: { offset: 3, rows: firstPage.rows.slice(3) } });
    const beyond = await running.engine.ask('candidates', { generation, offset: 9, count: 9, view });
    expect(beyond).toEqual({ ok: true, value: { offset: 9, rows: [] } });
    expect(
      await running.engine.ask('candidates', { generation, offset: 0, count: 9, view: view + 1 }),
    ).toMatchObject({ error: { code: 'unknown-generation' } });
  });

  it('refuses an invalid pattern', async () => {
    const filter = (value: string) =>
      running.engine.ask('filterCandidates', { generation, query: { word: { kind: 'regex', value } } });
    expect(await filter('[')).toMatchObject({ error: { code: 'bad-request' } });
  });

  it.each(['gaddag', 'dawg'] as const)('records a search on the %s', async (algorithm) => {
    const scope = { kind: 'whole' } as const;
    const { records, total, summary, markers, moves } = unwrap(
      await running.engine.ask('trace', { purpose: 'show', generation, scope, algorithm }),
    );
    expect(records).toBeInstanceOf(Int32Array);
    expect(records.length).toBe(4 * total);
    expect(summary).toMatchObject({ steps: total, anchors: 2, movesFound: 8 });
    expect([...moves.ranks].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(markers.word).toEqual(moves.steps);
    expect(moves.scores).toEqual(new Float64Array(8).fill(8));
  });

  it('reports unknown candidates and anchors', async () => {
    const ask = (scope: TraceRequest['scope']) =>
      running.engine.ask('trace', { purpose: 'show', generation, scope, algorithm: 'gaddag' });
    expect(said(await ask({ kind: 'candidate', rank: 9 }))).toMatchObject({
      error: { code: 'bad-request', message: sentence('engine.noCandidate', { rank: 9, count: 8 }) },
    });
    expect(await ask({ kind: 'anchor', anchor: { row: 0, col: 0, direction: 'down' } })).toMatchObject({
      error: { code: 'bad-request' },
    });
    const gone = await running.engine.ask('trace', {
      purpose: 'show',
      generation: generation + 99,
      scope: { kind: 'whole' },
      algorithm: 'gaddag',
    });
    expect(gone).toMatchObject({ error: { code: 'unknown-generation' } });
  });

  it('explains why a play is no candidate, or returns its rank', async () => {
    const why = async (text: string) =>
      unwrap(
        await running.engine.ask('whyNot', {
          purpose: 'question',
          generation,
          wanted: { kind: 'word', text, place: { row: 7, col: 7, direction: 'across' } },
        }),
      );
    expect(said(await why('cab'))).toMatchObject({
      rank: null,
      headline: sentence('whyNot.noLetter', { letter: 'C' }),
    });
    // Lower case among capitals asks for a blank; a word in lower case, or with one
    // capital in front, does not.
    expect((await why('Ab')).rank).not.toBeNull();
    expect(said(await why('aB'))).toMatchObject({ rank: null, headline: sentence('play.noBlank') });
    const candidate = await why('ab');
    expect(say(candidate.headline)).toMatch(/^AB at 8H is candidate [1-8] of 8: 8 points\.$/);
    expect(candidate.trace.records).toBeInstanceOf(Int32Array);
    const wanted = { kind: 'word', text: 'a1', place: null } as const;
    const unknown = await running.engine.ask('whyNot', { purpose: 'question', generation, wanted });
    expect(said(unknown)).toMatchObject({
      error: {
        code: 'bad-request',
        message: sentence('engine.unknownLetter', { letter: '“1”', text: '“a1”', tileSet: 'English' }),
      },
    });
    const blank = { kind: 'tiles', tiles: [{ row: 7, col: 7, tile: 0x80 }] } as const;
    expect(
      await running.engine.ask('whyNot', { purpose: 'question', generation, wanted: blank }),
    ).toMatchObject({
      error: { code: 'bad-request' },
    });
  });

  it('returns nodes of the graph', async () => {
    // The DAWG's root has arcs for A, B and C: AB, BA, CAB.
    const [root] = unwrap(await running.engine.ask('nodes', { lexicon, arcs: [DAWG_ROOT] }));
    expect(root).toMatchObject({ arc: DAWG_ROOT, accepts: false, letterMask: 0b111, separatorArc: -1 });
    expect(root?.letterArcs).toHaveLength(3);
    // Word 1 of a GADDAG is no arc, and this one has fewer words.
    for (const arc of [1, 100_000]) {
      const answer = await running.engine.ask('nodes', { lexicon, arcs: [DAWG_ROOT, arc] });
      expect(said(answer)).toMatchObject({
        error: { code: 'bad-request', message: sentence('engine.noArc', { arc }) },
      });
    }
  });
});
