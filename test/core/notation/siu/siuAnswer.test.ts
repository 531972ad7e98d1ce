import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSiuAnswer } from '../../../../src/core/notation/siu/siuAnswer';
import { runs, TEST_SEED } from '../../../seed';

describe('a line of an engine', () => {
  it.each([
    ['id name Quackle 1.0.4', { kind: 'name', text: 'Quackle 1.0.4' }],
    ['id author A. Person', { kind: 'author', text: 'A. Person' }],
    ['capability gen sim  stop', { kind: 'capability', names: ['gen', 'sim', 'stop'] }],
    ['  siuok ', { kind: 'siuok' }],
    ['bestmove 8H.AB later words', { kind: 'bestmove', move: '8H.AB' }],
    ['bestmove', { kind: 'unknown' }],
    ['', { kind: 'nothing' }],
    ['info depth 4', { kind: 'nothing' }],
    ['info infer leave AB prob 0.5', { kind: 'nothing' }],
    ['hello', { kind: 'unknown' }],
    ['info string ignored movetime', { kind: 'ignored', what: 'movetime' }],
    ['info string error bad-position no board', { kind: 'error', code: 'bad-position', text: 'no board' }],
    ['option type check', { kind: 'unknown' }],
    [
      'option name Use Book type check default true',
      {
        kind: 'option',
        option: { name: 'Use Book', type: 'check', usual: 'true', min: null, max: null, values: [] },
      },
    ],
    [
      'option name Ply Count type spin default 2 min 0 max 20',
      {
        kind: 'option',
        option: { name: 'Ply Count', type: 'spin', usual: '2', min: 0, max: 20, values: [] },
      },
    ],
  ])('%j', (line, answer) => {
    expect(parseSiuAnswer(line)).toEqual(answer);
  });

  it.each([
    [
      'info gen move 8D.DJINN score 50 eq 47.25 leave RT',
      { mode: 'gen', move: '8D.DJINN', figures: { score: 50, equity: 47.25 } },
    ],
    [
      'info sim move ex.AEU wp 43.20 wpse 0.71 eq -3.5 eqse 1.4 iters 1024 novelty 3',
      {
        mode: 'sim',
        move: 'ex.AEU',
        figures: { winPercent: 43.2, winError: 0.71, equity: -3.5, equityError: 1.4, samples: 1024 },
      },
    ],
    [
      'info endgame depth 6 score spread +12 pv 1G.VIGA K7.DHOLE pass',
      { mode: 'endgame', move: '1G.VIGA', figures: { depth: 6, spread: 12 } },
    ],
    [
      'info peg move 13L.ONYX w:AB|AC d: l:AH spread -4',
      { mode: 'peg', move: '13L.ONYX', figures: { wins: 2, ties: 0, losses: 1, spread: -4 } },
    ],
  ])('gives figures: %s', (line, row) => {
    expect(parseSiuAnswer(line)).toEqual({ kind: 'row', row });
  });

  it.each([
    ['info gen move 8D.A score NaN', 'score', 'NaN'],
    ['info gen move 8D.A eq Infinity', 'eq', 'Infinity'],
    ['info gen move 8D.A eq', 'eq', ''],
    ['info sim move 8D.A wp 100.5', 'wp', '100.5'],
    ['info sim move 8D.A wpse -1', 'wpse', '-1'],
    ['info sim move 8D.A iters 1.5', 'iters', '1.5'],
    ['info sim move 8D.A iters 99999999999999999', 'iters', '99999999999999999'],
    ['info endgame depth 2 score spread x pv 8D.A', 'spread', 'x'],
    ['info peg move 8D.A w:A d: l: spread 0x10', 'spread', '0x10'],
  ])('with an impossible figure: %s', (line, figure, value) => {
    expect(parseSiuAnswer(line)).toEqual({ kind: 'bad-figure', figure, value });
  });

  it('gives only finite figures, whatever it contains', () => {
    const token = fc.oneof(
      fc.constantFrom('info', 'gen', 'sim', 'endgame', 'peg', 'move', 'wp', 'eq', 'spread', 'depth', 'pv'),
      fc.constantFrom('NaN', '1e999', '-0', '5', '__proto__', 'constructor'),
      fc.string({ maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(token, { maxLength: 12 }), (tokens) => {
        const answer = parseSiuAnswer(tokens.join(' '));
        if (answer.kind !== 'row') return true;
        return Object.values(answer.row.figures).every(Number.isFinite);
      }),
      { numRuns: runs(2000), seed: TEST_SEED },
    );
  });
});
