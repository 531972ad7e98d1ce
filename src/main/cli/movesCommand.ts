import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { alphabetOf } from '../../core/alphabet/alphabet';
import type { Rules } from '../../core/board/rules';
import { rankMoves } from '../../core/movegen/candidates/rank';
import { MoveGenerator } from '../../core/movegen/moveGenerator';
import { MoveList } from '../../core/movegen/moveList';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import type { LexiconSource } from '../cache/lexiconSource';
import { type LoadedLexicon, loadLexicon } from '../cache/loadLexicon';
import type { EndgameTask } from '../endgame/endgameApi';
import { writeFileDurably } from '../writeFileDurably';
import { chooseRules } from './chooseRules';
import { formatReport, type MovesReport } from './formatReport';
import { InputError, writing } from './inputError';
import { MOST_LISTED, type MovesOptions, movesUsage, readMovesOptions } from './movesOptions';
import { type NamedPosition, readPositions } from './readPositions';

export interface CommandDeps {
  /** The program with a window; the package of the command line alone lacks it. */
  readonly windowPath: string;
  /** The built-in word list. */
  readonly wordListPath: string;
  readonly cacheDir: string;
  readonly print: (output: string) => void;
  readonly warn: (message: string) => void;
  /** Starts a thread that plays games. */
  readonly startGames: () => Worker;
  /** Starts a thread that examines pre-endgames. */
  readonly startPreendgame: () => Worker;
  /** The built-in leaves, those of English. */
  readonly leavesPath: string;
  /** Folder of the leaves that the window uses instead. */
  readonly ownLeavesDir: string;
  /** Starts a thread that looks at boards for leaves. */
  readonly startCensus: () => Worker;
  /** Starts a thread that solves endgames. */
  readonly startEndgames: (task: EndgameTask) => Worker;
  /** Starts a thread that reviews games. */
  readonly startReview: () => Worker;
  /** Starts a thread that draws samples of a simulation. */
  readonly startSimulation: () => Worker;
  /** The built-in win table, that of English. */
  readonly winTablePath: string;
  /** Starts a thread that plays games for a win table. */
  readonly startSwings: () => Worker;
}

/**
 * `tilewright moves …`. Throws an `InputError` for whatever is wrong with the arguments
 * or the files they name.
 */
export function runMoves(args: readonly string[], deps: CommandDeps): void {
  const options = readMovesOptions(args);
  if (options === 'help') deps.print(movesUsage());
  else listMoves(options, deps);
}

function listMoves(options: MovesOptions, deps: CommandDeps): void {
  const rules = chooseRules(options);
  const gaddag = openLexicon(options.lexiconFile, rules, deps).gaddag;
  const positions = readPositions(options.source, {
    rules,
    isWord: (letters) => gaddag.acceptsWord(letters),
  });
  const output = openOutput(options, positions.length, deps);
  const generator = new MoveGenerator(gaddag);
  const moves = new MoveList();
  for (const named of positions) {
    generator.generate(named.position, moves);
    const report = reportOf(named, moves, options.top);
    if (report.moves.length < Math.min(report.total, options.top ?? Number.POSITIVE_INFINITY))
      deps.warn(leftOut(report));
    output(report);
  }
}

/** The lexicon named by the user, or the built-in one, spelled with the tiles of the rules. */
export function openLexicon(
  lexiconFile: string | undefined,
  { distribution }: Rules,
  { cacheDir, warn, wordListPath }: CommandDeps,
): LoadedLexicon {
  const letters = alphabetOf(distribution);
  const source: LexiconSource =
    lexiconFile === undefined
      ? { kind: 'default', path: wordListPath, letters }
      : { kind: 'file', path: lexiconFile, letters };
  const loaded = loadLexicon(source, { cacheDir, log: warn });
  if (!loaded.ok) throw new InputError(say(loaded.error.message));
  return loaded.value;
}

function reportOf(named: NamedPosition, moves: MoveList, top = MOST_LISTED): MovesReport {
  const { hasMore, length: total } = moves;
  const best = rankMoves(moves).subarray(0, Math.min(top, MOST_LISTED));
  return { ...named, total, hasMore, moves: Array.from(best, (index) => moves.moveAt(index)) };
}

const leftOut = ({ hasMore, id, moves, total }: MovesReport): string =>
  text('commandLine.leftOut', {
    id,
    hasMore: String(hasMore),
    total: String(total),
    shown: String(moves.length),
  });

function openOutput(
  { format, outDir }: MovesOptions,
  positionCount: number,
  { print }: CommandDeps,
): (report: MovesReport) => void {
  if (outDir === undefined) {
    // In JSON each report names its position itself.
    const isNamed = positionCount > 1 && format !== 'json';
    return (report) => print(`${isNamed ? `# ${report.id}\n` : ''}${formatReport(report, format)}`);
  }
  const extension = format === 'json' ? 'json' : 'txt';
  writing(outDir, () => mkdirSync(outDir, { recursive: true }));
  return (report) => {
    const path = join(outDir, `${report.id}.${extension}`);
    writing(path, () => writeFileDurably(path, Buffer.from(formatReport(report, format))));
  };
}
