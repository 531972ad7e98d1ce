import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentence } from '../../said';
import { type BuiltCli, buildCli } from './runCli';

let cli: BuiltCli;
beforeAll(async () => {
  cli = await buildCli();
  const board = { name: 'Row', start: 'A1', rackSize: 1, bingoBonus: [], rows: ['    ', '    '] };
  const values = { C: 3, A: 1, T: 1, S: 1, X: 8, Y: 4 };
  const letters = Object.entries(values).map(([glyph, value]) => ({
    glyph,
    value,
    count: 1,
    isVowel: false,
  }));
  const tileSet = { name: 'Six', blankCount: 0, letters };
  writeFileSync(join(cli.workDir, 'board.json'), JSON.stringify(board));
  writeFileSync(join(cli.workDir, 'tiles.json'), JSON.stringify(tileSet));
  writeFileSync(join(cli.workDir, 'words.txt'), 'CAT\nCATS\n');
});
afterAll(() => cli.remove());

const preendgame = (...options: readonly string[]) =>
  cli.run(
    'preendgame',
    ...['--board', 'board.json', '--tiles', 'tiles.json', '--lexicon', 'words.txt'],
    ...options,
  );

/** See `catsRoot`: CATS wins if Y is in the bag, and ties with X; to pass wins with both. */
const CATS = 'CAT1/4 S/ 10/12 0';

describe('tilewright preendgame', () => {
  it('reports wins, ties, losses and spread of each move as JSON', async () => {
    const { status, stderr, stdout } = await preendgame('--cgp', CATS, '--format', 'json');
    expect([status, stderr]).toEqual([0, '']);
    const both = { losses: 0, model: 'rational', examined: true, plies: null, looked: 2 };
    expect(JSON.parse(stdout)).toEqual({
      id: 'cgp',
      model: 'rational',
      rack: 'S',
      known: '',
      bag: 1,
      orderings: 2,
      cut: false,
      proven: true,
      moves: [
        { move: '-', score: 0, wins: 2, ties: 0, spread: 3, ...both },
        { move: '1A ...S', score: 6, wins: 1, ties: 1, spread: 4, ...both },
      ],
    });
  });

  it('reports the given moves as text, with a partly known other rack', async () => {
    const { stdout } = await preendgame('--cgp', CATS.replace('S/', 'S/X'), '--moves', '1a CAT(S)');
    expect(stdout.split('\n')).toEqual([
      'Rack S, 1 tile in the bag, 1 ordering of the unseen tiles; the opponent is rational: they know only their ' +
        'own rack; 1 of 1 move examined to the end; proven: no other move wins more than the first',
      '1  1A ...S  W 1  T 0  L 0  +8.0  100.0 % won',
      '',
    ]);
  });

  it('reads one position per line', async () => {
    const lines = [CATS, JSON.stringify({ id: 'mine', cgp: CATS })];
    writeFileSync(join(cli.workDir, 'positions.jsonl'), lines.join('\n'));
    const { stdout } = await preendgame(
      '--positions',
      'positions.jsonl',
      '--format',
      'json',
      '--model',
      'guaranteed',
    );
    const read = stdout
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(read).toMatchObject([
      { id: 'line-1', model: 'guaranteed' },
      {
        id: 'mine',
        moves: [
          { wins: 2, ties: 0 },
          { wins: 1, ties: 1 },
        ],
      },
    ]);
  });

  it('examines moves to the end only if the CPU time suffices', async () => {
    const examined = async (cpu: string) => {
      const { stderr, stdout } = await preendgame('--cgp', CATS, '--format', 'json', '--cpu', cpu);
      expect(stderr).toBe('');
      return JSON.parse(stdout).moves.map((move: { readonly examined: boolean }) => move.examined);
    };
    expect(await examined('600')).not.toContain(false);
    expect(await examined('0.001')).not.toContain(true);
  });

  it('reports invalid input in one sentence', async () => {
    const refusal = async (...options: readonly string[]) => {
      const { status, stderr } = await preendgame(...options);
      expect(status).toBe(2);
      return stderr.trim();
    };
    const of = (cgp: string) => refusal('--cgp', cgp);
    expect(await of('CATS/4 X/ 10/12 0')).toBe(
      `tilewright: cgp: ${sentence('preendgame.bagEmpty', { unseen: 1, rackSize: 1 })}`,
    );
    expect(await of('4/4 / 10/12 0')).toBe(
      `tilewright: cgp: ${sentence('preendgame.bagTooFull', { tiles: 5, most: 4 })}`,
    );
    expect(await of('CAT1/4 S// 10/12/3 0')).toBe(
      `tilewright: cgp: ${sentence('preendgame.wrongPlayerCount', { players: 3 })}`,
    );
    expect(await of('CAT1/4 S/C 10/12 0')).toBe(
      `tilewright: cgp: ${sentence('preendgame.knownNotUnseen', { tile: 'C' })}`,
    );
    expect(await refusal('--cgp', CATS, '--moves', '1A CATX')).toBe(
      `tilewright: ${sentence('preendgameCommand.noMove', { id: 'cgp', given: '“1A CATX”' })}`,
    );
    expect(await refusal('--cgp', CATS, '--model', 'kind')).toContain(
      '--model must be one of rational, guaranteed, clairvoyant',
    );
    expect(await refusal('--cgp', CATS, '--time', '0')).toContain('--time takes seconds from 0.1 to 86400');
    expect(await refusal('--cgp', CATS, '--cpu', '0')).toContain('--cpu takes seconds from 0.001 to 86400');
    writeFileSync(join(cli.workDir, 'rows.jsonl'), '{"id":"a","board":["CAT.","...."],"rack":"S"}');
    expect(await refusal('--positions', 'rows.jsonl')).toBe(
      `tilewright: ${sentence('preendgameCommand.noGame', { where: 'a' })}`,
    );
  });
});
