import { describe, expect, it } from 'vitest';
import { blankAs } from '../../../../src/core/alphabet/tile';
import type { Direction } from '../../../../src/core/board/square';
import { rankMoves } from '../../../../src/core/movegen/candidates/rank';
import { MoveGenerator } from '../../../../src/core/movegen/moveGenerator';
import { MoveList } from '../../../../src/core/movegen/moveList';
import { eventAt } from '../../../../src/core/trace/replay';
import { TraceCode } from '../../../../src/core/trace/traceEvent';
import { rankPlay } from '../../../../src/core/trace/whyNot/rankPlay';
import { explainAnywhere, explainTiles, explainWord } from '../../../../src/core/trace/whyNot/whyNot';
import type { WhyNotCode } from '../../../../src/core/trace/whyNot/whyNotCause';
import { say } from '../../../../src/texts/say';
import { codesOf } from '../../../oracle/oracleLexicon';
import { said, sentence } from '../../../said';
import { smallGame } from '../smallGame';

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
    ['no tile for a letter', AB, 'ST', 'CAB', '8G', [sentence('whyNot.noLetter', { letter: 'C' })]],
    [
      'too few of a letter',
      {},
      'AB',
      'ABBA',
      '8H',
      [
        sentence('whyNot.tooFewLetters', { needed: 2, letter: 'B', held: 1 }),
        sentence('whyNot.tooFewLetters', { needed: 2, letter: 'A', held: 1 }),
        sentence('whyNot.notInLexicon', { word: 'ABBA' }),
      ],
    ],
    [
      'a blank that is used up',
      AB,
      'S?',
      'DCAB',
      '8F',
      [
        sentence('whyNot.noLetterNorBlank', { letter: 'D' }),
        sentence('whyNot.notInLexicon', { word: 'DCAB' }),
      ],
    ],
    [
      'a cross-word',
      { ...AB, 9: '.........Q' },
      'S',
      'ABS',
      '8H',
      [sentence('whyNot.crossWord', { word: 'SQ', place: 'J8' })],
    ],
    ['no arc before the anchor', AB, 'D', 'DAB', '8G', [sentence('whyNot.notInLexicon', { word: 'DAB' })]],
    ['no arc behind the separator', AB, 'D', 'ABD', '8H', [sentence('whyNot.notInLexicon', { word: 'ABD' })]],
    [
      'only the beginning of a word',
      {},
      'QUI',
      'QUI',
      '8H',
      [sentence('whyNot.notInLexicon', { word: 'QUI' })],
    ],
    ['only the end of a word', {}, 'UIZ', 'UIZ', '8F', [sentence('whyNot.notInLexicon', { word: 'UIZ' })]],
    [
      'a brick',
      { 8: '.......AB#' },
      'SQ',
      'ABSQ',
      '8H',
      [sentence('whyNot.brick', { place: '8J' }), sentence('whyNot.notInLexicon', { word: 'ABSQ' })],
    ],
    [
      'the edge',
      { 8: '............AB' },
      'SCTT',
      'ABSTT',
      '8M',
      [sentence('whyNot.leavesBoard', { length: 5, room: 3, place: '8M' })],
    ],
    ['another tile', AB, 'CS', 'CBBS', '8G', ['8H holds A, not B.']],
    ['the start square', {}, 'AB', 'AB', '8I', [sentence('whyNot.startNotCovered', { place: '8H' })]],
    ['nothing touched', AB, 'CAB', 'CAB', '1A', [sentence('whyNot.touchesNothing')]],
    ['no tile played', AB, 'CAB', 'AB', '8H', [sentence('whyNot.noTilePlayed')]],
    [
      'tiles behind it',
      { 8: '.......ABS' },
      'C',
      'CAB',
      '8G',
      [sentence('whyNot.longerWordPlayable', { typed: 'CAB', word: 'CABS' })],
    ],
    [
      'tiles before it',
      { 8: '.......AB' },
      'AS',
      'AS',
      '8J',
      [
        sentence('whyNot.longerWord', { typed: 'AS', word: 'ABAS' }),
        sentence('whyNot.notInLexicon', { word: 'ABAS' }),
      ],
    ],
  ])('%s', (_what, rows, rack, word, place, sentences) => {
    const { headline, causes, move } = ask(rows, rack, word, place);
    expect(causes.map(({ message }) => say(message)).slice(0, sentences.length)).toEqual(sentences);
    expect(say(headline)).toBe(sentences[0]);
    expect(move).toBeNull();
  });

  it('checks in order: position, tiles, word, cross-words', () => {
    // AB lies on 8H and 8I, Q on 9J: across 8G, CBBD has B where A lies, needs C and D, and with Q makes DQ.
    const { causes } = ask({ ...AB, 9: '.........Q' }, 'S', 'CBBD', '8G');
    expect(causes.map(({ code }) => code)).toEqual([
      'other-tile',
      'not-on-rack',
      'not-on-rack',
      'no-arc',
      'cross-word',
    ]);
  });

  it.each([
    ['DAB', '8G', 'D', sentence('whyNot.noArcBackward', { letter: 'D', path: 'BA', part: 'DAB' })],
    ['ABD', '8H', 'D', sentence('whyNot.noArcForward', { letter: 'D', path: 'BA$', part: 'ABD' })],
    ['ABSC', '8H', 'SC', sentence('whyNot.noArcForward', { letter: 'C', path: 'BA$S', part: 'ABSC' })],
  ])('explains with the walk that %s is no word', (word, place, rack, detail) => {
    expect(said(ask(AB, rack, word, place).causes[0]?.detail)).toBe(detail);
  });

  it.each([
    ['QUI', '8H', sentence('whyNot.noEndForward', { path: 'Q$UI', word: 'QUI' })],
    ['UIZ', '8F', sentence('whyNot.noEndBackward', { path: 'ZIU', word: 'UIZ' })],
  ])('explains with the walk that %s is only a part of a word', (word, place, detail) => {
    expect(said(ask({}, word, word, place).causes[0]?.detail)).toBe(detail);
  });

  it.each([
    ['CAB', '8G', 'ST', sentence('whyNot.inLexicon', { word: 'CAB' })],
    ['CAB', '1A', 'CAB', sentence('whyNot.inLexicon', { word: 'CAB' })],
    ['CAT', '16A', 'CAT', sentence('whyNot.notInLexicon', { word: 'CAT' })],
    // Causes are not repeated.
    ['DAB', '8G', 'D', null],
    // ABAS is not in the lexicon, as a cause says, but AS is.
    ['AS', '8J', 'AS', sentence('whyNot.inLexicon', { word: 'AS' })],
    // A candidate is in it.
    ['CAB', '8G', 'C', null],
  ])('reports for %s at %s with %s whether it is in the lexicon', (word, place, rack, note) => {
    expect(said(ask(AB, rack, word, place).lexiconNote)).toBe(note);
  });

  it('uses a blank if one is requested', () => {
    const { gaddag, position } = smallGame(AB, 'CS?', WORDS);
    const asBlank = { row: 7, col: 6, direction: 'across', tiles: [blankAs(3), 1, 2] } as const;
    // The blank C is worth nothing: A 1, B 3.
    expect(explainWord(gaddag, position, asBlank).move?.score).toBe(4);
  });

  it('walks as far as possible', () => {
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
    // The square of the S first, then that of the Q below it.
    expect(causes[0]?.squares).toEqual([7 * 15 + 9, 8 * 15 + 9]);
  });

  it('finds a candidate, with its score', () => {
    const { headline, move, causes, trace } = ask(AB, 'S?', 'SCAB', '8F');
    // S on 8F 1 point, the blank 0, A 1, B 3.
    expect(say(headline)).toBe(sentence('whyNot.candidate', { word: 'SCAB', place: '8F', score: 5 }));
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

  it('chooses the position where a word fits best if none is given', () => {
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

  it('reports that a word leaves the board before reporting that it touches nothing', () => {
    const { gaddag, position } = smallGame(AB, 'CS', WORDS);
    const { causes } = explainWord(gaddag, position, {
      row: 0,
      col: 12,
      direction: 'across',
      tiles: codesOf('SCAB'),
    });
    expect(causes.map(({ code }) => code).slice(0, 2)).toEqual(['outside-board', 'touches-nothing']);
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
    ['none', [], 'no-tile-played', sentence('whyNot.noTilePut')],
    ['one on a tile', [[7, 7, 1]], 'other-tile', sentence('whyNot.tileLies', { place: '8H' })],
    [
      'two on a square',
      [
        [7, 9, 19],
        [7, 9, 3],
      ],
      'other-tile',
      sentence('whyNot.tileLies', { place: '8J' }),
    ],
    ['beside the board', [[7, 15, 1]], 'outside-board', sentence('whyNot.outsideBoard', { place: '8P' })],
    [
      'round the corner',
      [
        [7, 9, 19],
        [8, 10, 3],
        [7, 6, 3],
      ],
      'not-in-line',
      sentence('play.notInLine'),
    ],
    [
      'with a gap',
      [
        [7, 9, 19],
        [7, 11, 3],
      ],
      'gap',
      sentence('whyNot.gap', { place: '8K' }),
    ],
    ['alone', [[0, 0, 3]], 'one-letter', sentence('whyNot.oneLetter')],
  ])('%s', (_what, tiles, code, message) => {
    const answer = put(tiles);
    expect(answer.codes).toContain(code);
    expect(said(answer.causes.find((cause) => cause.code === code)?.message)).toBe(message);
    expect(answer.move).toBeNull();
  });

  it('reads the tiles that adjoin them as part of the word', () => {
    expect(
      said(
        put([
          [7, 6, 3],
          [7, 9, 19],
        ]),
      ),
    ).toMatchObject({
      word: 'CABS',
      headline: sentence('whyNot.candidate', { word: 'CABS', place: '8G', score: 8 }),
    });
  });

  it('requires the exact tiles if there is a blank', () => {
    const noBlank = put([[7, 9, blankAs(19)]], 'S');
    expect(say(noBlank.headline)).toBe(sentence('play.noBlank'));
    const { gaddag, position } = smallGame(AB, 'S?', WORDS);
    const moves = new MoveList();
    new MoveGenerator(gaddag).generate(position, moves);
    const ranked = { position, moves, order: rankMoves(moves) };
    const [asLetter, asBlank] = [19, blankAs(19)].map((tile) =>
      rankPlay(explainTiles(gaddag, position, [{ row: 7, col: 9, tile }]), ranked, true),
    );
    // 8J bears no premium: A 1, B 3 and S 1, or nothing for the blank.
    expect(said(asLetter?.headline)).toMatch(/^ABS at 8H is candidate \d+ of \d+: 5 points\.$/);
    expect(said(asBlank?.headline)).toMatch(/^ABS at 8H is candidate \d+ of \d+: 4 points\.$/);
    expect(asBlank!.rank!).toBeGreaterThan(asLetter!.rank!);
  });
});
