import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startCrossCheckSession } from '../../../src/renderer/session/board/crossCheckSession';
import { startFilterSession } from '../../../src/renderer/session/candidates/filterSession';
import { startGameSession } from '../../../src/renderer/session/document/gameSession';
import { startEngineSession } from '../../../src/renderer/session/engineSession';
import { createStore } from '../../../src/renderer/session/store';
import { startQuestionSession } from '../../../src/renderer/session/walk/questionSession';
import { startWalkSession } from '../../../src/renderer/session/walk/walkSession';
import type { Action } from '../../../src/renderer/state/action';
import { initialState } from '../../../src/renderer/state/appState';
import { isFiltering } from '../../../src/renderer/state/candidates/candidateFilter';
import {
  pagesToLoad,
  setupToCheck,
  setupToGenerate,
} from '../../../src/renderer/state/candidates/engineNeeds';
import { readMidgame } from '../view/midgame';
import { LossyEngine } from './lossyEngine';

const SEED = 20_261_122;
const setup = readMidgame();

/** Lets go on what waits for answers already given. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function startWindow() {
  const engine = new LossyEngine();
  const store = createStore(initialState(setup), () => 0);
  const { asker } = startEngineSession(engine.connection, store);
  const { api } = engine.connection;
  for (const start of [
    startWalkSession,
    startFilterSession,
    startQuestionSession,
    startGameSession,
    startCrossCheckSession,
  ])
    start(api, store, asker);
  return { engine, store };
}

type Window = ReturnType<typeof startWindow>;
type Step = (window: Window) => void;

const act =
  (action: Action): Step =>
  ({ store }) =>
    store.dispatch(action);

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.nat(9).map(
    (nth): Step =>
      ({ engine }) =>
        engine.answer(nth),
  ),
  fc.nat(9).map(
    (nth): Step =>
      ({ engine }) =>
        engine.answer(nth),
  ),
  fc.nat(9).map(
    (nth): Step =>
      ({ engine }) =>
        engine.refuse(nth, 'superseded'),
  ),
  fc.constantFrom<Step>(
    ({ engine }) => engine.dropGenerations(),
    ({ engine }) => engine.closeLexicon(),
    ({ engine }) => engine.crash(),
    ({ engine }) => engine.restart(),
    act({ type: 'rack-tile-taken-back' }),
    act({ type: 'undone' }),
    act({ type: 'cross-checks-toggled' }),
    act({ type: 'filter-cleared' }),
    act({ type: 'candidates-typed', text: 'm' }),
    act({ type: 'walk-comparison-chosen', by: 'share' }),
    act({ type: 'walk-closed' }),
  ),
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
  for (let round = 0; engine.pending.length > 0; round++) {
    expect(round).toBeLessThan(200);
    engine.answer(0);
    await settle();
  }
}

/** What the window still says is on its way. */
function loading({ store }: Window): string[] {
  const { candidates, filter, question, walk, ...state } = store.state.value;
  const isRivalDue = walk?.comparedBy != null && walk.rival === null;
  const dues: readonly (readonly [string, boolean])[] = [
    ['candidates', setupToGenerate(store.state.value) !== null || candidates === null],
    ['pages', pagesToLoad(store.state.value).length > 0],
    ['filter', isFiltering(filter) && candidates?.filter !== filter],
    ['question', question !== null && question.answer === null && question.problem === null],
    ['walk', walk?.progress.kind === 'loading'],
    ['rival', walk?.subject.kind === 'search' && isRivalDue],
    ['cross-checks', state.crossChecks.isShown && setupToCheck(store.state.value) !== null],
  ];
  return dues.filter(([, isDue]) => isDue).map(([name]) => name);
}

describe('whatever happens between the window and the engine', () => {
  it('leaves nothing loading once everything is answered', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 40 }), async (taken) => {
        const window = startWindow();
        await settle();
        for (const step of taken) {
          step(window);
          await settle();
        }
        await answerAll(window);
        expect(loading(window)).toEqual([]);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('ends for every request that is refused', async () => {
    const refusals = fc.array(
      fc.tuple(steps, fc.constantFrom('internal', 'cancelled', 'bad-request', 'engine-crashed')),
      { maxLength: 25 },
    );
    await fc.assert(
      fc.asyncProperty(refusals, async (taken) => {
        const window = startWindow();
        await settle();
        for (const [step, code] of taken) {
          step(window);
          await settle();
          window.engine.refuse(0, code);
          await settle();
        }
        await answerAll(window);
        const { filterProblem, generation } = window.store.state.value;
        // What a refusal is said of waits for nothing any more.
        const excused = ['pages', 'rival', ...(filterProblem === null ? [] : ['filter'])];
        if (generation.kind === 'failed') return;
        expect(loading(window).filter((name) => !excused.includes(name))).toEqual([]);
      }),
      { seed: SEED, numRuns: 300 },
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

  it('that was superseded is made again, and its answer shown', async () => {
    const { engine, store } = await startQuestion();
    engine.refuse(0, 'superseded');
    await settle();
    expect(engine.pending).toHaveLength(1);
    engine.answer(0);
    await settle();
    expect(store.state.value.question?.answer?.word).toBe('QI');
  });

  it('about candidates that are gone is made again about the new ones', async () => {
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
