import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { certain } from '../../../../src/core/certain';
import { message } from '../../../../src/core/message';
import type { Move } from '../../../../src/core/movegen/move';
import { formatGcg } from '../../../../src/core/notation/gcg/formatGcg';
import { parseGcg } from '../../../../src/core/notation/gcg/parseGcg';
import {
  formatPositionDocument,
  parsePositionDocument,
} from '../../../../src/core/notation/positions/positionDocument';
import { documentShown, documentText } from '../../../../src/renderer/session/document/documentFile';
import type { Action } from '../../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../../src/renderer/state/appState';
import { passTurn, playCandidate, playOther } from '../../../../src/renderer/state/candidates/candidatePlay';
import { contentOf, isEdited } from '../../../../src/renderer/state/document/openDocument';
import { isOffGame, openGame } from '../../../../src/renderer/state/document/openGame';
import { reduce } from '../../../../src/renderer/state/reduce';
import type { GameDialog } from '../../../../src/renderer/state/window/dialogs';
import { unwrap } from '../../../oracle/oraclePositions';
import { said, sentence } from '../../../said';
import { readMidgame } from '../../view/midgame';

const HEAD = '#player1 ann Ann\n#player2 ben Ben\n';
const MAIN = `${HEAD}>ann: AEINRST 8G AT +4 4
>ben: DEORSTU 7H OD +7 7
>ann: EINRSTT - +0 4
>ben: ERSTUUV 9F RE +6 13
`;
const record = unwrap(parseGcg(MAIN));
const game = openGame(record, CLASSIC_RULES);
const { setup } = game.positions[0]!;
const document = {
  name: 'a.gcg',
  path: null,
  saved: { setup, record },
  source: {},
  lexicon: null,
  cgp: null,
};
const run = (state: AppState, ...actions: readonly (Action | ((now: AppState) => Action))[]): AppState =>
  actions.reduce<AppState>(
    (now, action) => reduce(now, typeof action === 'function' ? action(now) : action, 0),
    state,
  );
const opened = run(initialState(readMidgame()), { type: 'document-opened', setup, document, game });
const shown = (turn: number): Action => ({ type: 'game-turn-shown', turn });
const to = (line: 'next' | 'parent'): Action => ({ type: 'game-branch-changed', to: line });

/** Another play of Ben's. Its score is stated, not computed. */
const RED: Move = { kind: 'placement', row: 6, col: 6, direction: 'across', tiles: [18, 5, 4], score: 9 };
/** The turn that Ben played. */
const OD: Move = { kind: 'placement', row: 6, col: 7, direction: 'across', tiles: [15, 4], score: 7 };
const plays = (move: Move) => (state: AppState) => playCandidate(state, move);
const lineOf = ({ game: open }: AppState) => formatGcg(open!.record);

const branched = run(opened, shown(1), plays(RED));

describe('dialogs of a game', () => {
  const open = (state: AppState, dialog: GameDialog) => run(state, { type: 'game-dialog-opened', dialog });
  const isRefused = (state: AppState, dialog: GameDialog) => {
    const { dialogs, notice } = open(state, dialog);
    expect(notice === state.notice).toBe(dialogs.length > 0);
    return dialogs.length === 0;
  };

  it('open only if there is something to edit', () => {
    const games: readonly GameDialog[] = ['branchName', 'turnNote', 'turnCorrection', 'gameDetails'];
    const without = initialState(readMidgame());
    expect(games.map((dialog) => isRefused(without, dialog))).toEqual([true, true, true, true]);
    expect(games.map((dialog) => isRefused(run(opened, shown(0)), dialog))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    // The end of a branch.
    expect(games.map((dialog) => isRefused(branched, dialog))).toEqual([false, true, true, false]);
  });
});

describe('another turn played in a record', () => {
  it('starts a branch, which is shown with the racks as they are known', () => {
    expect(branched.game).toMatchObject({ branch: 1, turn: 2, main: { record } });
    // Ben keeps O, S, T, U; Ann's rack is that of her next turn in the record.
    expect(lineOf(branched)).toBe(
      `${HEAD}>ann: AEINRST 8G AT +4 4\n>ben: DEORSTU 7G RED +9 9\n#rack2 OSTU\n#rack1 EINRSTT\n`,
    );
    expect(branched.setup.rack).toEqual([5, 9, 14, 18, 19, 20, 20]);
    expect(branched.turn).toMatchObject({ player: 0, scores: [4, 9], otherRack: [15, 19, 20, 21] });
    expect(isOffGame(branched.game!, branched.setup)).toBe(false);
    expect(isEdited(branched)).toBe(true);
  });

  it('is one step, which undo takes back and redo brings again, with identical values', () => {
    expect(said(branched.history.steps.map(({ name }) => name))).toEqual(['turn 2', 'play RED 7G']);
    const undone = run(branched, { type: 'undone' });
    expect(undone.game).toMatchObject({ branches: [], branch: null, turn: 1, record });
    expect(isEdited(undone)).toBe(false);
    expect(run(undone, { type: 'redone' }).game).toBe(branched.history.steps[1]!.after.game);
  });

  it('is no branch if a line has it: that line goes on', () => {
    const same = run(opened, shown(1), plays(OD));
    expect(same.game).toMatchObject({ branches: [], branch: null, turn: 2 });
    const again = run(branched, shown(1), to('parent'), plays(RED));
    expect(again.game).toMatchObject({ branch: 1, turn: 2 });
    expect(again.game?.branches).toBe(branched.game?.branches);
  });

  it('may be an exchange, which the list of candidates has too', () => {
    const exchanged = run(opened, shown(1), (state) =>
      certain(playOther(state, { kind: 'exchange', tiles: [4, 5], worth: 0 }) ?? undefined, 'the turn'),
    );
    expect(lineOf(exchanged)).toContain('>ben: DEORSTU -DE +0 0\n#rack2 ORSTU\n#rack1 EINRSTT\n');
    expect(said(exchanged.notice)).toBe(sentence('document.branchBegun'));
    expect(said(run(exchanged, passTurn).notice)).toBeNull();
    expect(playOther({ ...opened, game: null }, { kind: 'pass', tiles: [], worth: null })).toBeNull();
  });

  it('continues a branch at its end, and leaves it elsewhere', () => {
    const longer = run(branched, passTurn);
    expect(longer.game).toMatchObject({ branch: 1, turn: 3 });
    expect(longer.game?.branches).toHaveLength(1);
    const other = run(longer, shown(2), plays({ ...RED, row: 8, score: 3 }));
    expect(other.game).toMatchObject({ branch: 2, turn: 3 });
    expect(other.game?.branches.map(({ fork, parent }) => [parent, fork])).toEqual([
      [null, 1],
      [1, 2],
    ]);
  });

  it('continues a record that is not finished, at its end', () => {
    const on = run(opened, shown(9), passTurn);
    expect(on.game).toMatchObject({ branches: [], branch: null, turn: 5 });
    expect(lineOf(on)).toMatch(/RE \+6 13\n>ann: +- \+0 4\n$/);
  });

  it('keeps the rack that it was played from, which may be another one than recorded', () => {
    const typed: Action = { type: 'setup-edited', setup: { ...setup, rack: [1, 2, 3] }, name: message('x') };
    const played = run(opened, typed, passTurn);
    expect(lineOf(played)).toBe(`${HEAD}>ann: ABC - +0 0\n#rack1 ABC\n#rack2 DEORSTU\n`);
    expect(run(played, shown(0)).setup.rack).toEqual([1, 2, 3]);
  });
});

describe('a branch', () => {
  it('keeps the rack that was typed at its end while other turns are shown', () => {
    const rack = [1, 5, 9, 14, 18, 19, 20];
    const typed: Action = {
      type: 'setup-edited',
      setup: { ...branched.setup, rack },
      name: { key: 'steps.rack', params: { tiles: 'AEINRST' } },
    };
    const back = run(branched, typed, to('parent'), to('next'), { type: 'game-turn-stepped', by: 1 });
    expect(back.game).toMatchObject({ branch: 1, turn: 2 });
    expect(back.setup.rack).toEqual(rack);
    expect(lineOf(back)).toContain('#rack1 AEINRST\n');
    // What is typed at a turn of the main line is gone.
    const main = run(opened, typed, { type: 'game-turn-stepped', by: 1 });
    expect(main.game?.main.record).toBe(record);
  });

  it('and the main line keep the rack at the end, unless the game is over there', () => {
    const rack = [1, 5, 9, 14, 18, 19, 20];
    const type = (state: AppState): Action => ({
      type: 'setup-edited',
      setup: { ...state.setup, rack },
      name: { key: 'steps.rack', params: { tiles: 'AEINRST' } },
    });
    const round = (state: AppState, end: number) =>
      run(state, shown(end), type, shown(end - 1), { type: 'game-turn-stepped', by: 1 });
    const kept = round(opened, 4);
    expect(kept.setup.rack).toEqual(rack);
    expect(lineOf(kept)).toBe(`${MAIN}#rack1 AEINRST\n`);
    const passes = [1, 2, 3].map(() => '>ann: EINRSTT - +0 0\n>ben: DEORSTU - +0 0\n').join('');
    const over = openGame(unwrap(parseGcg(HEAD + passes)), CLASSIC_RULES);
    const start = over.positions[0]!.setup;
    const finished = run(initialState(readMidgame()), {
      type: 'document-opened',
      setup: start,
      document: { ...document, saved: { setup: start, record: over.main.record } },
      game: over,
    });
    expect(round(finished, 6).game?.main.record).toBe(over.main.record);
  });

  it('becomes the main line; its turn stays on the board, and undo brings the old one back', () => {
    const promoted = run(branched, { type: 'game-branch-promoted' });
    expect(promoted.setup).toBe(branched.setup);
    expect(promoted.game).toMatchObject({ branch: null, turn: 2 });
    expect(lineOf(promoted)).toBe(lineOf(branched));
    expect(promoted.game?.branches).toHaveLength(1);
    expect(isEdited(promoted)).toBe(true);
    expect(run(promoted, { type: 'undone' }).game).toBe(branched.game);
  });

  it('is deleted, which shows the turn that it was played in place of', () => {
    const deleted = run(branched, { type: 'game-branch-deleted' });
    expect(deleted.game).toMatchObject({ branch: null, branches: [], turn: 1 });
    expect(deleted.setup).toBe(game.positions[1]!.setup);
    expect(isEdited(deleted)).toBe(false);
    expect(run(deleted, { type: 'undone' }).game).toBe(branched.game);
    expect(said(run(opened, { type: 'game-branch-deleted' }).notice)).toBe(sentence('impossible.onMainLine'));
  });

  it('is renamed and commented on, each in one step that closes its dialog', () => {
    const open: Action = { type: 'game-dialog-opened', dialog: 'branchName' };
    const renamed = run(branched, open, { type: 'game-branch-renamed', name: 'safe' });
    expect([renamed.dialogs, renamed.game?.branches[0]?.name]).toEqual([[], 'safe']);
    expect(renamed.setup).toBe(branched.setup);
    expect(isOffGame(renamed.game!, renamed.setup)).toBe(false);
    const noted = run(renamed, shown(1), { type: 'game-note-changed', text: 'Safe?' });
    expect(lineOf(noted)).toContain('RED +9 9\n#note Safe?\n');
    expect(noted.setup).toBe(game.positions[1]!.setup);
    expect(said(noted.history.steps.slice(2).map(({ name }) => name))).toEqual([
      'rename the branch',
      'turn 2',
      'comment on turn 2',
    ]);
    expect(run(noted, { type: 'undone' }).game).toMatchObject({ branches: renamed.game?.branches });
  });
});

describe('a turn that is corrected', () => {
  const correction: Action = {
    type: 'game-turn-corrected',
    turn: { kind: 'pass', player: 0, rack: [...'AEINRST'] },
  };
  const corrected = run(opened, correction);

  it('leaves the later ones, which are checked again and marked', () => {
    const scores = corrected.game?.positions.map((position) => position.scores);
    expect(scores).toEqual([
      [0, 0],
      [0, 0],
      [0, 7],
      [0, 7],
      [0, 13],
    ]);
    // OD does not cover the start square, and RE touches nothing; nothing was wrong before.
    expect(game.problems).toEqual([]);
    expect(corrected.game?.problems.map(({ line }) => line)).toEqual([4, 6]);
    expect(said(corrected.notice)).toBe(sentence('document.laterWrong', { count: 2, turns: ['2', '4'] }));
    expect(corrected.setup).toBe(setup);
    expect(said(corrected.history.steps.at(-1)?.name)).toBe(sentence('steps.correctTurn', { turn: '1' }));
    expect(run(corrected, { type: 'undone' }).game?.record).toBe(record);
  });
});

describe('lines of a game', () => {
  it('are gone through from the turn that they share', () => {
    const at = ({ game: open }: AppState) => [open?.branch, open?.turn];
    const back = run(branched, shown(1));
    expect(at(back)).toEqual([1, 1]);
    // Nothing moves on the board.
    expect(back.setup).toBe(game.positions[1]!.setup);
    expect(at(run(back, to('next')))).toEqual([null, 1]);
    expect(at(run(back, to('next'), to('next')))).toEqual([1, 1]);
    expect(at(run(branched, to('parent')))).toEqual([null, 1]);
    const first = run(branched, shown(0));
    expect(said(run(first, to('next')).notice)).toBe(sentence('impossible.noBranchHere'));
    expect(said(run(opened, to('parent')).notice)).toBe(sentence('impossible.onMainLine'));
  });

  it('that are only gone through are no change', () => {
    const saved = run(branched, {
      type: 'document-saved',
      name: 'a.tilewright',
      path: '/a.tilewright',
      content: contentOf(branched),
    });
    expect([saved, run(saved, shown(0)), run(saved, to('parent'))].map(isEdited)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('come back from the file of the document, with the one that was shown', () => {
    const text = documentText(run(branched, passTurn), null);
    const again = unwrap(documentShown(unwrap(parsePositionDocument(text))));
    expect(again.game).toMatchObject({ branch: 1, turn: 3 });
    expect(again.game?.main.record).toEqual(record);
    expect(formatGcg(again.game!.record)).toBe(lineOf(run(branched, passTurn)));
    expect(again.setup).toBe(again.game?.positions[3]?.setup);
  });

  it('are gone from a file that is saved after they were deleted', () => {
    const read = unwrap(parsePositionDocument(documentText(branched, null)));
    expect(read.game?.branches).toHaveLength(1);
    const bare = { ...read, game: { record: MAIN, turn: 0 } };
    expect(unwrap(parsePositionDocument(formatPositionDocument(bare))).game).toEqual({
      record: MAIN,
      turn: 0,
    });
  });
});
