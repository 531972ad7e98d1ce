import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLANK, blankAs, letterOf } from '../../src/core/alphabet/tile';
import { checkSetup } from '../../src/core/board/position';
import type { Setup } from '../../src/core/board/setup';
import type { Direction } from '../../src/core/board/square';
import { MoveGenerator } from '../../src/core/movegen/moveGenerator';
import { MoveList } from '../../src/core/movegen/moveList';
import { rankMoves } from '../../src/core/movegen/rank';
import { rankPlay } from '../../src/core/trace/rankPlay';
import { eventAt } from '../../src/core/trace/replay';
import { TraceCode } from '../../src/core/trace/traceEvent';
import { explainAnywhere, explainTiles, explainWord } from '../../src/core/trace/whyNot';
import type { WhyNotCode } from '../../src/core/trace/whyNotCause';
import { buildSmallGaddag, codesOf } from '../oracle/oracleLexicon';
import { unwrap } from '../oracle/oraclePositions';
import { randomGame } from '../oracle/randomSetup';
import { smallGame } from './smallGame';

const seed = Number(process.env.TEST_SEED ?? Date.now() & 0x7fffffff);

const WORDS = ['AB', 'ABS', 'CAB', 'CABS', 'QUIZ', 'SCAB', 'BA', 'AS', 'QUA'];

/** Asks for a word at a place like `8G` (across) or `G8` (down). */
function ask(rows: Readonly<Record<number, string>>, rack: string, word: string, place: string) {
  const { gaddag, position } = smallGame(rows, rack, WORDS);
  const direction: Direction = /^\d/.test(place) ? 'across' : 'down';
  const row = Number(/\d+/.exec(place)![0]) - 1;
  const col = /[A-Z]/.exec(place)![0].charCodeAt(0) - 65;
  return explainWord(gaddag, position, { row, col, direction, tiles: codesOf(word) });
}

const AB = { 8: '.......AB' };

describe('why not this word?', () => {
  it.each<[string, Readonly<Record<number, string>>, string, string, string, string[]]>([
    ['no tile for a letter', AB, 'ST', 'CAB', '8G', ['There is no C on the rack.']],
    [
      'too few of a letter',
      {},
      'AB',
      'ABBA',
      '8H',
      [
        'The rack is 1 B short.',
        'ABBA is not in the lexicon: no arc for B after A$B, as no word begins with ABB.',
        'The rack is 1 A short.',
      ],
    ],
    [
      'a blank that is used up',
      AB,
      'S?',
      'DCAB',
      '8F',
      [
        'There is no D on the rack, and no blank is left for it.',
        'DCAB is not in the lexicon: no arc for D after BAC, as no word contains DCAB.',
      ],
    ],
    ['a cross-word', { ...AB, 9: '.........Q' }, 'S', 'ABS', '8H', ['SQ at J8 is not a word.']],
    [
      'no arc before the anchor',
      AB,
      'D',
      'DAB',
      '8G',
      ['DAB is not in the lexicon: no arc for D after BA, as no word contains DAB.'],
    ],
    [
      'no arc behind the separator',
      AB,
      'D',
      'ABD',
      '8H',
      ['ABD is not in the lexicon: no arc for D after BA$, as no word begins with ABD.'],
    ],
    [
      'only the beginning of a word',
      {},
      'QUI',
      'QUI',
      '8H',
      ['QUI is not in the lexicon: Q$UI ends no word, though words begin with it.'],
    ],
    [
      'only the end of a word',
      {},
      'UIZ',
      'UIZ',
      '8F',
      ['UIZ is not in the lexicon: ZIU ends no word, though words contain it.'],
    ],
    [
      'a brick',
      { 8: '.......AB#' },
      'SQ',
      'ABSQ',
      '8H',
      [
        'Square 8J takes no tile: it is a brick.',
        'ABSQ is not in the lexicon: no arc for Q after BA$S, as no word begins with ABSQ.',
      ],
    ],
    [
      'the edge',
      { 8: '............AB' },
      'SCTT',
      'ABSTT',
      '8M',
      ['The word leaves the board: 3 squares are left from 8M on, and it has 5 letters.'],
    ],
    ['another tile', AB, 'CS', 'CBBS', '8G', ['On 8H lies A, not B.']],
    ['the start square', {}, 'AB', 'AB', '8I', ['The first word must cover the start square 8H.']],
    ['nothing touched', AB, 'CAB', 'CAB', '1A', ['It touches no tile on the board.']],
    ['no tile played', AB, 'CAB', 'AB', '8H', ['No tile is played: every square of it is taken.']],
    [
      'tiles behind it',
      { 8: '.......ABS' },
      'C',
      'CAB',
      '8G',
      ['With the tiles next to it CAB becomes CABS; that can be played here.'],
    ],
    [
      'tiles before it',
      { 8: '.......AB' },
      'AS',
      'AS',
      '8J',
      [
        'With the tiles next to it AS becomes ABAS.',
        'ABAS is not in the lexicon: no arc for A after BA$, as no word begins with ABA.',
      ],
    ],
  ])('%s', (_what, rows, rack, word, place, sentences) => {
    const { headline, causes, move } = ask(rows, rack, word, place);
    expect(causes.map(({ message }) => message).slice(0, sentences.length)).toEqual(sentences);
    expect(headline).toBe(sentences[0]);
    expect(move).toBeNull();
  });

  it('walks as far as it goes', () => {
    // ABS with a Q below the S: B, A, separator, then the cross-set refuses the S (letter 19) on 8J.
    const { trace, causes } = ask({ ...AB, 9: '.........Q' }, 'S', 'ABS', '8H');
    expect(trace.length).toBe(5);
    const codes = Array.from({ length: trace.length }, (_, i) => eventAt(trace, i).code);
    expect(codes).toEqual([
      TraceCode.AnchorEntered,
      TraceCode.PlayThrough,
      TraceCode.PlayThrough,
      TraceCode.SeparatorCrossed,
      TraceCode.CrossSetRejected,
    ]);
    expect(eventAt(trace, 4)).toMatchObject({ square: 7 * 15 + 9, value: 1 << 18 });
    expect(causes[0]?.squares).toEqual([7 * 15 + 9]);
  });

  it('finds a candidate, with its score', () => {
    const { headline, move, causes, trace } = ask(AB, 'S?', 'SCAB', '8F');
    // S on 8F 1 point, the blank 0, A 1, B 3.
    expect(headline).toBe('SCAB at 8F is a candidate: 5 points.');
    expect(move).toEqual({
      kind: 'placement',
      row: 7,
      col: 5,
      direction: 'across',
      tiles: [19, blankAs(3), 0, 0],
      score: 5,
    });
    expect(causes).toEqual([]);
    expect(eventAt(trace, trace.length - 1).code).toBe(TraceCode.MoveRecorded);
  });

  it('takes the place where a word fits best when none is given', () => {
    const { gaddag, position } = smallGame(AB, 'CS', WORDS);
    const best = explainAnywhere(gaddag, position, codesOf('SCAB'));
    expect(best.place).toEqual({ row: 7, col: 5, direction: 'across' });
    expect(best.move?.score).toBe(8);
    const none = explainAnywhere(gaddag, position, codesOf('QUIZ'));
    expect(none.move).toBeNull();
    expect(none.trace.length).toBeGreaterThan(0);
    const long = explainAnywhere(gaddag, position, codesOf('QUIZQUIZQUIZQUIZ'));
    expect(long.causes.map(({ code }) => code)).toContain('outside-board');
  });
});

describe('why not these tiles?', () => {
  const put = (tiles: readonly (readonly [number, number, number])[], rack = 'CSS?') => {
    const { gaddag, position } = smallGame(AB, rack, WORDS);
    const answer = explainTiles(
      gaddag,
      position,
      tiles.map(([row, col, tile]) => ({ row, col, tile })),
    );
    return { ...answer, codes: answer.causes.map(({ code }) => code) };
  };

  it.each<[string, [number, number, number][], WhyNotCode, string]>([
    ['none', [], 'no-tile-played', 'No tile is put on the board.'],
    ['one on a tile', [[7, 7, 1]], 'other-tile', 'On 8H lies a tile already.'],
    [
      'two on a square',
      [
        [7, 9, 19],
        [7, 9, 3],
      ],
      'other-tile',
      'On 8J lies a tile already.',
    ],
    ['beside the board', [[7, 15, 1]], 'outside-board', '8P is not on the board.'],
    [
      'round the corner',
      [
        [7, 9, 19],
        [8, 10, 3],
        [7, 6, 3],
      ],
      'not-in-line',
      'The tiles do not lie in one line.',
    ],
    [
      'with a gap',
      [
        [7, 9, 19],
        [7, 11, 3],
      ],
      'gap',
      'On 8K lies no tile, and none is put there.',
    ],
    ['alone', [[0, 0, 3]], 'one-letter', 'A word has at least two letters.'],
  ])('%s', (_what, tiles, code, message) => {
    const answer = put(tiles);
    expect(answer.codes).toContain(code);
    expect(answer.causes.find((cause) => cause.code === code)?.message).toBe(message);
    expect(answer.move).toBeNull();
  });

  it('reads the tiles that adjoin them as part of the word', () => {
    expect(
      put([
        [7, 6, 3],
        [7, 9, 19],
      ]),
    ).toMatchObject({
      word: 'CABS',
      headline: 'CABS at 8G is a candidate: 8 points.',
    });
  });

  it('wants the very tiles, where a blank is put', () => {
    const noBlank = put([[7, 9, blankAs(19)]], 'S');
    expect(noBlank.headline).toBe('There is no blank on the rack.');
    const { gaddag, position } = smallGame(AB, 'S?', WORDS);
    const moves = new MoveList();
    new MoveGenerator(gaddag).generate(position, moves);
    const ranked = { position, moves, order: rankMoves(moves) };
    const [asLetter, asBlank] = [19, blankAs(19)].map((tile) =>
      rankPlay(explainTiles(gaddag, position, [{ row: 7, col: 9, tile }]), ranked, true),
    );
    // 8J bears no premium: A 1, B 3 and S 1, or nothing for the blank.
    expect(asLetter?.headline).toMatch(/^ABS at 8H is candidate \d+ of \d+: 5 points\.$/);
    expect(asBlank?.headline).toMatch(/^ABS at 8H is candidate \d+ of \d+: 4 points\.$/);
    expect(asBlank!.rank!).toBeGreaterThan(asLetter!.rank!);
  });
});

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

describe(`on random small boards (TEST_SEED=${seed})`, () => {
  it('finds the causes that the brute force finds, and the candidates', () => {
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
        const wanted: Wanted = {
          row: at[0] % rows,
          col: at[1] % cols,
          direction,
          letters: letters ?? words[pick % words.length]!,
        };
        const answer = explainWord(gaddag, position, { ...wanted, tiles: wanted.letters });
        // Whether a word lacks an arc or only its end is the lexicon's business: both say that it is no word.
        const codes = answer.causes.map(({ code }) => (code === 'no-word' ? 'no-arc' : code));
        const expected = judge(setup, new Set(words.map((word) => word.join())), wanted);
        expect([...new Set(codes)].sort()).toEqual(expected);
        expect(answer.headline).toContain(answer.causes[0]?.message ?? ' is a candidate: ');
        for (const code of expected.length === 0 ? ['candidate'] : expected)
          seen.set(code, (seen.get(code) ?? 0) + 1);
        expect(answer.move !== null).toBe(expected.length === 0);
        if (answer.move === null) return;
        const moves = new MoveList();
        new MoveGenerator(gaddag).generate(position, moves);
        const { row, col, score } = answer.move;
        const likely = Array.from({ length: moves.length }, (_, i) => i)
          .filter((i) => moves.scoreAt(i) === score)
          .map((i) => moves.moveAt(i))
          .filter((move) => move.row === row && move.col === col);
        expect(likely).toContainEqual(answer.move);
      }),
      { numRuns: 2000, seed },
    );
    // Each cause that a word can have has come up, and candidates have.
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
      expect(seen.get(code) ?? 0, code).toBeGreaterThan(5);
  });
});
