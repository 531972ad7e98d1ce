import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltCli, buildCli } from '../runCli';

let cli: BuiltCli;
beforeAll(async () => {
  cli = await buildCli();
  // Later starts find the lexicon in the cache.
  const first = start();
  await first.ask('isready', 'readyok');
  await first.end();
});
afterAll(() => cli.remove());
afterEach(async () => {
  for (const engine of started.splice(0)) await engine.end();
});

const started: Engine[] = [];

class Engine {
  readonly lines: string[] = [];
  private heard: () => void = () => undefined;

  constructor(readonly process: ChildProcessWithoutNullStreams) {
    createInterface({ input: process.stdout }).on('line', (line) => {
      this.lines.push(line);
      this.heard();
    });
    process.stdin.on('error', () => undefined);
  }

  send(...lines: readonly string[]): void {
    for (const line of lines) this.process.stdin.write(`${line}\n`);
  }

  /** Lines up to one that begins so. */
  async until(beginning: string): Promise<readonly string[]> {
    for (;;) {
      const at = this.lines.findIndex((line) => line.startsWith(beginning));
      if (at >= 0) return this.lines.splice(0, at + 1);
      await new Promise<void>((resolve) => {
        this.heard = resolve;
      });
    }
  }

  ask(line: string, beginning: string): Promise<readonly string[]> {
    this.send(line);
    return this.until(beginning);
  }

  async end(): Promise<number | null> {
    const { exitCode } = this.process;
    if (exitCode !== null) return exitCode;
    const ended = once(this.process, 'exit');
    this.send('quit');
    return (await ended)[0];
  }
}

function start(...args: readonly string[]): Engine {
  const child = spawn(process.execPath, [cli.path, 'engine', '--threads', '1', ...args], {
    env: cli.environment,
  });
  const engine = new Engine(child);
  started.push(engine);
  return engine;
}

const EMPTY = new Array(15).fill('15').join('/');
const OPENING = `position cgp ${EMPTY} AEINRST/ 0/0 0`;

/** With their values and first moves: `test/oracle/endgames`, and MAGPIE's README. */
const VIG =
  'position cgp 9A1PIXY/9S1L3/2ToWNLETS1O3/9U1DA1R/3GERANIAL1U1I/9g2T1C/8WE2OBI/6EMU4ON/6AID3GO1/5HUN4ET1/4ZA1T4ME1/1Q1FAKEY3JOES/FIVE1E5IT1C/5SPORRAN2A/6ORE2N2D BGIV/DEHILOR 384/389 0';
const ONE_TILE_EACH =
  'position cgp CRY1BRING5A/HEAPY3A5E/EN6U3V1D/2tAILWIND1PICE/8T1VINOS/5Q2E1REEL1/2GALAGOS1O1WE1/FOID1T1STOOKS2/2BOA5M4/4DJIN7/4MATURER4/3LI10/1EAUX10/1FaTTENER6/3Z2UH7 I/O 368/486 0';
const PASS_FIRST =
  'position cgp GATELEGs1POGOED/R4MOOLI3X1/AA10U2/YU4BREDRIN2/1TITULE3E1IN1/1E4N3c1BOK/1C2O4CHARD1/QI1FLAWN2E1OE1/IS2E1HIN1A1W2/1MOTIVATE1T1S2/1S2N5S4/3PERJURY5/15/15/15 FV/AADIZ 442/388 0';
const ONYX =
  'position cgp 15/3Q7U3/3U2TAURINE2/1CHANSONS2W3/2AI6JO3/DIRL1PO3IN3/E1D2EF3V4/F1I2p1TRAIK3/O1L2T4E4/ABy1PIT2BRIG2/ME1MOZELLE5/1GRADE1O1NOH3/WE3R1V7/AT5E7/G6D7 ENOSTXY/ 356/378 0';

/** Names and values of an `info` line. */
const field = (line: string | undefined, name: string) => new RegExp(` ${name} (\\S+)`).exec(line ?? '')?.[1];

describe('engine', () => {
  it('greets with what it can do, at once', async () => {
    const lines = await start().ask('siu', 'siuok');
    expect(lines.slice(0, 3)).toEqual([
      expect.stringMatching(/^id name Tilewright \d/),
      expect.stringMatching(/^id author \S/),
      'capability gen sim infer endgame peg auto stream stop',
    ]);
    for (const line of lines.slice(3, -1))
      expect(line).toMatch(/^option name \S+ type (combo|spin) default \S+/);
  });

  it('gen: score, equity and leave of the moves asked about', async () => {
    const engine = start();
    engine.send(OPENING);
    const lines = await engine.ask('go gen searchmoves 8D.RETAINS alsosearchmoves ex.AE pass', 'bestmove');
    expect(lines[0]).toMatch(
      /^info string provenance engine=Tilewright\/\S+ leaves=english winpct=english lexicon=word-list$/,
    );
    // (7 + 1) × 2 + 50; with all tiles played, equity is score, but for what the opponent can reach.
    expect(lines[1]).toMatch(/^info gen move 8D\.RETAINS score 66 eq \d\S+ leave$/);
    expect(lines[2]).toMatch(/^info gen move ex\.AE score 0 eq \S+ leave INRST$/);
    expect(lines.slice(3)).toEqual([
      expect.stringMatching(/^info gen move pass score 0 .* leave AEINRST$/),
      'bestmove 8D.RETAINS',
    ]);
  });

  it('gen: as many of the best as it is set to', async () => {
    const engine = start();
    engine.send('setoption name candidates value 3', OPENING);
    const lines = await engine.ask('go gen', 'bestmove');
    const moves = lines.filter((line) => line.startsWith('info gen'));
    expect(moves.map((line) => field(line, 'score'))).toEqual(['66', '66', '66']);
    expect(lines.at(-1)).toBe(`bestmove ${field(moves[0], 'move')}`);
  });

  it('endgame: values that are known, the line, and a pass that is best', async () => {
    const engine = start();
    engine.send(VIG);
    const lines = await engine.ask('go endgame', 'bestmove');
    expect(lines.at(-2)).toMatch(/^info endgame depth \d+ score spread \+12 pv 1G\.VIGA K7\.DHOLE /);
    expect(lines.at(-1)).toBe('bestmove 1G.VIGA');
    engine.send(PASS_FIRST);
    const other = await engine.ask('go auto', 'bestmove');
    expect(other.at(-2)).toMatch(/^info endgame depth \d+ score spread -60 pv pass /);
    expect(other.at(-1)).toBe('bestmove pass');
  });

  it('endgame: what other moves are worth, as the endgame after them says', async () => {
    const engine = start();
    engine.send(ONE_TILE_EACH);
    const gen = (await engine.ask('go gen', 'bestmove')).filter((line) => line.startsWith('info gen'));
    const moves = gen.map((line) => field(line, 'move') ?? '');
    expect(moves).toContain('pass');
    const named = moves.join(' ');
    const also = await engine.ask(`go endgame alsosearchmoves ${named}`, 'bestmove');
    const only = await engine.ask(`go endgame searchmoves ${named}`, 'bestmove');
    const spreadIn = (lines: readonly string[], move: string) =>
      Number(
        field(
          lines.findLast((line) => line.includes(` pv ${move}`)),
          'spread',
        ),
      );
    expect(spreadIn(only, '9K.MI')).toBe(12);
    expect([also.at(-1), only.at(-1)]).toEqual(['bestmove 9K.MI', 'bestmove 9K.MI']);
    engine.send(`${ONE_TILE_EACH} moves pass`);
    const afterPass = spreadIn(await engine.ask('go endgame', 'bestmove'), '');
    expect([spreadIn(also, 'pass'), spreadIn(only, 'pass')]).toEqual([-afterPass, -afterPass]);
    // The game ends with the last tile: twice the O, which is one point, is added.
    for (const [nth, move] of moves.entries())
      if (move !== 'pass') expect(spreadIn(only, move)).toBe(Number(field(gen[nth], 'score')) + 2);
  });

  it('endgame: no deeper than it is told', async () => {
    const engine = start();
    engine.send(VIG);
    const lines = await engine.ask('go endgame depth 1', 'bestmove');
    expect(lines.filter((line) => line.startsWith('info endgame'))).toHaveLength(1);
  });

  it('peg: what each draw leads to', async () => {
    const engine = start();
    engine.send(ONYX);
    const lines = await engine.ask('go peg searchmoves 1D.SEXTON 13L.ONYX', 'bestmove');
    const drawsOf = (move: string) => {
      const line = lines.findLast((each) => each.includes(` ${move} `)) ?? '';
      return [...line.matchAll(/ [wdl]:(\S*)/g)].map(([, tiles = '']) => tiles.split('|').sort().join(''));
    };
    // Eight tiles are unseen, two of them A.
    expect(drawsOf('1D.SEXTON')).toEqual(['ACEISU', '', 'Y']);
    expect(drawsOf('13L.ONYX')).toEqual(['ESUY', 'AI', 'C']);
    expect(lines.findLast((line) => line.includes(' 1D.SEXTON w'))).toMatch(/ spread \+18$/);
    expect(lines.at(-1)).toBe('bestmove 1D.SEXTON');
  });

  it('sim: as many samples as it is told, errors, and the same again', async () => {
    const engine = start();
    engine.send(OPENING);
    const go = 'go sim searchmoves 8D.RETAINS pass iterations 64 depth 1';
    const lines = await engine.ask(go, 'bestmove');
    const [best, pass] = lines.filter((line) => line.startsWith('info sim')).slice(-2);
    expect([field(best, 'move'), field(pass, 'move')]).toEqual(['8D.RETAINS', 'pass']);
    expect(Number(field(best, 'iters')) + Number(field(pass, 'iters'))).toBe(64);
    expect(Number(field(best, 'wp'))).toBeGreaterThan(Number(field(pass, 'wp')));
    for (const name of ['wpse', 'eqse']) expect(Number(field(best, name))).toBeGreaterThan(0);
    expect((await engine.ask(go, 'bestmove')).slice(-3)).toEqual(lines.slice(-3));
  });

  it('infer: likely leaves first, which a simulation then draws from', async () => {
    const engine = start();
    engine.send(`${OPENING} moves 8D.RETAINS ex.4 rack.ABCDEFG`, 'go sim useinference iterations 20');
    expect(await engine.until('bestmove')).toContain('info string ignored useinference');
    const lines = await engine.ask('go infer', 'bestmove');
    const leaves = lines.filter((line) => line.startsWith('info infer'));
    const shares = leaves.map((line) => Number(field(line, 'prob')));
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    // The likeliest hundred of many.
    const listed = shares.reduce((sum, share) => sum + share);
    expect(shares).toHaveLength(100);
    expect(listed).toBeGreaterThan(0.5);
    expect(listed).toBeLessThan(1);
    for (const line of leaves) expect(field(line, 'leave')).toHaveLength(3);
    expect(lines.at(-1)).toBe('bestmove none');
    // The leaves of one tile are few enough to be listed all.
    engine.send(`${OPENING} moves 8D.RETAINS ex.6 rack.ABCDEFG`);
    const all = (await engine.ask('go infer', 'bestmove')).filter((line) => line.startsWith('info infer'));
    expect(all.reduce((sum, line) => sum + Number(field(line, 'prob')), 0)).toBeCloseTo(1, 2);
    const after = await engine.ask('go sim useinference iterations 20', 'bestmove');
    expect(after).not.toContain('info string ignored useinference');
  });

  it.each(['sim', 'endgame', 'peg', 'gen', 'auto'])(
    'stops %s at once, and is ready meanwhile',
    async (mode) => {
      const engine = start();
      const position = { endgame: VIG, peg: ONYX }[mode] ?? OPENING;
      await engine.ask('isready', 'readyok');
      engine.send(position, `go ${mode} infinite`);
      await engine.until('info');
      await engine.ask('isready', 'readyok');
      const begun = performance.now();
      await engine.ask('stop', 'bestmove');
      expect(performance.now() - begun).toBeLessThan(1000);
    },
  );

  it('has an error for each reason, and goes on', async () => {
    const engine = start();
    const infer = [OPENING, 'go infer'];
    engine.send('go', 'joho', 'position cgp X', `${OPENING} moves 1A.AT`, 'go chess', ...infer, 'go endgame');
    engine.send(`${OPENING} lex CSW21;`, 'go gen searchmoves 8H.ZZ');
    const lines = await engine.ask('isready', 'readyok');
    expect(lines.map((line) => /^info string (?:error )?(\S+)/.exec(line)?.[1])).toEqual([
      'no-position',
      'unknown-command',
      'bad-position',
      'bad-move',
      'unsupported-mode',
      'bad-position',
      'bad-position',
      'ignored',
      'bad-move',
      undefined,
    ]);
    expect((await engine.ask('go gen', 'bestmove')).at(-1)).toMatch(/^bestmove 8/);
  });

  it('bears lines of megabytes, bytes that are no text, and floods', async () => {
    const engine = start();
    engine.send('x'.repeat(3_000_000), `position cgp ${'9'.repeat(200_000)}`);
    engine.process.stdin.write(Buffer.from([0xff, 0x00, 0xfe, 0x0a]));
    engine.send(...new Array<string>(20_000).fill('stop'), `go ${'depth '.repeat(20_000)}`);
    const lines = await engine.ask('isready', 'readyok');
    expect(lines).toHaveLength(5);
    for (const line of lines) expect(line.length).toBeLessThan(300);
  });

  it('ends with its input, in the middle of a search', async () => {
    const engine = start();
    engine.send(OPENING, 'go infinite');
    await engine.until('info');
    const ended = once(engine.process, 'exit');
    engine.process.stdin.end();
    expect((await ended)[0]).toBe(0);
    expect(engine.lines.at(-1)).toMatch(/^bestmove /);
  });

  it('ends where nobody reads its output', async () => {
    const engine = start();
    engine.process.stdout.destroy();
    const ended = once(engine.process, 'exit');
    engine.send('siu');
    expect((await ended)[0]).toBe(0);
  });

  it('refuses arguments that are wrong in one sentence', async () => {
    const { status, stderr, stdout } = await cli.run('engine', '--lexicon', 'none.txt', '--threads', '0');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr.trim().split('\n')).toHaveLength(1);
    const { stdout: help } = await cli.run('engine', '--help');
    expect(help).toContain('--wintable');
  });
});
