import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ENGINE = join(import.meta.dirname, '../../../scripts/magpieEngine.mjs');
const MAGPIE = join(import.meta.dirname, 'fakeMagpie.mjs');

function answersTo(lines: readonly string[], lexicon = 'CSW21', magpie = MAGPIE) {
  const args = [ENGINE, '--magpie', magpie, '--folder', import.meta.dirname, '--lexicon', lexicon];
  const { status, stderr, stdout } = spawnSync(process.execPath, args, {
    input: lines.map((line) => `${line}\n`).join(''),
    encoding: 'utf8',
  });
  return { status, stderr, lines: stdout.trim().split('\n') };
}

const POSITION = `position cgp ${new Array(15).fill('15').join('/')} BGIV/DEHILOR 384/389 0`;
const PROVENANCE = 'info string provenance engine=MAGPIE leaves=default winpct=default lexicon=CSW21';

describe.skipIf(process.platform === 'win32')('MAGPIE as an engine, with a stand-in for its console', () => {
  it('greets with the searches it translates', () => {
    expect(answersTo(['siu', 'isready', 'quit'])).toEqual({
      status: 0,
      stderr: '',
      lines: ['id name MAGPIE', 'capability gen sim endgame', 'siuok', 'readyok'],
    });
  });

  it('translates moves, leaves and figures of gen', () => {
    expect(answersTo([POSITION, 'go gen']).lines).toEqual([
      PROVENANCE,
      'info gen move 1G.VIGA score 24 eq 8.00 leave B',
      'info gen move 8D.RETAINS score 66 eq 65.30 leave',
      'info gen move ex.BV score 0 eq -12.50 leave GI',
      'bestmove 1G.VIGA',
    ]);
  });

  it('translates simulations and endgames one after the other, with their limits', () => {
    expect(answersTo([POSITION, 'go sim depth 4', 'go endgame movetime 3500 infinite']).lines).toEqual([
      PROVENANCE,
      'info sim move 1G.VIGA wp 71.25 wpse 0.75 eq 12.50 eqse 1.25 iters 600',
      'info sim move pass wp 3.00 wpse 0.50 eq -20.00 eqse 2.00 iters 400',
      'bestmove 1G.VIGA',
      'info string ignored infinite',
      PROVENANCE,
      'info endgame depth 5 score spread +12 pv 1G.VIGA K7.DHOLE G7.BEAU',
      'bestmove 1G.VIGA',
    ]);
  });

  it('has an error for each reason', () => {
    const wrong = [
      'joho',
      'go gen',
      'position X',
      'position cgp 15/15 A/ 0/x 0',
      `${POSITION} moves pass`,
      'go peg',
    ];
    const reasons = answersTo([...wrong, POSITION, 'go sim depth 7']).lines.map((line) => line.split(' ')[3]);
    expect(reasons).toEqual([
      'unknown-command',
      'no-position',
      'bad-position',
      'bad-position',
      'bad-position',
      'unsupported-mode',
      'bad-position',
    ]);
  });

  it.each([
    ['NOLEX', MAGPIE],
    ['CSW21', join(import.meta.dirname, 'none')],
  ])('ends with one sentence if MAGPIE cannot start', (lexicon, magpie) => {
    const { status, stderr } = answersTo([POSITION, 'go gen'], lexicon, magpie);
    expect(status).toBe(2);
    expect(stderr.trim().split('\n').at(-1)).toMatch(/^magpieEngine: \S/);
  });
});
