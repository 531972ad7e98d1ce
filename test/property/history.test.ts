import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_TILE } from '../../src/core/alphabet/tile';
import { CLASSIC_RULES } from '../../src/core/board/rules';
import { parseGcg } from '../../src/core/notation/gcg/parseGcg';
import type { Action } from '../../src/renderer/state/action';
import { type AppState, initialState } from '../../src/renderer/state/appState';
import { passTurn } from '../../src/renderer/state/candidates/candidatePlay';
import { openGame } from '../../src/renderer/state/document/openGame';
import { redoName, undoName } from '../../src/renderer/state/editing/history';
import { reduce } from '../../src/renderer/state/reduce';
import { unwrap } from '../oracle/oraclePositions';
import { runs, TEST_SEED } from '../seed';

const empty: AppState = {
  ...initialState({ rules: CLASSIC_RULES, tiles: Array(225).fill(NO_TILE), rack: [] }),
  isEditing: true,
};

const letter = fc.constantFrom('A', 'B', 'q', 'Z');
const step = fc.record({ row: fc.integer({ min: -1, max: 1 }), col: fc.integer({ min: -1, max: 1 }) });
const square = fc.record({ row: fc.nat(14), col: fc.nat(14) });
const zone = fc.constantFrom('board', 'rack', 'candidates');

/** Its second total is wrong. */
const GAME = unwrap(
  parseGcg('#player1 a A\n#player2 b B\n>a: AB 8G AB +8 8\n>b: AT 7G AT +9 10\n>a: ZOO - +0 8\n'),
);

/** Makes an action of the state that it is done in, as some depend on its setup. */
type Making = (state: AppState) => Action;

const always = (arbitrary: fc.Arbitrary<Action>): fc.Arbitrary<Making> =>
  arbitrary.map((action) => () => action);

const edits: fc.Arbitrary<Making> = fc.oneof(
  always(fc.record({ type: fc.constant('board-letter-typed'), text: letter, isBlank: fc.boolean() })),
  always(fc.constant({ type: 'board-tile-taken-back' })),
  always(fc.constant({ type: 'square-cleared' })),
  always(fc.record({ type: fc.constant('rack-letter-typed'), text: letter })),
  always(fc.constant({ type: 'rack-blank-typed' })),
  always(fc.constant({ type: 'rack-tile-taken-back' })),
  always(fc.constant({ type: 'rack-tile-deleted' })),
  always(fc.record({ type: fc.constant('cursor-moved'), step })),
  always(fc.record({ type: fc.constant('square-chosen'), square })),
  always(fc.constant({ type: 'cursor-turned' })),
  always(fc.record({ type: fc.constant('rack-caret-moved'), by: fc.integer({ min: -2, max: 2 }) })),
  always(fc.record({ type: fc.constant('zone-entered'), zone })),
  always(fc.constant({ type: 'question-asked-about-tiles' })),
  always(fc.constant({ type: 'game-opened', game: openGame(GAME, CLASSIC_RULES) })),
  always(fc.record({ type: fc.constant('game-turn-stepped'), by: fc.integer({ min: -2, max: 2 }) })),
  always(fc.constantFrom({ type: 'game-totals-repaired' }, { type: 'game-closed' })),
  fc.constant<Making>((state) => passTurn(state)),
  always(fc.record({ type: fc.constant('game-branch-changed'), to: fc.constantFrom('next', 'parent') })),
  always(fc.constantFrom({ type: 'game-branch-promoted' }, { type: 'game-branch-deleted' })),
  always(fc.record({ type: fc.constant('game-branch-renamed'), name: letter })),
  always(fc.record({ type: fc.constant('game-note-changed'), text: letter })),
  always(
    fc.record({
      type: fc.constant('game-turn-corrected'),
      turn: fc.record({ kind: fc.constant('pass'), player: fc.constantFrom(0, 1), rack: fc.constant(['A']) }),
    }),
  ),
  fc.record({ square: fc.nat(224), tile: fc.nat(26), stroke: fc.option(fc.nat(2), { nil: undefined }) }).map(
    ({ square: at, tile, stroke }): Making =>
      ({ setup }) => ({
        type: 'setup-edited',
        setup: { ...setup, tiles: setup.tiles.with(at, tile) },
        name: { key: 'steps.addTile', params: { tile } },
        ...(stroke === undefined ? {} : { stroke }),
      }),
  ),
);
const anything: fc.Arbitrary<Making> = fc.oneof(
  { arbitrary: edits, weight: 8 },
  { arbitrary: always(fc.constantFrom({ type: 'undone' }, { type: 'redone' })), weight: 1 },
  {
    arbitrary: fc.integer({ min: -4, max: 4 }).map(
      (by): Making =>
        ({ history }) => ({ type: 'history-sought', done: history.done + by }),
    ),
    weight: 1,
  },
);

/** The fields that a step changes. */
const contentOf = ({ game, setup, turn }: AppState) => ({
  setup,
  turn,
  record: game?.main.record ?? null,
  branches: game?.branches ?? null,
});

const apply = (state: AppState, makings: readonly Making[]): AppState =>
  makings.reduce((current, make) => reduce(current, make(current), 0), state);

describe(`the history of random edits (TEST_SEED=${TEST_SEED})`, () => {
  it('undoes and redoes every state, from the end to the start and back', () => {
    let longest = 0;
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 80, size: 'max' }), (makings) => {
        const end = apply(empty, [...makings, () => ({ type: 'history-sought', done: 1000 })]);
        longest = Math.max(longest, end.history.steps.length);
        const wayBack: AppState[] = [end];
        while (undoName(wayBack[0]!) !== null) wayBack.unshift(reduce(wayBack[0]!, { type: 'undone' }, 0));
        expect(wayBack[0]!.setup).toBe(empty.setup);
        expect(wayBack[0]!.game).toBeNull();
        expect(wayBack).toHaveLength(end.history.steps.length + 1);
        let state = wayBack[0]!;
        for (const passed of wayBack.slice(1)) {
          const before = contentOf(state);
          expect(redoName(state)).not.toBeNull();
          state = reduce(state, { type: 'redone' }, 0);
          expect(contentOf(state)).toEqual(contentOf(passed));
          // No step does nothing.
          expect(contentOf(state)).not.toEqual(before);
        }
        expect(redoName(state)).toBeNull();
        expect(state.setup).toBe(end.setup);
      }),
      { numRuns: runs(400), seed: TEST_SEED },
    );
    expect(longest).toBeGreaterThan(7);
  });

  it('records every change of the setup', () => {
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 40 }), (makings) => {
        let state = empty;
        for (const make of makings) {
          const next = reduce(state, make(state), 0);
          const { done, steps } = next.history;
          expect(next.setup).toBe(done === 0 ? empty.setup : steps[done - 1]!.after.setup);
          state = next;
        }
      }),
      { numRuns: runs(300), seed: TEST_SEED },
    );
  });
});
