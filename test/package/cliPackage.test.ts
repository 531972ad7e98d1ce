import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import root from '../../package.json';
import { userDataDir } from '../../src/main/userDataDir';
import { PackedProject } from './packed';

/** Where the system keeps the files of programs: a folder of the test, without a variable of Tilewright's. */
const HOME = 'home';
const { TILEWRIGHT_USER_DATA: _unset, ...outside } = process.env;
const env: NodeJS.ProcessEnv = { ...outside };
const project = new PackedProject('cli', env);
const home = join(project.folder, HOME);
Object.assign(env, { HOME: home, APPDATA: home, XDG_CONFIG_HOME: home });

const INSTALLED = join(project.folder, 'node_modules', 'tilewright');
const COMMAND = ['--no-install', 'tilewright'];

let packedBytes = 0;
beforeAll(() => {
  packedBytes = project.install('buildCli.mjs');
});
afterAll(() => project.remove());

/** Asks one search after another; the lines that the engine answers, and its exit code. */
async function engineSession(questions: readonly string[]) {
  const child: ChildProcess = spawn('npx', [...COMMAND, 'engine', '--threads', '1'], {
    cwd: project.folder,
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const { stdin, stdout } = child;
  if (stdin === null || stdout === null) throw new Error('no pipes');
  const ended = once(child, 'exit');
  const waiting = [...questions, 'quit'];
  const lines: string[] = [];
  const ask = () => stdin.write(`${waiting.shift()}\n`);
  ask();
  for await (const line of createInterface({ input: stdout })) {
    lines.push(line);
    if (line.startsWith('bestmove')) ask();
  }
  const [code] = await ended;
  return { lines, code };
}

const EMPTY = new Array(15).fill('15').join('/');

/** An endgame that gains 12 points for the player on turn: `test/oracle/endgames`. */
const VIG =
  '9A1PIXY/9S1L3/2ToWNLETS1O3/9U1DA1R/3GERANIAL1U1I/9g2T1C/8WE2OBI/6EMU4ON/6AID3GO1/5HUN4ET1/4ZA1T4ME1/1Q1FAKEY3JOES/FIVE1E5IT1C/5SPORRAN2A/6ORE2N2D BGIV/DEHILOR 384/389 0';

describe('the command line as a package', () => {
  it('has the version of the program, no dependencies and 5 MB at most', () => {
    const manifest = JSON.parse(readFileSync(join(INSTALLED, 'package.json'), 'utf8'));
    expect(manifest.version).toBe(root.version);
    for (const field of ['dependencies', 'peerDependencies', 'optionalDependencies'])
      expect(manifest).not.toHaveProperty(field);
    console.log(`tilewright-${manifest.version}.tgz: ${(packedBytes / 1e6).toFixed(1)} MB`);
    expect(packedBytes).toBeLessThan(5e6);
  });

  it('has nothing that publint objects to', async () => {
    const { messages } = await publint({ pkgDir: INSTALLED, pack: false, strict: true });
    expect(messages).toEqual([]);
  });

  it('imports nothing but its own files and Node', () => {
    const scripts = readdirSync(join(INSTALLED, 'dist'), { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.js'),
    );
    const imports = scripts.flatMap((name) => {
      const code = readFileSync(join(INSTALLED, 'dist', name), 'utf8');
      const found = [...code.matchAll(/(?:^|[;}])(?:import|export)[^'"`;()]*?["`']([^"'`]+)["`']/g)];
      return [...found, ...code.matchAll(/\bimport\(["'`]([^"'`]+)["'`]\)/g)].map(([, from = '']) => from);
    });
    expect(imports.length).toBeGreaterThan(scripts.length);
    expect(imports.filter((from) => !/^(node:|\.)/.test(from))).toEqual([]);
  });

  it('comes with the licence of every package in it, of the words above all', () => {
    const licences = readFileSync(join(INSTALLED, 'dist', 'THIRD-PARTY-LICENSES.txt'), 'utf8');
    for (const name of ['word-list', 'zod', 'intl-messageformat', 'pure-rand', 'yaml'])
      expect(licences).toMatch(new RegExp(`^${name} \\d[.\\d]* \\((MIT|ISC|BSD-3-Clause)\\)`, 'm'));
    expect(licences).toContain('Sindre Sorhus');
    expect(statSync(join(INSTALLED, 'dist', 'LICENSE')).size).toBeGreaterThan(1000);
  });

  it('lists its commands', () => {
    const help = project.run('npx', [...COMMAND, '--help']);
    for (const command of ['moves', 'engine', 'endgame', 'play']) expect(help).toContain(`\n  ${command} `);
  });

  it('finds moves as its README shows, and keeps the lexicon where the installed program does', () => {
    const [, args = '', printed = ''] =
      /npx tilewright (moves.*)\n```\n\n```text\n(.*?)```/s.exec(
        readFileSync(join(project.source, 'README.md'), 'utf8'),
      ) ?? [];
    const words = [...args.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    const kept = userDataDir(process.platform, env);
    expect(existsSync(kept)).toBe(false);
    expect(project.run('npx', [...COMMAND, ...words])).toBe(printed);
    expect(kept.startsWith(project.folder)).toBe(true);
    expect(readdirSync(join(kept, 'lexicons'))).toContain('default.gaddag');
    expect(project.run('npx', [...COMMAND, ...words])).toBe(printed);
  });

  it('speaks SIU, with threads, leaves and the win table', async () => {
    const { lines, code } = await engineSession([
      `siu\nposition cgp ${EMPTY} AEINRST/ 0/0 0\ngo gen searchmoves 8D.RETAINS`,
      'go sim searchmoves 8D.RETAINS pass iterations 20',
      `position cgp ${VIG}\ngo endgame`,
    ]);
    expect(code).toBe(0);
    expect(lines[0]).toBe(`id name Tilewright ${root.version}`);
    expect(
      lines.filter((line) => line.includes('leaves=english winpct=english lexicon=word-list')),
    ).toHaveLength(3);
    // (7 + 1) × 2 + 50
    expect(lines).toContainEqual(expect.stringMatching(/^info gen move 8D\.RETAINS score 66 /));
    expect(lines.at(-2)).toMatch(/^info endgame depth \d+ score spread \+12 pv 1G\.VIGA /);
    expect(lines.filter((line) => line.startsWith('bestmove'))).toEqual([
      'bestmove 8D.RETAINS',
      'bestmove 8D.RETAINS',
      'bestmove 1G.VIGA',
    ]);
  });

  it('lets agents play in threads of its own', () => {
    const games = ['play', '--agents', 'score,random', '--games', '4', '--seed', '1', '--threads', '2'];
    expect(project.run('npx', [...COMMAND, ...games])).toContain('random');
  });

  it('refuses to film, in one sentence', () => {
    const film = () => project.run('npx', [...COMMAND, 'film', '--gcg', 'game.gcg', '--out', 'game.gif']);
    expect(film).toThrow(
      expect.objectContaining({ status: 2, stderr: expect.stringMatching(/^tilewright: [^\n]+\n$/) }),
    );
  });
});
