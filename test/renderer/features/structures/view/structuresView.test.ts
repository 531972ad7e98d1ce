import { describe, expect, it } from 'vitest';
import type {
  GeneratorFigures,
  StructureFigures,
  StructuresReport,
} from '../../../../../src/contract/lexicon/structuresApi';
import { certain } from '../../../../../src/core/certain';
import { message } from '../../../../../src/core/message';
import { structuresView } from '../../../../../src/renderer/features/structures/view/structuresView';
import { type AppState, initialState } from '../../../../../src/renderer/state/appState';
import { reduce } from '../../../../../src/renderer/state/reduce';
import { sentence } from '../../../../said';
import { LEXICON } from '../../../session/fakeConnection';
import { readMidgame } from '../../../view/midgame';

const trie: StructureFigures = {
  kind: 'trie',
  words: 10,
  nodes: 600,
  arcs: 599,
  letterSetEntries: 0,
  bytes: 2_400_000,
  buildMs: 12,
  rounds: 3,
  accepted: { checked: 10_000, wrong: 0 },
  rejected: { checked: 9_000, wrong: 0 },
};
const gordon: GeneratorFigures = {
  algorithm: 'gordon',
  structure: 'gaddag',
  cpuMs: 0.8,
  rounds: 7,
  moves: 1234,
  arcsFollowed: 5000,
  squaresTried: 900,
  crossSetRejections: 70,
};

const start = reduce(initialState(readMidgame()), { type: 'lexicon-opened', info: LEXICON }, 0);
const subject = { setup: start.setup, lexicon: { id: LEXICON.id, name: LEXICON.name } };
const finished = (report: Partial<StructuresReport>): AppState => ({
  ...start,
  structures: {
    run: null,
    latest: { subject, report: { structures: [], generators: [], ...report } },
    failure: null,
  },
});

describe('the page of structures', () => {
  it('waits for the user to start it', () => {
    expect(structuresView(start)).toMatchObject({
      canCompare: true,
      isRunning: false,
      structureCharts: [],
      outdated: null,
      proof: null,
    });
    expect(structuresView({ ...start, lexicon: { kind: 'cancelled' } }).canCompare).toBe(false);
  });

  it('shows partial results while it runs', () => {
    const run = {
      subject,
      step: 'Building the DAWG',
      fraction: 0.3,
      report: { structures: [trie], generators: [] },
    };
    const view = structuresView({ ...start, structures: { run, latest: null, failure: null } });
    expect(view).toMatchObject({
      isRunning: true,
      canCompare: false,
      progress: 0.3,
      status: 'Building the DAWG…',
    });
    const memory = view.structureCharts.find(({ title }) => title === 'Memory in kB');
    expect(memory?.bars.map(({ value }) => value)).toEqual(['2,400', null, null, null]);
  });

  it('reports that the position or the lexicon has changed since', () => {
    const done = finished({ structures: [trie] });
    expect(structuresView(done).outdated).toBeNull();
    expect(structuresView({ ...done, setup: { ...done.setup } }).outdated).toContain(
      'The position has changed',
    );
    const info = { ...LEXICON, id: 'b'.repeat(64), name: 'mine' };
    expect(structuresView({ ...done, lexicon: { kind: 'open', info } }).outdated).toBe(
      sentence('structuresView.otherLexicon', { name: 'English', now: 'mine' }),
    );
  });

  it('reports the number of proofs, and failed ones', () => {
    const proof = (figures: readonly StructureFigures[]) =>
      structuresView(finished({ structures: figures })).proof;
    const dawg: StructureFigures = { ...trie, kind: 'dawg' };
    expect(proof([trie, dawg])).toEqual({
      text: sentence('structuresView.proof', { structures: 2, accepted: 10000, rejected: 9000 }),
      isGood: true,
    });
    expect(proof([trie, { ...dawg, rejected: { checked: 9_000, wrong: 2 } }])?.isGood).toBe(false);
  });

  it('counts the structures proven so far', () => {
    const report: StructuresReport = { structures: [trie, { ...trie, kind: 'dawg' }], generators: [] };
    const running = reduce(start, { type: 'structures-started', subject }, 0);
    const run = certain(running.structures.run ?? undefined, 'the run');
    const state = { ...running, structures: { ...running.structures, run: { ...run, report } } };
    expect(structuresView(state).proof?.text).toBe(
      sentence('structuresView.proofSoFar', {
        structures: 2,
        total: 4,
        proof: message('structuresView.proof', { structures: 2, accepted: 10_000, rejected: 9000 }),
      }),
    );
  });

  it('describes how the times were measured, once they were', () => {
    const view = structuresView(finished({ structures: [trie], generators: [gordon] }));
    expect(view.buildMethod).toBe(sentence('structuresView.buildMethod', { rounds: 3 }));
    expect(view.searchMethod).toBe(sentence('structuresView.searchMethod', { rounds: 7 }));
    const slow: GeneratorFigures = { ...gordon, algorithm: 'shapiro-smith', cpuMs: 2000, rounds: 1 };
    expect(structuresView(finished({ generators: [gordon, slow] })).searchMethod).toMatch(
      / Shapiro & Smith takes so long that it is run once\.$/,
    );
    const begun = finished({
      structures: [{ ...trie, buildMs: null, rounds: 0 }],
      generators: [{ ...gordon, cpuMs: null, rounds: 0 }],
    });
    expect(structuresView(begun)).toMatchObject({ buildMethod: null, searchMethod: null });
  });

  it('shows the words, and no time before it was measured', () => {
    const { structureCharts } = structuresView(
      finished({ structures: [{ ...trie, buildMs: null, rounds: 0 }] }),
    );
    const first = (title: string) => structureCharts.find((chart) => chart.title === title)?.bars[0]?.value;
    expect([first('Words'), first('Memory in kB'), first('Build time in ms')]).toEqual(['10', '2,400', null]);
  });

  it('reports whether the generators agree', () => {
    const shapiro: GeneratorFigures = { ...gordon, algorithm: 'shapiro-smith', structure: 'trie' };
    const agreement = (generators: readonly GeneratorFigures[]) =>
      structuresView(finished({ generators })).agreement;
    expect(agreement([gordon, shapiro])).toEqual({
      text: sentence('structuresView.agreement', { generators: 2, moves: 1234 }),
      isGood: true,
    });
    expect(agreement([gordon, { ...shapiro, moves: 1 }])).toEqual({
      text: sentence('structuresView.disagreement', { counts: 'Gordon 1,234, Shapiro & Smith 1' }),
      isGood: false,
    });
  });
});
