import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltCli, buildCli } from './runCli';

let cli: BuiltCli;
let lexicon: string;
beforeAll(async () => {
  cli = await buildCli();
  lexicon = join(cli.workDir, 'words.txt');
  writeFileSync(lexicon, 'AT\nTA\nCAT\nACT\n');
});
afterAll(() => cli.remove());

/** With four words. */
const endgame = (...args: readonly string[]) => cli.run('endgame', '--lexicon', lexicon, ...args);

/** All tiles of the English set but those of two racks, laid side by side. */
function boardWithout(racks: string): string {
  const kinds = 'A9B2C2D4E12F2G3H2I9J1K1L4M2N6O8P2Q1R6S4T6U4V2W2X1Y2Z1'.matchAll(/([A-Z])(\d+)/g);
  const set = [...kinds].flatMap(([, letter = '', count]) => [...letter.repeat(Number(count))]);
  const tiles = [...set, 'q', 'x'];
  for (const tile of racks) tiles.splice(tiles.indexOf(tile === '?' ? 'q' : tile), 1);
  const rows = Array.from({ length: 15 }, (_, row) => tiles.slice(row * 15, row * 15 + 15).join(''));
  return rows.map((row) => (row.length === 15 ? row : `${row}${15 - row.length}`)).join('/');
}

const CGP = `${boardWithout('ATC')} AT/C 10/20 0`;

/** Two blanks and all words of English: not solved within seconds. */
const LONG_CGP = '15/15/15/15/15/15/15/4CAT8/15/15/15/15/15/15/15 ABCDEF?/GHIJKL? 0/0 0';
const LONG_TILES = [
  '?,2,0,0',
  ...[...'ABCDEFGHIJKLT'].map((glyph) => `${glyph},${'AC'.includes(glyph) ? 2 : 1},1,0`),
].join('\n');

describe('endgame', () => {
  it('reports the value and the line of a solved endgame', async () => {
    const { status, stderr, stdout } = await endgame('--format', 'json', '--cgp', CGP);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const { line, nodes, seconds, value, ...rest } = JSON.parse(stdout);
    expect(rest).toMatchObject({ id: 'cgp', solved: true });
    expect([typeof nodes, typeof seconds, typeof value]).toEqual(['number', 'number', 'number']);
    expect(line[0]).toMatchObject({ player: 1, move: expect.any(String), score: expect.any(Number) });
  });

  it('derives the other rack from the unseen tiles, and solves several positions', async () => {
    const file = join(cli.workDir, 'endgames.jsonl');
    const unknown = CGP.replace('AT/C', 'AT/');
    writeFileSync(file, `${JSON.stringify({ id: 'one', cgp: CGP })}\n${unknown}\n`);
    const { stdout } = await endgame('--format', 'json', '--positions', file);
    const [one, two] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect([one.id, two.id]).toEqual(['one', 'line-2']);
    expect(two.value).toBe(one.value);
    expect((await endgame('--positions', file)).stdout).toMatch(/^one: .*solved/);
  });

  it.each([
    ['no bag', '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AT/C 0/0 0', /97 tiles are in the bag/],
    ['not both racks', '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AT/ 0/0 0', /91 tiles are in the bag/],
    ['three players', CGP.replace('AT/C 10/20', 'A/T/C 1/2/3'), /3 players; endgames are solved for two/],
    ['too many tiles', CGP.replace('AT/C', 'AT/CQ'), /Q appears 2 times; the tile set has 1/],
    ['no rack', CGP.replace('AT/C', '/ATC'), /no tiles left/],
    [
      'a rack too long',
      `${boardWithout('ABCDEFGHIJ')} ABCDEFGH/IJ 0/0 0`,
      /holds 8 tiles; the rules allow 7/,
    ],
    ['wrong letters', CGP.replace('AT/C', 'A#/C'), /#/],
    ['the end', CGP.replace(/0$/, '6'), /over after 6 scoreless turns/],
  ])('refuses %s in one sentence', async (_what, cgp, sentence) => {
    const { status, stderr, stdout } = await endgame('--cgp', cgp);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  describe('with limited CPU time', () => {
    const isSolved = async (...args: readonly string[]) =>
      JSON.parse((await cli.run('endgame', '--format', 'json', ...args)).stdout).solved;

    it('is solved only if the limit suffices', async () => {
      const small = join(cli.workDir, 'small.csv');
      writeFileSync(small, LONG_TILES);
      const long = ['--tiles', small, '--cgp', LONG_CGP];
      expect(await isSolved('--cpu', '0.001', ...long)).toBe(false);
      expect(await isSolved('--cpu', '600', '--lexicon', lexicon, '--cgp', CGP)).toBe(true);
      expect(await isSolved('--cpu', '600', '--time', '0.3', ...long)).toBe(false);
    });

    it.each(['0', '-1', 'much', '86401', '1e3'])('refuses %s in one sentence', async (given) => {
      const { status, stderr, stdout } = await endgame(`--cpu=${given}`, '--cgp', CGP);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(/^[^\n]*--cpu[^\n]*0\.001[^\n]*86400[^\n]*\n$/);
    });
  });

  it('ends a long search in time, and reports that it is not solved', async () => {
    const tiles = join(cli.workDir, 'tiles.csv');
    writeFileSync(tiles, LONG_TILES);
    const { status, stdout } = await cli.run(
      ...['endgame', '--format', 'json', '--time', '0.3', '--tiles', tiles, '--cgp', LONG_CGP],
    );
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ solved: false, line: expect.any(Array) });
  });
});
