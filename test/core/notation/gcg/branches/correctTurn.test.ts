import { describe, expect, it } from 'vitest';
import {
  correctTurn,
  readTypedTurn,
  type TypedTurn,
} from '../../../../../src/core/notation/gcg/branches/correctTurn';
import { addTurn } from '../../../../../src/core/notation/gcg/branches/editTree';
import { detailsOf, setDetails } from '../../../../../src/core/notation/gcg/branches/gameDetails';
import {
  type GcgTree,
  NO_BRANCHES,
  recordOfLine,
} from '../../../../../src/core/notation/gcg/branches/gcgTree';
import { formatGcg } from '../../../../../src/core/notation/gcg/formatGcg';
import { parseGcg } from '../../../../../src/core/notation/gcg/parseGcg';
import { unwrap } from '../../../../oracle/oraclePositions';
import { said } from '../../../../said';
import { entriesOf } from './entriesOf';

const HEAD = '#player1 ann Ann Example\n#player2 ben Ben\n';
const MAIN = `${HEAD}>ann: AEINRST 8G AT +4 4
>ben: DEORSTU 7H OD +6 6
#note Quiet.
>ann: EINRSTT - +0 4
>ben: ERSTUUV 9F RE +5 11
`;
const main = unwrap(parseGcg(MAIN));
const turnsOf = (text: string) => entriesOf(HEAD, text);
const first = addTurn(
  { main, branches: NO_BRANCHES },
  { line: null, turn: 3 },
  turnsOf('>ben: ERSTUUV - +0 6\n'),
);
/** Branch 1 leaves after the third turn, branch 2 after the first. */
const { tree } = addTurn(first.tree, { line: null, turn: 1 }, turnsOf('>ben: DEORSTU 7G RED +9 9\n'));
const text = (each: GcgTree, line: number | null) => formatGcg(recordOfLine(each, line));

const TYPED: TypedTurn = {
  player: 1,
  kind: 'placement',
  rack: 'deorstu',
  place: 'g7',
  word: 'RED',
  exchanged: '',
  score: '9',
};
const read = (change: Partial<TypedTurn> = {}) => readTypedTurn({ ...TYPED, ...change }, main);
const refusal = (change: Partial<TypedTurn>): string => {
  const result = read(change);
  return result.ok ? 'read' : String(said(result.error));
};

describe('a turn that is corrected', () => {
  it('is read as it is typed', () => {
    expect(unwrap(read())).toMatchObject({
      rack: ['D', 'E', 'O', 'R', 'S', 'T', 'U'],
      at: { square: { row: 6, col: 6 }, direction: 'down' },
      word: ['R', 'E', 'D'],
      score: 9,
    });
    expect(unwrap(read({ kind: 'exchange', exchanged: ' de ' }))).toMatchObject({ exchanged: ['D', 'E'] });
    expect(unwrap(read({ kind: 'exchange', exchanged: '3' }))).toMatchObject({ exchanged: 3 });
    expect(unwrap(read({ kind: 'pass', rack: '' }))).toEqual({ kind: 'pass', player: 1, rack: [] });
  });

  it('is refused with the field that cannot be read', () => {
    expect(refusal({ place: '77' })).toContain('“77”');
    expect(refusal({ word: 'R!' })).toContain('“!”');
    expect(refusal({ rack: 'A!' })).toContain('“!”');
    expect(refusal({ score: '-3' })).toContain(' -3 ');
    expect([refusal({ word: ' ' }), refusal({ rack: '' }), refusal({ kind: 'exchange' })]).not.toContain(
      'read',
    );
  });

  it('takes its place, and the totals after it follow, in the branches that have it too', () => {
    // 9 points in place of 6: Ben has 3 more from there on.
    const corrected = correctTurn(tree, null, 1, unwrap(read()));
    expect(text(corrected, null)).toBe(
      MAIN.replace('7H OD +6 6', 'G7 RED +9 9').replace('RE +5 11', 'RE +5 14'),
    );
    expect(text(corrected, 1)).toContain('>ben: ERSTUUV - +0 9\n');
    expect(text(corrected, 2)).toBe(text(tree, 2));
    expect(correctTurn(tree, null, 4, unwrap(read()))).toBe(tree);
    expect(correctTurn(corrected, null, 1, unwrap(read()))).toBe(corrected);
  });

  it('may be the other player’s', () => {
    // Ann now has 4 + 9, Ben nothing until he scores 5.
    const corrected = correctTurn(tree, null, 1, unwrap(read({ player: 0 })));
    expect(text(corrected, null)).toContain(
      '>ann: DEORSTU G7 RED +9 13\n#note Quiet.\n>ann: EINRSTT - +0 13\n',
    );
    expect(text(corrected, null)).toContain('>ben: ERSTUUV 9F RE +5 5\n');
  });

  it('may be a branch’s', () => {
    const corrected = correctTurn(tree, 2, 1, unwrap(read({ kind: 'pass' })));
    expect(text(corrected, 2)).toBe(`${HEAD}>ann: AEINRST 8G AT +4 4\n>ben: DEORSTU - +0 0\n`);
    expect(corrected.main).toBe(main);
  });
});

describe('what a record says about the whole game', () => {
  const details = detailsOf(main);
  const changed = (change: Partial<typeof details>) => setDetails(tree, { ...details, ...change });

  it('is read and written, without touching a turn', () => {
    expect(details).toEqual({ players: ['Ann Example', 'Ben'], title: '', description: '' });
    const written = unwrap(changed({ title: ' Final\n', description: 'One\r\ntwo' }));
    expect(text(written, null)).toBe(MAIN.replace(HEAD, `${HEAD}#title Final\n#description One\n#- two\n`));
    expect(detailsOf(unwrap(parseGcg(text(written, null))))).toEqual({
      ...details,
      title: 'Final',
      description: 'One\ntwo',
    });
    const removed = unwrap(setDetails(written, details));
    expect(text(removed, null)).toBe(MAIN);
    expect(unwrap(setDetails(tree, details))).toBe(tree);
  });

  it('has players who change places with their nicks, or get other names', () => {
    const swapped = unwrap(changed({ players: ['Ben', 'Ann Example'] }));
    expect(text(swapped, null)).toMatch(/^#player1 ben Ben\n#player2 ann Ann Example\n>ben: AEINRST 8G AT/);
    expect(text(swapped, 2)).toContain('>ann: DEORSTU 7G RED +9 9\n');
    const named = unwrap(changed({ players: ['Eva B.', 'Eva_B.'] }));
    expect(text(named, null)).toMatch(/^#player1 Eva_B. Eva B.\n#player2 Eva_B.2 Eva_B.\n/);
  });

  it('has two names that differ', () => {
    expect([changed({ players: ['Ben', ' Ben'] }).ok, changed({ players: ['', 'Ben'] }).ok]).toEqual([
      false,
      false,
    ]);
  });
});
