import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Candidate } from '../../../../src/contract/candidates/candidatesApi';
import type { WhyNotRequest } from '../../../../src/contract/walk/traceApi';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { parseGcg } from '../../../../src/core/notation/gcg/parseGcg';
import { ok } from '../../../../src/core/result';
import { createAsker } from '../../../../src/renderer/session/asker';
import { startGameSession } from '../../../../src/renderer/session/document/gameSession';
import { createStore } from '../../../../src/renderer/session/store';
import { initialState } from '../../../../src/renderer/state/appState';
import { openGame } from '../../../../src/renderer/state/document/openGame';
import { unwrap } from '../../../oracle/oraclePositions';
import { said, sentence } from '../../../said';
import { NO_EQUITY } from '../../noEquity';
import { readMidgame } from '../../view/midgame';
import { connectionOf, settle } from '../fakeConnection';

const text = readFileSync(join(import.meta.dirname, '../../../core/notation/gcg/games/standard.gcg'), 'utf8');
const CANDIDATE: Candidate = {
  kind: 'placement',
  rank: 1,
  row: 7,
  col: 7,
  direction: 'across',
  tiles: [6, 25],
  score: 10,
};

/** A window with an open game, whose engine reports this rank for every play. */
function start(rank: number | null) {
  const asked: WhyNotRequest[] = [];
  const { ask } = connectionOf({
    whyNot: async (request) => {
      asked.push(request);
      const trace = { records: new Int32Array(0), length: 0, total: 0 };
      const headline = sentence('whyNot.notInLexicon', { word: 'FY' });
      return ok({
        place: null,
        word: 'FY',
        headline,
        lexiconNote: null,
        causes: [],
        move: null,
        trace,
        rank,
        equity: null,
      });
    },
  });
  const store = createStore(initialState(readMidgame()), () => 0);
  startGameSession(
    ask,
    store,
    createAsker(store, async () => undefined),
  );
  const game = openGame(unwrap(parseGcg(text)), CLASSIC_RULES);
  store.dispatch({ type: 'game-opened', game });
  /** @param ranks of the rows; given unless they are sorted by rank */
  const generate = async (generation: number, ranks?: readonly number[]) => {
    const rows = (ranks ?? [1, 2, 3]).map((each) => ({ ...CANDIDATE, rank: each }));
    const sort = { by: 'equity', isDescending: true } as const;
    const page = { offset: 0, rows };
    const summary = {
      generation,
      total: 3,
      hasMore: false,
      durationMs: 1,
      notices: [],
      rankAskedFor: null,
      ...NO_EQUITY,
      firstPage: page,
      ...(ranks === undefined
        ? {}
        : { basis: { kind: 'settlement' } as const, opening: { sort, view: 0, total: 3, firstPage: page } }),
    };
    store.dispatch({ type: 'generation-finished', setup: store.state.peek().setup, summary });
    await settle();
  };
  return { asked, generate, store };
}

describe('the next play in a recorded game', () => {
  it('is shown as a candidate, and requested once', async () => {
    const { asked, generate, store } = start(3);
    await generate(1);
    // `>mia: FISTUWY H7 FY +16 16`
    const tiles = [
      { row: 6, col: 7, tile: 6 },
      { row: 7, col: 7, tile: 25 },
    ];
    expect(asked).toEqual([{ purpose: 'game', generation: 1, wanted: { kind: 'tiles', tiles } }]);
    expect(store.state.value).toMatchObject({ shownRank: 3, game: { playNote: null } });
    store.dispatch({ type: 'candidate-shown', rank: 1 });
    store.dispatch({ type: 'notice-raised', message: 'Something else.' });
    await settle();
    expect(asked).toHaveLength(1);
    expect(store.state.value.shownRank).toBe(1);
  });

  it('is shown in its row if the list is sorted', async () => {
    const { generate, store } = start(3);
    await generate(1, [2, 3, 1]);
    expect(store.state.value.shownRank).toBe(2);
  });

  it('is explained if it is none, until another turn is shown', async () => {
    const { generate, store } = start(null);
    await generate(1);
    const note = sentence('documentSession.played', {
      play: 'H7 FY',
      judgement: sentence('whyNot.notInLexicon', { word: 'FY' }),
    });
    expect(store.state.value.shownRank).toBe(1);
    expect(said(store.state.value.game?.playNote)).toBe(note);
    store.dispatch({ type: 'game-turn-stepped', by: 1 });
    expect(store.state.value.game?.playNote).toBeNull();
  });

  it('is not requested while the position is edited', async () => {
    const { asked, generate, store } = start(1);
    store.dispatch({ type: 'rack-tile-taken-back' });
    await generate(1);
    expect(asked).toEqual([]);
  });
});
