import { rulesName, tileSetName } from '../../core/board/ruleNames';
import { THOUSANDTHS } from '../../core/movegen/bestMove/moveWorth';
import { quoted } from '../../core/quoted';
import { joinWinTables } from '../../core/strategy/winTable/joinWinTables';
import { WinTable, winShares } from '../../core/strategy/winTable/winTable';
import { formatWinTableFile } from '../../core/strategy/winTable/winTableFile';
import { fixed } from '../../texts/numbers';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { writeFileDurably } from '../writeFileDurably';
import { rulesUsage } from './chooseRules';
import { InputError, writing } from './inputError';
import type { CommandDeps } from './movesCommand';
import { openedWinTable } from './openedWinTable';
import { readOptionsAndFiles } from './options';
import { runCheckWinTable } from './winTableCheck';
import { runTrainWinTable } from './winTableTrain';

const ACTIONS: ReadonlyMap<string, (args: readonly string[], deps: CommandDeps) => void | Promise<void>> =
  new Map([
    ['train', runTrainWinTable],
    ['join', runJoinWinTables],
    ['show', runShowWinTable],
    ['check', runCheckWinTable],
  ]);

const HELP = ['help', '--help', '-h'];

/**
 * `tilewright wintable …`. Throws an `InputError` for invalid arguments or files.
 */
export function runWinTable(
  [name = '', ...args]: readonly string[],
  deps: CommandDeps,
): void | Promise<void> {
  const action = ACTIONS.get(name);
  if (HELP.includes(name) || (action !== undefined && args.some((arg) => HELP.slice(1).includes(arg)))) {
    deps.print(text('winTable.usage', { rules: rulesUsage() }));
    return;
  }
  if (action !== undefined) return action(args, deps);
  const allowed = [...ACTIONS.keys()].join(', ');
  throw new InputError(text('winTable.wrongAction', { given: quoted(name), allowed }));
}

/** `tilewright wintable join`: one table out of those of several shards. */
function runJoinWinTables(args: readonly string[], { print }: CommandDeps): void {
  const { positionals, values } = readOptionsAndFiles(args, ['out']);
  const { out } = values;
  if (out === undefined || out === '') throw new InputError(text('winTable.noOut'));
  const [first, ...others] = positionals.map(openedWinTable);
  if (first === undefined) throw new InputError(text('winTable.noParts'));
  const joined = others.reduce((before, other) => {
    const both = joinWinTables(before, other);
    if (!both.ok) throw new InputError(say(both.error));
    return both.value;
  }, first);
  writing(out, () => writeFileDurably(out, formatWinTableFile(joined)));
  print(text('winTable.finished', { path: out, games: joined.games }));
}

const SHOWN_LEADS = [-100, -50, -25, 0, 25, 50, 100];
const SHOWN_UNSEEN = [1, 2, 3, 4, 5, 6, 7, 8, 10, 14, 21, 28, 40, 50, 60, 70, 80, 86, 93];

/** `tilewright wintable show`: the origin of a table, and an excerpt. */
function runShowWinTable(args: readonly string[], { print, winTablePath }: CommandDeps): void {
  const { positionals } = readOptionsAndFiles(args, []);
  const trained = openedWinTable(positionals[0] ?? winTablePath);
  const { games, origin, tally } = trained;
  const distribution = { name: origin.tiles };
  const board = say(rulesName({ distribution, name: origin.board }));
  print(`${text('winTable.about', { games, board, tiles: say(tileSetName(distribution)) })}\n`);
  if (origin.command !== '') print(`${text('winTable.origin', { ...origin })}\n`);
  const table = new WinTable(winShares(tally));
  const rows = SHOWN_UNSEEN.filter((unseen) => unseen <= tally.mostUnseen).map((unseen) => [
    unseen,
    ...SHOWN_LEADS.map((lead) => shareText(100 * table.winShare(unseen, lead * THOUSANDTHS))),
  ]);
  const lines = [[text('winTable.unseen'), ...SHOWN_LEADS.map((lead) => String(lead))], ...rows];
  print(lines.map((line) => `${line.map((cell) => String(cell).padStart(7)).join('')}\n`).join(''));
}

/** No share is 0 or 100. */
const shareText = (share: number): string =>
  share < 0.05 ? `<${fixed(0.1, 1)}` : share >= 99.95 ? `>${fixed(99.9, 1)}` : fixed(share, 1);
