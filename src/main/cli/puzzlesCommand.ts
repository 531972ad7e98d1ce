import { existsSync } from 'node:fs';
import { CLASSIC_RULES } from '../../core/board/rules';
import { parseSeed } from '../../core/game/seed';
import { formatPuzzleFile, type PuzzleFile } from '../../core/school/puzzles/preendgame/puzzleFile';
import { seekPuzzle } from '../../core/school/puzzles/preendgame/seekPuzzle';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { openPuzzleFile } from '../practice/builtInPuzzles';
import { writeFileDurably } from '../writeFileDurably';
import { InputError, writing } from './inputError';
import { leavesOf } from './leavesShow';
import { type CommandDeps, openLexicon } from './movesCommand';
import { readOptions } from './options';
import { ProgressLine } from './progressLine';
import { listenToSignals } from './signals';
import { gamesOf } from './winTableTrain';

/**
 * `tilewright puzzles …`: plays games against itself until there are as many as wanted, and keeps their
 * pre-endgames with one clear answer in a file, which a second run continues.
 */
export async function runPuzzles(args: readonly string[], deps: CommandDeps): Promise<void> {
  const values = readOptions(args, ['games', 'seed', 'out', 'help']);
  if (values.help) return deps.print(text('puzzlesCommand.usage'));
  const { out: path = '', seed: typed = '1' } = values;
  const games = gamesOf(values.games ?? '1000');
  if (path === '') throw new InputError(text('winTable.noOut'));
  const seed = parseSeed(typed);
  if (!seed.ok) throw new InputError(say(seed.error));
  const { gaddag, info } = openLexicon(undefined, CLASSIC_RULES, deps);
  const { table: leaves } = leavesOf({}, deps);
  const ground = { gaddag, leaves, seed: seed.value, now: () => performance.now() };
  let file = takeUp(path, { lexiconId: info.id, lexicon: info.name, seed: typed });
  const progress = new ProgressLine(process.stderr);
  const signals = listenToSignals();
  while (file.games < games && !signals.aborted.aborted) {
    const steps = seekPuzzle(ground, file.games);
    let step = steps.next();
    while (step.done !== true && !signals.aborted.aborted) {
      await new Promise(setImmediate);
      step = steps.next();
    }
    if (step.done !== true) break;
    const found = step.value === null ? [] : [step.value];
    const done = file.games + 1;
    const command = ['tilewright', 'puzzles', '--games', String(done), '--seed', typed].join(' ');
    file = { ...file, games: done, command, puzzles: [...file.puzzles, ...found] };
    if (found.length > 0 || done === games) save(path, file);
    const { length } = file.puzzles;
    progress.showLine(() => text('puzzlesCommand.progress', { done, total: games, puzzles: length }));
  }
  signals.forget();
  progress.clear();
  save(path, file);
  deps.print(text('puzzlesCommand.finished', { path, games: file.games, puzzles: file.puzzles.length }));
  signals.setExitCode();
}

/** The games that the file has already. */
function takeUp(path: string, of: Pick<PuzzleFile, 'lexicon' | 'lexiconId' | 'seed'>): PuzzleFile {
  if (!existsSync(path)) return { ...of, games: 0, command: '', puzzles: [] };
  const opened = openPuzzleFile(path);
  if (!opened.ok) throw new InputError(say(opened.error));
  const { lexiconId, seed } = opened.value;
  if (lexiconId !== of.lexiconId || seed !== of.seed) throw new InputError(text('winTable.otherGames'));
  return opened.value;
}

function save(path: string, file: PuzzleFile): void {
  writing(path, () => writeFileDurably(path, Buffer.from(formatPuzzleFile(file))));
}
