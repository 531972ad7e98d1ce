import { describe, expect, it } from 'vitest';
import { parseLayout } from '../../../../src/core/board/boardLayout';
import { checkSetup } from '../../../../src/core/board/position';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import type { Setup } from '../../../../src/core/board/setup';
import { computeCrossChecks } from '../../../../src/core/movegen/kernel/crossChecks';
import { buildSmallGaddag } from '../../../oracle/oracleLexicon';
import { unwrap } from '../../../oracle/oraclePositions';
import { codesOf, defaultGaddag, defaultWords } from '../../lexicon/defaultWords';

const ALL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const lettersOf = (mask: number): string =>
  [...ALL].filter((_, index) => ((mask >>> index) & 1) === 1).join('');

const checkedPosition = (setup: Setup) => unwrap(checkSetup(setup)).position;

/** A setup whose rows are given as text; "." is an empty square, "#" a brick. */
function setupOf(rows: readonly string[]): Setup {
  const layout = parseLayout(
    rows.map((row) => row.replaceAll(/[^#]/g, ' ')),
    { row: 0, col: 0 },
  );
  const tiles = [...rows.join('')].map((square) => ('.#'.includes(square) ? 0 : (codesOf(square)[0] ?? 0)));
  return { rules: { ...CLASSIC_RULES, layout }, tiles, rack: [] };
}

describe('cross-checks of TODDLER with an E above its T', () => {
  const rows = ['.........', '.E.......', '.TODDLER.', '.........', '.........'];
  const cols = 9;
  const words = new Set(defaultWords(15));
  const gaddag = defaultGaddag();
  const checks = computeCrossChecks(checkedPosition(setupOf(rows)), gaddag);
  /** The letters that form a word between two strings, found by trying each in the list. */
  const between = (before: string, behind: string): string =>
    [...ALL].filter((letter) => words.has(before + letter + behind)).join('');

  it('allow the same letters below the row as a scan of the word list', () => {
    const below = [...'TODDLER'].map((_, index) => lettersOf(checks.across[3 * cols + 1 + index] ?? 0));
    expect(below).toEqual(['ET', 'O', 'D', 'D', 'L', 'E', 'R'].map((run) => between(run, '')));
  });

  it('allow the letters that players know by heart, and those missing from such a list', () => {
    const known = ['AH', 'HMFWNX', 'AEO', 'AEO', 'AI', 'FT', 'E'];
    // OB OD OE OI OO OP OR OS OU OY, DI twice, LO, EA ED EE EH EL EM EN ER ES EX were not thought of.
    const further = ['', 'BDEIOPRSUY', 'I', 'I', 'O', 'ADEHLMNRSX', ''];
    known.forEach((letters, index) => {
      const expected = [...letters, ...(further[index] ?? '')].toSorted().join('');
      expect(lettersOf(checks.across[3 * cols + 1 + index] ?? 0)).toBe(expected);
    });
  });

  it('respect the letters above, before and after', () => {
    expect(lettersOf(checks.across[1] ?? 0)).toBe(between('', 'ET'));
    expect(lettersOf(checks.across[1 * cols + 2] ?? 0)).toBe(between('', 'O'));
    expect(lettersOf(checks.down[1 * cols + 2] ?? 0)).toBe(between('E', ''));
    expect(lettersOf(checks.down[2 * cols] ?? 0)).toBe(between('', 'TODDLER'));
    expect(lettersOf(checks.down[2 * cols + 8] ?? 0)).toBe('S');
    expect(words.has('TODDLERS')).toBe(true);
  });

  it('allow everything on squares without neighbours, and nothing on tiles', () => {
    expect(lettersOf(checks.across[4 * cols] ?? 0)).toBe(ALL);
    expect(lettersOf(checks.down[3 * cols + 1] ?? 0)).toBe(ALL);
    expect([checks.across[2 * cols + 1], checks.down[2 * cols + 1], checks.isDead[2 * cols + 1]]).toEqual([
      0, 0, 0,
    ]);
  });
});

describe('bricks', () => {
  it('allow no letter, are not dead, and separate the runs on their two sides', () => {
    const gaddag = buildSmallGaddag(['AB', 'AXB', 'BA'].map(codesOf));
    // The brick of row 1 stands between A and B; that of row 2 ends the column of the A.
    const setup = setupOf(['A#B.', '#...', '....']);
    const { across, down, isDead } = computeCrossChecks(checkedPosition(setup), gaddag);
    expect([across[1], down[1], isDead[1]]).toEqual([0, 0, 0]);
    expect([across[4], down[4], isDead[4]]).toEqual([0, 0, 0]);
    // Behind the B of row 1 and below it, A makes BA.
    expect([lettersOf(down[3] ?? 0), lettersOf(across[6] ?? 0)]).toEqual(['A', 'A']);
    // Below the brick nothing stands next to the square.
    expect(lettersOf(across[8] ?? 0)).toBe(ALL);
  });
});

describe('dead squares', () => {
  it('are the empty ones that no move can use in either direction', () => {
    const gaddag = buildSmallGaddag(['CC'].map(codesOf));
    const { isDead, across, down } = computeCrossChecks(
      checkedPosition(setupOf(['.A.', 'B..', '...'])),
      gaddag,
    );
    expect(Array.from(isDead)).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 0]);
    // Right of A nothing can be played down, but everything across: the word across begins further left.
    expect([lettersOf(across[2] ?? 0), down[2]]).toEqual([ALL, 0]);
  });

  it('exist between two runs that no letter links, too', () => {
    const gaddag = buildSmallGaddag(['ABA'].map(codesOf));
    const { down } = computeCrossChecks(checkedPosition(setupOf(['A.A', '...', 'B.B'])), gaddag);
    expect([lettersOf(down[1] ?? 0), down[7]]).toEqual(['B', 0]);
  });
});
