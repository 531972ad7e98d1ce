import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLANK, letterOf } from '../../src/core/alphabet/tile';
import { checkSetup } from '../../src/core/board/position';
import type { Setup } from '../../src/core/board/setup';
import type { Direction } from '../../src/core/board/square';
import type { Move } from '../../src/core/movegen/move';
import { MoveGenerator } from '../../src/core/movegen/moveGenerator';
import { MoveList } from '../../src/core/movegen/moveList';
import { explainWord } from '../../src/core/trace/whyNot/whyNot';
import type { WhyNotCode } from '../../src/core/trace/whyNot/whyNotCause';
import { say } from '../../src/texts/say';
import { buildSmallGaddag } from '../oracle/oracleLexicon';
import { unwrap } from '../oracle/oraclePositions';
import { randomGame } from '../oracle/randomSetup';
import { runs, TEST_SEED } from '../seed';

interface Wanted {
  readonly row: number;
  readonly col: number;
  readonly direction: Direction;
  readonly letters: readonly number[];
}

type Spot = readonly [row: number, col: number];
/** The letters on a board by `row,col`. */
type Letters = ReadonlyMap<string, number>;

/** The longest run of letters through a spot, as spots. */
function runThrough(letters: Letters, [row, col]: Spot, direction: Direction): Spot[] {
  const [down, right] = direction === 'across' ? [0, 1] : [1, 0];
  const has = (n: number) => letters.has(`${row + n * down},${col + n * right}`);
  let [from, to] = [0, 0];
  while (has(from - 1)) from--;
  while (has(to + 1)) to++;
  return Array.from(
    { length: to - from + 1 },
    (_, i): Spot => [row + (from + i) * down, col + (from + i) * right],
  );
}

/** Everything that is wrong with a play, found by looking at the finished board as a player would. */
function judge({ rules, tiles, rack }: Setup, words: ReadonlySet<string>, wanted: Wanted): WhyNotCode[] {
  const { rows, cols, start, bricks } = rules.layout;
  const { direction } = wanted;
  const [down, right] = direction === 'across' ? [0, 1] : [1, 0];
  const before = new Map<string, number>();
  tiles.forEach((tile, i) => {
    if (tile !== 0) before.set(`${Math.floor(i / cols)},${i % cols}`, letterOf(tile));
  });
  const asked = new Map(
    wanted.letters.map((letter, i) => [`${wanted.row + i * down},${wanted.col + i * right}`, letter]),
  );
  const after = new Map([...before, ...asked]);
  const word = runThrough(after, [wanted.row, wanted.col], direction);
  const isOnBoard = ([row, col]: Spot) => row < rows && col < cols;
  const isNew = (spot: Spot) => !before.has(`${spot}`);
  const isBrick = (spot: Spot) => isOnBoard(spot) && isNew(spot) && bricks[spot[0] * cols + spot[1]]!;
  const cross = direction === 'across' ? 'down' : 'across';
  const spell = (spots: readonly Spot[]) => spots.map((spot) => after.get(`${spot}`)).join();
  const crossWordsOf = (squares: readonly Spot[]) =>
    squares
      .filter((spot) => isOnBoard(spot) && isNew(spot))
      .map((spot) => runThrough(new Map([...before, [`${spot}`, 1]]), spot, cross))
      .filter((spots) => spots.length > 1);
  const crossWords = crossWordsOf(word.filter((spot) => !isBrick(spot)));
  const left = [...rack];
  const lacking = word.filter((spot) => {
    const at = isNew(spot) ? left.indexOf(after.get(`${spot}`)!) : -1;
    if (at >= 0) left.splice(at, 1);
    return isNew(spot) && at < 0;
  });
  const touches =
    before.size === 0
      ? word.some(([row, col]) => row === start.row && col === start.col)
      : crossWordsOf(word).length > 0 || word.some((spot) => !isNew(spot));
  const findings: Partial<Record<WhyNotCode, boolean>> = {
    'longer-word': word.length > wanted.letters.length,
    'outside-board': !word.every(isOnBoard),
    brick: word.some(isBrick),
    'other-tile': [...asked].some(([spot, letter]) => (before.get(spot) ?? letter) !== letter),
    'one-letter': word.length === 1,
    'no-tile-played': !word.some(isNew),
    'not-on-rack': lacking.length > left.filter((tile) => tile === BLANK).length,
    'cross-word': crossWords.some((spots) => !words.has(spell(spots))),
    'no-arc': !words.has(spell(word)),
    'start-not-covered': !touches && before.size === 0,
    'touches-nothing': !touches && before.size > 0,
  };
  return Object.entries(findings)
    .filter(([, isTrue]) => isTrue)
    .map(([code]) => code as WhyNotCode)
    .sort();
}

/** The word of a move, with the letters that lie there. */
function wordOf(move: Move, { rules, tiles }: Setup): Wanted {
  const { row, col, direction } = move;
  const step = direction === 'across' ? 1 : rules.layout.cols;
  const first = row * rules.layout.cols + col;
  return {
    row,
    col,
    direction,
    letters: move.tiles.map((tile, i) => letterOf(tile || tiles[first + i * step]!)),
  };
}

describe(`the explanation why a play is no candidate, on random small boards (TEST_SEED=${TEST_SEED})`, () => {
  it('names the causes that the brute-force lister finds, and recognises candidates', () => {
    const seen = new Map<string, number>();
    const wantedWord = fc.record({
      direction: fc.constantFrom('across' as const, 'down' as const),
      at: fc.tuple(fc.nat(5), fc.nat(5)),
      pick: fc.nat(),
      letters: fc.option(fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 1, maxLength: 4 })),
    });
    fc.assert(
      fc.property(randomGame(6), wantedWord, ({ setup, words }, { direction, at, pick, letters }) => {
        const { rows, cols } = setup.rules.layout;
        const { position } = unwrap(checkSetup(setup));
        const gaddag = buildSmallGaddag(words);
        const moves = new MoveList();
        new MoveGenerator(gaddag).generate(position, moves);
        // Random words are hardly ever candidates, so now and then a move is asked for.
        const wanted: Wanted =
          pick % 8 === 0 && moves.length > 0
            ? wordOf(moves.moveAt(pick % moves.length), setup)
            : {
                row: at[0] % rows,
                col: at[1] % cols,
                direction,
                letters: letters ?? words[pick % words.length]!,
              };
        const answer = explainWord(gaddag, position, { ...wanted, tiles: wanted.letters });
        // Whether a word lacks an arc or only its end depends on the lexicon: both mean that it is no word.
        const codes = answer.causes.map(({ code }) => (code === 'no-word' ? 'no-arc' : code));
        const expected = judge(setup, new Set(words.map((word) => word.join())), wanted);
        expect([...new Set(codes)].sort()).toEqual(expected);
        const [first] = answer.causes;
        expect(say(answer.headline)).toContain(
          first === undefined ? ' is a candidate: ' : say(first.message),
        );
        for (const code of expected.length === 0 ? ['candidate'] : expected)
          seen.set(code, (seen.get(code) ?? 0) + 1);
        expect(answer.move !== null).toBe(expected.length === 0);
        if (answer.move === null) return;
        const { row, col, score } = answer.move;
        const likely = Array.from({ length: moves.length }, (_, i) => i)
          .filter((i) => moves.scoreAt(i) === score)
          .map((i) => moves.moveAt(i))
          .filter((move) => move.row === row && move.col === col);
        expect(likely).toContainEqual(answer.move);
      }),
      { numRuns: runs(2000), seed: TEST_SEED },
    );
    // Every cause of a word has occurred, and candidates, too.
    for (const code of [
      'candidate',
      'longer-word',
      'other-tile',
      'brick',
      'not-on-rack',
      'cross-word',
      'no-arc',
      'outside-board',
      'touches-nothing',
      'start-not-covered',
      'no-tile-played',
      'one-letter',
    ])
      expect(seen.get(code) ?? 0, code).toBeGreaterThan(20);
  });
});
