import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { addTurn, renameBranch } from '../../../../src/core/notation/gcg/branches/editTree';
import { NO_BRANCHES } from '../../../../src/core/notation/gcg/branches/gcgTree';
import { setNote } from '../../../../src/core/notation/gcg/branches/turnNotes';
import { parseGcg } from '../../../../src/core/notation/gcg/parseGcg';
import { openGame } from '../../../../src/renderer/state/document/openGame';
import { branchName, rowsOf, rowsOfShownLine } from '../../../../src/renderer/view/document/gameRows';
import { gameViewOf } from '../../../../src/renderer/view/document/gameView';
import { entriesOf } from '../../../core/notation/gcg/branches/entriesOf';
import { unwrap } from '../../../oracle/oraclePositions';

const HEAD = '#player1 ann Ann\n#player2 ben Ben\n';
const main = unwrap(
  parseGcg(`${HEAD}>ann: AEINRST 8G AT +4 4
>ben: DEORSTU 7H OD +6 6
>ben: DEORSTU -- -6 0
>ann: EINRSTT - +0 4
`),
);
const turnsOf = (text: string) => entriesOf(HEAD, text);
const first = addTurn(
  { main, branches: NO_BRANCHES },
  { line: null, turn: 1 },
  turnsOf('>ben: DEORSTU - +0 0\n'),
);
const second = addTurn(first.tree, { line: 1, turn: 2 }, turnsOf('>ann: EINRSTT 7H IN +5 9\n'));
const third = addTurn(second.tree, { line: 1, turn: 2 }, turnsOf('>ann: EINRSTT - +0 4\n'));
const { branches } = renameBranch(third.tree, 1, 'safe');

const gameAt = (branch: number | null, turn: number) =>
  openGame(main, CLASSIC_RULES, { branches, branch, turn });
const shown = (branch: number | null, turn: number) =>
  rowsOf(gameAt(branch, turn)).map((row) => [row.level, row.branch, row.number, row.play].join(' '));

describe('the rows of a game with branches', () => {
  it('have each branch below the turn in whose place it is, with what belongs to that turn', () => {
    expect(shown(null, 0)).toEqual([
      '0  1 8G AT',
      '0  2 7H OD',
      '0   phony taken back',
      '1 1 2 pass',
      '1 1 3 7H IN',
      '2 2 3 pass',
      '0  3 pass',
      '0   end',
    ]);
  });

  it('have the end of a branch while it is shown', () => {
    expect(shown(1, 1).slice(3, 7)).toEqual(['1 1 2 pass', '1 1 3 7H IN', '2 2 3 pass', '1 1  to play']);
    expect(rowsOfShownLine(gameAt(2, 0)).map(({ play }) => play)).toEqual([
      '8G AT',
      'pass',
      'pass',
      'to play',
    ]);
  });

  it('have the name that the user gave it; without one, it is called by its first play', () => {
    expect(
      rowsOf(gameAt(null, 0)).flatMap(({ heading, key }) => (heading === null ? [] : [[key, heading]])),
    ).toEqual([['1-4', 'safe']]);
    expect(branches.map(branchName)).toEqual(['safe', 'pass']);
  });

  it('have what is noted on a turn, on its withdrawal too', () => {
    const noted = setNote({ main, branches }, 1, 1, 'Safe.');
    const both = setNote(noted, null, 1, 'A phony.');
    const game = openGame(both.main, CLASSIC_RULES, { branches: both.branches });
    const notes = rowsOf(game).flatMap(({ note, number }) => (note === null ? [] : [[number, note]]));
    expect(notes).toEqual([
      ['2', 'A phony.'],
      ['2', 'Safe.'],
    ]);
  });

  it('are chosen where the turn shown belongs', () => {
    const keyAt = (branch: number | null, turn: number) => {
      const game = gameAt(branch, turn);
      return gameViewOf({ game, play: null, setup: game.positions[turn]!.setup })?.shownKey;
    };
    // The first turn is that of the main line in every branch.
    expect([keyAt(2, 0), keyAt(2, 1), keyAt(2, 2), keyAt(2, 3)]).toEqual(['3', '1-4', '2-5', '2-end3']);
    expect([keyAt(null, 1), keyAt(null, 3)]).toEqual(['4', 'end']);
  });
});
