import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { parseGcg } from '../../../src/core/notation/gcg/parseGcg';
import { createStructuresSession } from '../../../src/renderer/features/structures/session/structuresSession';
import { startWordsSession } from '../../../src/renderer/features/words/session/wordsSession';
import { questionToAsk } from '../../../src/renderer/features/words/state/questionToAsk';
import { startCrossCheckSession } from '../../../src/renderer/session/board/crossCheckSession';
import { startFilterSession } from '../../../src/renderer/session/candidates/filterSession';
import { startGameSession } from '../../../src/renderer/session/document/gameSession';
import { startEngineSession } from '../../../src/renderer/session/engineSession';
import { createStore } from '../../../src/renderer/session/store';
import { startGraphSession } from '../../../src/renderer/session/walk/graphSession';
import { startQuestionSession } from '../../../src/renderer/session/walk/questionSession';
import { startWalkSession } from '../../../src/renderer/session/walk/walkSession';
import { startVersionSession } from '../../../src/renderer/session/window/versionSession';
import type { Action } from '../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../src/renderer/state/appState';
import { isFiltering, NO_FILTER } from '../../../src/renderer/state/candidates/candidateFilter';
import {
  pagesToLoad,
  setupToCheck,
  setupToGenerate,
} from '../../../src/renderer/state/candidates/engineNeeds';
import { isOffGame, openGame, positionShown } from '../../../src/renderer/state/document/openGame';
import { arcsToLoad } from '../../../src/renderer/state/walk/reduceGraph';
import { playedTiles } from '../../../src/renderer/view/document/gameView';
import { unwrap } from '../../oracle/oraclePositions';
import { runs, TEST_SEED } from '../../seed';
import { readMidgame } from '../view/midgame';
import { LossyEngine } from './lossyEngine';

const setup = readMidgame();
const FILE = { source: 'file', path: '/words/mine.txt' } as const;
const game = openGame(
  unwrap(
    parseGcg(readFileSync(join(import.meta.dirname, '../../core/notation/gcg/games/standard.gcg'), 'utf8')),
  ),
  CLASSIC_RULES,
);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Runs whatever waits for existing answers. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Longer than anything in the window waits before it asks or gives up. */
const LONG_MS = 1000;

function startWindow() {
  const engine = new LossyEngine();
  const store = createStore(initialState(setup), () => 0);
  const { asker, lexicons } = startEngineSession(engine.connection, store);
  const { ask } = engine.connection;
  for (const start of [
    startWalkSession,
    startGraphSession,
    startFilterSession,
    startQuestionSession,
    startGameSession,
    startCrossCheckSession,
    startWordsSession,
    startVersionSession,
  ])
    start(ask, store, asker);
  return { engine, lexicons, store, structures: createStructuresSession(ask, store, asker) };
}

type Window = ReturnType<typeof startWindow>;
type Step = (window: Window) => void;

const act =
  (action: Action): Step =>
  ({ store }) =>
    store.dispatch(action);

const nthAnswered = fc.nat(9).map(
  (nth): Step =>
    ({ engine }) =>
      engine.answer(nth),
);

const steps: fc.Arbitrary<Step> = fc.oneof(
  nthAnswered,
  nthAnswered,
  fc.nat(9).map(
    (nth): Step =>
      ({ engine }) =>
        engine.supersede(nth),
  ),
  fc.constantFrom(60, 120, 400).map(
    (ms): Step =>
      () =>
        vi.advanceTimersByTime(ms),
  ),
  fc.constantFrom<Step>(
    ({ engine }) => engine.dropGenerations(),
    ({ engine }) => engine.closeLexicons(),
    ({ engine }) => engine.crash(),
    ({ engine }) => engine.giveUp(),
    ({ engine }) => engine.restart(),
    ({ structures }) => structures.compare(),
    ({ structures }) => structures.cancelComparison(),
    ({ lexicons }) => lexicons.openLexicon(FILE),
    ({ lexicons }) => lexicons.openLexicon({ source: 'default' }),
    act({ type: 'rack-tile-taken-back' }),
    act({ type: 'undone' }),
    act({ type: 'cross-checks-toggled' }),
    act({ type: 'filter-changed', change: NO_FILTER }),
    act({ type: 'candidates-typed', text: 'm' }),
    act({ type: 'walk-comparison-chosen', by: 'share' }),
    act({ type: 'walk-closed' }),
    act({ type: 'escaped' }),
    act({ type: 'key-sheet-toggled' }),
    act({ type: 'about-toggled' }),
    act({ type: 'generation-stopped' }),
    act({ type: 'generation-retried' }),
    act({ type: 'game-opened', game }),
    act({ type: 'game-turn-stepped', by: 1 }),
  ),
  fc.constantFrom('moves', 'walk', 'words').map((tab) => act({ type: 'side-tab-chosen', tab })),
  fc.constantFrom('', 'a', 'ax').map((text) => act({ type: 'words-question-changed', change: { text } })),
  fc.constantFrom(null, 3, 9).map((minLength) => {
    return act({ type: 'words-question-changed', change: { minLength, maxLength: 5 } });
  }),
  fc.constantFrom('QI', 'ZA').map((text) => {
    return act({ type: 'question-asked', wanted: { kind: 'word', text, place: null } });
  }),
  fc.nat(15).map((length) => act({ type: 'filter-changed', change: { length } })),
  fc.nat(349).map((row) => act({ type: 'candidate-shown', rank: row + 1 })),
  fc.constantFrom('gaddag', 'dawg').map((algorithm) => {
    return act({ type: 'walk-opened', subject: { kind: 'search', scope: { kind: 'whole' }, algorithm } });
  }),
);

/** A sound engine answers whatever is asked of it, until nothing is asked any more. */
async function answerAll({ engine }: Window): Promise<void> {
  engine.restart();
  await settle();
  for (let round = 0; ; round++) {
    await vi.advanceTimersByTimeAsync(LONG_MS);
    await settle();
    if (engine.pending.length === 0) return;
    expect(round).toBeLessThan(200);
    engine.answer(0);
    await settle();
  }
}

/** Everything that the window shows as pending. */
function loading({ store }: Window): string[] {
  const { state } = store;
  const { candidates, crossChecks, filter, lexicon, lexiconShelf, question, structures, walk, words } =
    state.value;
  const areCandidatesDue = setupToGenerate(state.value) !== null;
  const hasCandidates = candidates?.setup === state.value.setup;
  const isRivalDue = walk?.comparedBy != null && walk.rival === null;
  const isGraphSeen = state.value.sideTab === 'walk' && walk !== null;
  const areVersionsSeen = state.value.dialogs.some((dialog) => dialog === 'keys' || dialog === 'about');
  const dues: readonly (readonly [string, boolean])[] = [
    ['lexicon', lexicon.kind === 'opening' || lexiconShelf.opening !== null],
    ['candidates', areCandidatesDue],
    ['pages', pagesToLoad(state.value).length > 0],
    ['filter', isFiltering(filter) && hasCandidates && candidates.filter !== filter],
    ['question', question !== null && question.answer === null && question.problem === null],
    ['walk', walk?.progress.kind === 'loading'],
    ['rival', walk?.subject.kind === 'search' && walk.progress.kind === 'ready' && isRivalDue],
    ['graph', isGraphSeen && arcsToLoad(state.value).length > 0],
    ['cross-checks', crossChecks.isShown && setupToCheck(state.value) !== null],
    ['words', words.run.kind === 'running' || questionToAsk(state.value) !== null],
    ['structures', structures.run !== null],
    ['version', areVersionsSeen && state.value.version === null],
    ['game', hasCandidates && isPlayUnjudged(state.value)],
  ];
  return dues.filter(([, isDue]) => isDue).map(([name]) => name);
}

/** The engine reports every play to be no candidate. */
function isPlayUnjudged({ game: open, setup: present }: AppState): boolean {
  if (open === null || isOffGame(open, present)) return false;
  return playedTiles(positionShown(open)) !== null && open.playNote === null;
}

async function take(window: Window, step: Step): Promise<void> {
  step(window);
  await settle();
}

describe('every exchange between the window and the engine', () => {
  it('leaves nothing loading once everything is answered', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 50 }), async (taken) => {
        const window = startWindow();
        await settle();
        for (const step of taken) await take(window, step);
        await answerAll(window);
        expect(loading(window)).toEqual([]);
      }),
      { seed: TEST_SEED, numRuns: runs(300) },
    );
  });

  it('ends for every refused request', async () => {
    const refusals = fc.array(
      fc.tuple(steps, fc.constantFrom('internal', 'cancelled', 'bad-request', 'engine-crashed')),
      { maxLength: 30 },
    );
    await fc.assert(
      fc.asyncProperty(refusals, async (taken) => {
        const window = startWindow();
        await settle();
        for (const [step, code] of taken) {
          await take(window, step);
          await take(window, ({ engine }) => engine.refuse(0, code));
        }
        await answerAll(window);
        const { filterProblem } = window.store.state.value;
        // A refused request is no longer pending.
        const excused = ['pages', 'rival', 'graph', 'version', ...(filterProblem === null ? [] : ['filter'])];
        expect(loading(window).filter((name) => !excused.includes(name))).toEqual([]);
      }),
      { seed: TEST_SEED, numRuns: runs(300) },
    );
  });

  it('leaves nothing loading while the engine stays down, except the needs of the list', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 30 }), async (taken) => {
        const window = startWindow();
        await settle();
        for (const step of taken) await take(window, step);
        await take(window, ({ engine }) => engine.giveUp());
        await vi.advanceTimersByTimeAsync(LONG_MS);
        const asked = ['lexicon', 'question', 'walk', 'words', 'structures'];
        expect(loading(window).filter((name) => asked.includes(name))).toEqual([]);
      }),
      { seed: TEST_SEED, numRuns: runs(100) },
    );
  });
});

describe('a request', () => {
  async function startQuestion() {
    const window = startWindow();
    await settle();
    await answerAll(window);
    window.store.dispatch({
      type: 'question-asked',
      wanted: { kind: 'word', text: 'QI', place: null },
    });
    await settle();
    return window;
  }

  it('that was superseded is sent again, and its answer shown', async () => {
    const { engine, store } = await startQuestion();
    engine.refuse(0, 'superseded');
    await settle();
    expect(engine.pending).toHaveLength(1);
    engine.answer(0);
    await settle();
    expect(store.state.value.question?.answer?.word).toBe('QI');
  });

  it('that is superseded ten times, as by typing, is sent again each time', async () => {
    const { engine, store } = await startQuestion();
    for (let time = 0; time < 10; time++) {
      engine.refuse(0, 'superseded');
      await settle();
    }
    engine.answer(0);
    await settle();
    expect(store.state.value.question?.answer?.word).toBe('QI');
  });

  it('about dropped candidates is sent again about the new ones', async () => {
    const window = await startQuestion();
    window.engine.dropGenerations();
    await answerAll(window);
    expect(window.store.state.value.candidates?.generation).toBe(2);
    expect(window.store.state.value.question?.answer?.word).toBe('QI');
  });

  it('that crashes the engine three times is refused', async () => {
    const { engine, store } = await startQuestion();
    for (let time = 0; time < 3; time++) {
      engine.refuse(0, 'engine-crashed');
      await settle();
    }
    expect(engine.pending).toHaveLength(0);
    expect(store.state.value.question?.problem).toBe('Answered: engine-crashed.');
  });
});
