import { describe, expect, it } from 'vitest';
import { isBlank, letterOf } from '../../../../src/core/alphabet/tile';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { along, squareIndex } from '../../../../src/core/board/square';
import type { OtherTurn } from '../../../../src/core/school/exercise';
import { makeExercise } from '../../../../src/core/school/makeExercise';
import { exerciseSetup } from '../../../../src/renderer/features/practice/state/exerciseBoard';
import { enterOnBoard, isPlayExercise } from '../../../../src/renderer/features/practice/state/playAnswer';
import { rackToExchange } from '../../../../src/renderer/features/practice/view/practiceView';
import type { Action } from '../../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../../src/renderer/state/appState';
import { setupToGenerate } from '../../../../src/renderer/state/candidates/engineNeeds';
import { reduce } from '../../../../src/renderer/state/reduce';
import { isEditing } from '../../../../src/renderer/state/trying/tried';
import { tryViewOf } from '../../../../src/renderer/view/trying/tryView';
import { schoolGaddag } from '../../../core/school/schoolGround';
import { unwrap } from '../../../oracle/oraclePositions';
import { LEXICON } from '../../session/fakeConnection';

const SOURCE = { kind: 'bestPlay', band: 3, seed: 2, loss: 2 } as const;
const made = unwrap(makeExercise(schoolGaddag(), CLASSIC_RULES, SOURCE));
const [best] = made.model();
if (best?.answer.kind !== 'play') throw new Error('A play was expected.');
const { move } = best.answer;
const EMPTY = { rules: CLASSIC_RULES, tiles: Array<number>(225).fill(0), rack: [] };

const judgement = (isRight: boolean): Action => ({
  type: 'practice-judged',
  judgement: { isRight, credit: Number(isRight), reason: 'why' },
});

const run = (from: AppState, ...actions: readonly Action[]): AppState =>
  actions.reduce((state, action, nth) => reduce(state, action, 10_000 * nth), from);

const start: AppState = {
  ...initialState(EMPTY),
  lexicon: { kind: 'open', info: LEXICON },
  engine: { kind: 'ready' },
};
const asked = run(
  start,
  { type: 'side-tab-chosen', tab: 'practice' },
  { type: 'practice-chosen', kind: SOURCE.kind, band: SOURCE.band, seed: SOURCE.seed },
  { type: 'practice-made', exercise: made.exercise },
);

const glyph = (tile: number): Action => ({
  type: 'board-letter-typed',
  text: String.fromCharCode(64 + letterOf(tile)),
  isBlank: isBlank(tile),
});

/** The best play, typed from the first square of its word that is free. */
const laid = run(
  asked,
  ...move.tiles.flatMap((tile, nth): Action[] =>
    tile === 0 ? [] : [{ type: 'square-chosen', square: along(move, move.direction, nth) }, glyph(tile)],
  ),
);

describe('an exercise that is answered on the board', () => {
  it('waits for tiles, without candidates, and cannot be edited', () => {
    expect(isPlayExercise(asked)).toBe(true);
    expect(setupToGenerate(asked)).toBeNull();
    expect(enterOnBoard(asked, 1)?.type).toBe('notice-raised');
    expect(isEditing(run(asked, { type: 'editing-toggled' }))).toBe(false);
    expect(enterOnBoard(start, 1)).toBeNull();
  });

  it('takes the tiles on the board as its answer, and says only what they score', () => {
    expect(laid.practice.asked.draft).toEqual({ kind: 'play', move });
    expect(tryViewOf(laid)).toMatchObject({ score: move.score, figures: [], state: 'unjudged' });
    expect(enterOnBoard(laid, 1)).toEqual({ type: 'practice-checked' });
    const judged = run(laid, { type: 'practice-checked' }, judgement(false));
    expect(enterOnBoard(judged, 1)).toMatchObject({ type: 'notice-raised', message: 'why' });
    const recalled = run(judged, { type: 'tiles-recalled' });
    expect(recalled.practice.asked).toMatchObject({ draft: null, judgement: null });
  });

  it('lets candidates be found and goes on with Enter once it is solved', () => {
    const solved = run(laid, { type: 'practice-checked' }, judgement(true));
    expect(enterOnBoard(solved, 8)).toEqual({ type: 'practice-continued', seed: 8 });
    expect(setupToGenerate(solved)).toBe(solved.setup);
    expect(solved.tried).not.toBeNull();
  });

  it('shows the answers on the board in place of the tiles', () => {
    const shown = run(
      laid,
      { type: 'practice-given-up' },
      { type: 'practice-answers-shown', steps: made.model() },
    );
    expect(shown.tried).toBeNull();
    const squares = move.tiles.flatMap((tile, nth) =>
      tile === 0 ? [] : [[squareIndex(along(move, move.direction, nth), 15), tile] as const],
    );
    for (const [square, tile] of squares) expect(exerciseSetup(shown)?.tiles[square]).toBe(tile);
    expect(shown.setup.tiles).toEqual(asked.setup.tiles);
  });

  it('is made with the loss that is chosen', () => {
    const other = run(asked, { type: 'practice-loss-chosen', loss: 5, seed: 9 });
    expect(other.practice.source).toEqual({ kind: 'bestPlay', band: 3, seed: 9, loss: 5 });
    expect(other.settings.acceptedLoss).toBe(5);
  });

  it('may be answered by an exchange or a pass in place of the tiles, if the exercise says so', () => {
    const [question] = made.exercise.questions;
    const questions = [{ ...question!, form: { kind: 'play', others: ['exchange', 'pass'] } as const }];
    const open = (state: AppState): AppState => ({
      ...state,
      practice: { ...state.practice, exercise: { ...made.exercise, questions } },
    });
    const choose = (turn: OtherTurn | null): Action => ({ type: 'practice-turn-chosen', turn });
    const [one, two] = laid.setup.rack as [number, number];
    const first = run(open(laid), choose({ kind: 'exchange', tiles: [one] }));
    expect(first.tried).toBeNull();
    expect(first.practice.asked.draft).toEqual({
      kind: 'otherTurn',
      turn: { kind: 'exchange', tiles: [one] },
    });
    expect(rackToExchange(first).map(({ isChosen }) => isChosen)[0]).toBe(true);
    expect(rackToExchange(first)[1]?.toggled).toEqual([one, two]);
    expect(rackToExchange(first)[0]?.toggled).toEqual([]);
    expect(run(first, choose(null)).practice.asked.draft).toBeNull();
    // Tiles on the board are another answer.
    const again = run(
      first,
      {
        type: 'square-chosen',
        square: along(
          move,
          move.direction,
          move.tiles.findIndex((tile) => tile !== 0),
        ),
      },
      glyph(move.tiles.find((tile) => tile !== 0)!),
    );
    expect(again.practice.asked.draft?.kind).not.toBe('otherTurn');
    expect(run(laid, choose({ kind: 'pass' })).practice.asked.draft).toEqual(laid.practice.asked.draft);
    const solved = run(open(laid), { type: 'practice-checked' }, judgement(true));
    expect(run(solved, choose({ kind: 'pass' })).practice.asked.draft).toEqual(laid.practice.asked.draft);
  });
});
