import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../../src/core/board/rules';
import { CLASSIC_TURN_RULES } from '../../../../../src/core/game/turnRules';
import { readGame } from '../../../../../src/core/strategy/review/recordedGame';
import type { ReviewedTurn } from '../../../../../src/core/strategy/review/reviewedTurn';
import { openReview, shownTurn } from '../../../../../src/renderer/features/review/state/openReview';
import type { Action } from '../../../../../src/renderer/state/action';
import type { AppState } from '../../../../../src/renderer/state/appState';
import { reduce } from '../../../../../src/renderer/state/reduce';
import { RECORD, reviewed } from './reviewed';

const TURNS = readGame(RECORD, CLASSIC_RULES, CLASSIC_TURN_RULES).turns.map(
  ({ after: _, kept: __, position: ___, view: ____, ...turn }): ReviewedTurn => ({
    ...turn,
    valuation: null,
    phony: null,
    luck: null,
    winShare: 0.5,
  }),
);
const run = (state: AppState, ...actions: readonly Action[]): AppState =>
  actions.reduce<AppState>((now, action) => reduce(now, action, 0), state);
const state = reviewed({ turns: TURNS, turnCount: 4 });
const at = (turn: number): Action => ({ type: 'game-turn-shown', turn });
/** The third turn: Ann did not pass, she exchanged. */
const EXCHANGE: Action = {
  type: 'game-turn-corrected',
  turn: { kind: 'exchange', player: 0, rack: [...'XXQZABC'], exchanged: ['X', 'Q'] },
};
const SCORE: Action = {
  type: 'game-turn-corrected',
  turn: {
    kind: 'placement',
    player: 1,
    rack: [...'ATTAKKV'],
    at: { square: { row: 8, col: 7 }, direction: 'across' },
    word: ['A', 'T'],
    score: 6,
  },
};

describe('the review of a game that is edited', () => {
  it('is that of the turns before the edit at once, and whole again when it is undone', () => {
    expect(openReview(state)?.turns).toHaveLength(4);
    const edited = run(state, at(2), EXCHANGE);
    expect(openReview(edited)?.turns.map(({ nth }) => nth)).toEqual([0, 1]);
    expect(openReview(edited)?.stale).toEqual(['game']);
    expect([shownTurn(edited), shownTurn(run(edited, at(1)))?.nth]).toEqual([null, 1]);
    expect(openReview(run(edited, { type: 'undone' }))?.turns).toHaveLength(4);
    expect(openReview(run(state, at(1), SCORE))?.turns).toHaveLength(1);
  });

  it('stays if only something is said of a turn, or played beside it', () => {
    const noted = run(state, at(2), { type: 'game-note-changed', text: 'Why?' });
    expect(openReview(noted)).toMatchObject({ stale: [], turns: { length: 4 } });
    const pass: Action = {
      type: 'game-turn-played',
      turn: { kind: 'pass' },
      name: { key: 'steps.pass' },
      notice: null,
    };
    const branched = run(state, at(0), pass);
    expect(branched.game?.branch).toBe(1);
    expect(openReview(branched)?.turns).toHaveLength(4);
    // The turn of the branch itself is none of the review's.
    expect([shownTurn(branched), shownTurn(run(branched, at(0)))]).toEqual([null, null]);
  });
});
