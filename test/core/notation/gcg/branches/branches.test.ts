import { describe, expect, it } from 'vitest';
import {
  addTurn,
  deleteBranch,
  linesFrom,
  ownerOf,
  promoteBranch,
  renameBranch,
  repairTree,
} from '../../../../../src/core/notation/gcg/branches/editTree';
import {
  type GcgBranch,
  type GcgTree,
  MAX_BRANCH_NAME,
  NO_BRANCHES,
  recordOfLine,
  turnsOnMain,
} from '../../../../../src/core/notation/gcg/branches/gcgTree';
import {
  readBranches,
  type SavedBranch,
  saveBranches,
} from '../../../../../src/core/notation/gcg/branches/savedBranches';
import { MAX_NOTE, noteOf, setNote } from '../../../../../src/core/notation/gcg/branches/turnNotes';
import { formatGcg } from '../../../../../src/core/notation/gcg/formatGcg';
import { parseGcg } from '../../../../../src/core/notation/gcg/parseGcg';
import { unwrap } from '../../../../oracle/oraclePositions';
import { said } from '../../../../said';
import { entriesOf } from './entriesOf';

const HEAD = '#player1 ann Ann\n#player2 ben Ben\n';
const MAIN = `${HEAD}>ann: AEINRST 8G AT +4 4
>ben: DEORSTU 7H OD +6 6
#note Quiet.
>ann: EINRSTT - +0 4
>ben: ERSTUUV 9F RE +5 11
#rack1 EINRSTT
`;
const main = unwrap(parseGcg(MAIN));

/** Turns as lines: they continue the record of the main line. */
const turnsOf = (text: string) => entriesOf(HEAD, text);

const OTHER = turnsOf('>ben: DEORSTU 7G RED +9 9\n#rack1 EINRSTT\n');
const LATER = turnsOf('>ann: EINRSTT 6H TEN +7 11\n');
const bare: GcgTree = { main, branches: NO_BRANCHES };
/** A branch in place of the second turn, continued, and one that leaves it. */
const grown = (() => {
  const first = addTurn(bare, { line: null, turn: 1 }, OTHER);
  const second = addTurn(first.tree, { line: 1, turn: 2 }, LATER);
  return addTurn(second.tree, { line: 1, turn: 2 }, turnsOf('>ann: EINRSTT - +0 4\n')).tree;
})();
const text = (tree: GcgTree, line: number | null) => formatGcg(recordOfLine(tree, line));
const placesOf = ({ branches }: GcgTree) =>
  branches.map(({ entries, fork, id, parent }: GcgBranch) => [id, parent, fork, entries.length]);

describe('branches of a record', () => {
  it('continue the turns before them, without the racks and turns of the line that they leave', () => {
    expect(placesOf(grown)).toEqual([
      [1, null, 1, 2],
      [2, 1, 2, 1],
    ]);
    expect(text(grown, 1)).toBe(
      `${HEAD}>ann: AEINRST 8G AT +4 4\n>ben: DEORSTU 7G RED +9 9\n>ann: EINRSTT 6H TEN +7 11\n`,
    );
    expect(text(grown, 2)).toBe(
      `${HEAD}>ann: AEINRST 8G AT +4 4\n>ben: DEORSTU 7G RED +9 9\n>ann: EINRSTT - +0 4\n`,
    );
    expect(text(grown, null)).toBe(MAIN);
  });

  it('begin at a position that belongs to the line they leave', () => {
    expect([0, 1, 2].map((turn) => ownerOf(grown, 2, turn))).toEqual([null, null, 1]);
    expect(ownerOf(grown, 2, 3)).toBe(2);
    expect([linesFrom(grown, 1, 1), linesFrom(grown, 2, 2), linesFrom(grown, null, 0)]).toEqual([
      [null, 1],
      [1, 2],
      [null],
    ]);
    expect([1, 2].map((id) => turnsOnMain(grown, id))).toEqual([1, 1]);
  });

  it('become the main line, whose turns become a branch with what left them', () => {
    const { tree } = addTurn(grown, { line: null, turn: 3 }, turnsOf('>ben: ERSTUUV 9F US +5 11\n'));
    const promoted = promoteBranch(tree, 2);
    expect(text(promoted, null)).toBe(text(grown, 2));
    const lines = promoted.branches.map(({ id }) => text(promoted, id)).toSorted();
    expect(lines).toEqual(
      [
        MAIN,
        text(grown, 1),
        MAIN.replace('>ben: ERSTUUV 9F RE +5 11\n#rack1 EINRSTT\n', '>ben: ERSTUUV 9F US +5 11\n'),
      ].toSorted(),
    );
    // Promoted back, everything is as before, up to the ids.
    const old = promoted.branches.find(({ id }) => text(promoted, id) === MAIN);
    const back = promoteBranch(promoted, old!.id);
    const all = (each: GcgTree) => [null, ...each.branches.map(({ id }) => id)].map((id) => text(each, id));
    expect(all(back).toSorted()).toEqual(all(tree).toSorted());
    expect(promoted.main.lines.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5]);
  });

  it('are deleted with those that leave them, and the others stay', () => {
    const { tree } = addTurn(grown, { line: null, turn: 0 }, turnsOf('>ann: AEINRST - +0 0\n'));
    expect(placesOf(deleteBranch(tree, 1).tree)).toEqual([[3, null, 0, 1]]);
    expect(deleteBranch(tree, 2)).toMatchObject({ line: 1 });
  });

  it('have a name of their own, tidied, or none', () => {
    expect(renameBranch(grown, 1, '  safe \n play ').branches[0]?.name).toBe('safe play');
    expect(renameBranch(grown, 1, 'x'.repeat(500)).branches[0]?.name).toHaveLength(MAX_BRANCH_NAME);
    expect(renameBranch(grown, 1, ' ')).toBe(grown);
  });

  it('have their totals repaired with those before them', () => {
    const wrong: GcgTree = { ...grown, main: unwrap(parseGcg(MAIN.replace('+4 4', '+14 4'))) };
    const { repairs, tree } = repairTree(wrong);
    // Ann: 14, then passes; Ben is right.
    expect(repairs.map(({ after, line }) => [line, after])).toEqual([
      [3, 14],
      [6, 14],
    ]);
    expect(text(tree, 1)).toContain('TEN +7 21\n');
    expect(text(tree, 2)).toContain('>ann: EINRSTT - +0 14\n');
  });
});

describe('the note on a turn', () => {
  it('is that of the line that has the turn, of its withdrawal too', () => {
    expect([1, 2].map((turn) => noteOf(grown, null, turn))).toEqual(['Quiet.', '']);
    expect(noteOf(grown, 1, 1)).toBe('');
    const noted = setNote(setNote(grown, 2, 0, 'First.'), 2, 1, ' Two\r\nlines\u0007 ');
    expect(text(noted, null)).toBe(MAIN.replace('AT +4 4\n', 'AT +4 4\n#note First.\n'));
    expect(text(noted, 1)).toContain('RED +9 9\n#note Two\n#- lines\n>ann:');
    expect(noteOf(noted, 2, 1)).toBe('Two\nlines');
  });

  it('is replaced, removed, and left alone where there is no turn', () => {
    expect(text(setNote(grown, null, 1, 'Loud.'), null)).toBe(MAIN.replace('Quiet', 'Loud'));
    expect(text(setNote(grown, null, 1, ''), null)).toBe(MAIN.replace('#note Quiet.\n', ''));
    expect(setNote(grown, null, 1, 'Quiet.')).toBe(grown);
    expect(setNote(grown, null, 4, 'x')).toBe(grown);
    expect(noteOf(setNote(grown, null, 0, 'x'.repeat(MAX_NOTE + 5)), null, 0)).toHaveLength(MAX_NOTE);
  });

  it('comes back from the file', () => {
    const noted = setNote(grown, 1, 2, 'One\n\nthree');
    const read = unwrap(readBranches(main, saveBranches(noted)));
    expect(noteOf({ main, branches: read }, 1, 2)).toBe('One\n\nthree');
  });
});

describe('branches in a file', () => {
  const saved = saveBranches(grown);

  it('are read as they were written', () => {
    expect(saved.map(({ fork, parent }) => [parent, fork])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(unwrap(readBranches(main, saved))).toEqual(grown.branches);
    const named = renameBranch(grown, 2, 'pass');
    expect(unwrap(readBranches(main, saveBranches(named)))).toEqual(named.branches);
  });

  const refusal = (change: Partial<SavedBranch>, nth = 0): string => {
    const read = readBranches(
      main,
      saved.map((branch, at) => (at === nth ? { ...branch, ...change } : branch)),
    );
    return read.ok ? 'read' : String(said(read.error));
  };

  it('are refused if they hang in the air, or hold what is no turn', () => {
    expect(refusal({ parent: 1 })).toMatch(/^Branch 1: .* branch 1,/);
    expect(refusal({ parent: 7 }, 1)).toMatch(/^Branch 2: .* branch 7,/);
    expect(refusal({ fork: 5 })).toMatch(/^Branch 1: .* 5, .* 4 turns/);
    expect(refusal({ turns: '' })).toMatch(/^Branch 1: /);
    expect(refusal({ turns: '#rack1 AB\n' })).toMatch(/^Branch 1: /);
    expect(refusal({ turns: '>ben: DEORSTU 7G RED +9\n' })).toMatch(/^Branch 1: Line 1: /);
    expect(refusal({ turns: '>ben: D - +0 0\n>cat: D - +0 0\n' })).toMatch(/^Branch 1: Line 2: .*“cat”/);
    expect(refusal({ turns: '>ben: D - +0 0\n#player1 x X\n' })).toMatch(/^Branch 1: Line 2: /);
    expect(refusal({ turns: '#title x\n>ben: D - +0 0\n' })).toMatch(/^Branch 1: .*line 1 /);
    expect(refusal({ turns: `>ben: D - +0 0\n#note ${'x'.repeat(250_000)}` })).toMatch(/250,?000/);
    expect(refusal({ turns: '>ben: D - +0 0\n'.repeat(500) })).toMatch(/^Branch 1: .* 500/);
  });
});
