import { isDeepStrictEqual, parseArgs } from 'node:util';
import { z } from 'zod';
import { planParser } from '../../contract/tournament/tournamentParsers';
import { entryAt } from '../../core/certain';
import { quoted } from '../../core/quoted';
import { gameCountOf, MAX_SHARDS } from '../../core/strategy/tournament/pairNumbers';
import { checkPlan, pairingCountOf } from '../../core/strategy/tournament/tournamentPlan';
import { type PairingTally, reportOf, sumOf } from '../../core/strategy/tournament/tournamentTally';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { parseJson } from '../parseJson';
import { tallyParser } from '../tournament/tallyParser';
import { InputError, readArguments } from './inputError';
import type { CommandSurroundings } from './movesCommand';
import { type PlayedShard, playReport, printReport } from './playReport';
import { readText } from './readText';

/** All pairings of the largest tournament, with every score in a bin of its own. */
const MAX_FILE = { maxLength: 64 << 20, maxValues: 4_000_000 };

const part = z.int().min(1).max(MAX_SHARDS);

const shardParser: z.ZodType<PlayedShard> = z.strictObject({
  part,
  of: part,
  plan: planParser,
  tallies: z.array(tallyParser).min(1),
});

/** The rest of the report follows from the tallies. */
const fileParser = z.object({ gamesPerSecond: z.number().min(0), shard: shardParser });

interface ShardFile {
  readonly path: string;
  readonly gamesPerSecond: number;
  readonly shard: PlayedShard;
}

/**
 * `tilewright merge …`: the result of all shards of a tournament, as one run would have given it. Throws an
 * `InputError` for whatever is wrong with the arguments or the files they name.
 */
export function runMerge(args: readonly string[], { print }: Pick<CommandSurroundings, 'print'>): void {
  const options = readMergeOptions(args);
  if (options === 'help') print(text('mergeCommand.usage'));
  else print(mergeFiles(options.paths, options.isJson));
}

function readMergeOptions(
  args: readonly string[],
): { readonly paths: readonly string[]; readonly isJson: boolean } | 'help' {
  const { positionals: paths, values } = readArguments(args, (given) =>
    parseArgs({
      args: given,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }),
  );
  if (values.help) return 'help';
  if (paths.length === 0) throw new InputError(text('mergeCommand.noFile'));
  return { paths, isJson: values.json };
}

function mergeFiles(paths: readonly string[], isJson: boolean): string {
  const files = paths.map(readShard);
  refuseOddOnes(files);
  const { plan } = entryAt(files, 0).shard;
  const tallies = files
    .map(({ shard }) => shard.tallies)
    .reduce((sum, more) => sum.map((tally, index): PairingTally => sumOf(tally, entryAt(more, index))));
  // The shards are played side by side.
  const gamesPerSecond = files.reduce((sum, file) => sum + file.gamesPerSecond, 0);
  const report = playReport(plan, reportOf(plan.agents, tallies, plan.sprt), gamesPerSecond);
  return printReport(report, plan.isValidated, isJson);
}

function readShard(path: string): ShardFile {
  const parsed = parseJson(readText(path, MAX_FILE.maxLength), fileParser, MAX_FILE);
  if (!parsed.ok) throw new InputError(text('mergeCommand.noShard', { path, problem: say(parsed.error) }));
  const { gamesPerSecond, shard } = parsed.value;
  const checked = checkPlan(shard.plan);
  if (!checked.ok) throw new InputError(text('mergeCommand.noShard', { path, problem: say(checked.error) }));
  const games = shard.tallies.reduce((sum, tally) => sum + tally.games, 0);
  const expected = shard.part > shard.of ? 0 : gameCountOf(shard.plan, shard);
  if (shard.part > shard.of || shard.tallies.length !== pairingCountOf(shard.plan) || games !== expected)
    throw new InputError(text('mergeCommand.incomplete', { path, games, expected }));
  return { path, gamesPerSecond, shard };
}

/** All shards of one tournament, each once. */
function refuseOddOnes(files: readonly ShardFile[]): void {
  const first = entryAt(files, 0);
  const { of, plan } = first.shard;
  const pathOfPart = new Map<number, string>();
  for (const { path, shard } of files) {
    const same = pathOfPart.get(shard.part);
    if (!isDeepStrictEqual(shard.plan, plan))
      throw new InputError(text('mergeCommand.otherPlan', { path, first: first.path }));
    if (shard.of !== of)
      throw new InputError(
        text('mergeCommand.otherSplit', { path, of: shard.of, first: first.path, expected: of }),
      );
    if (same !== undefined)
      throw new InputError(text('mergeCommand.shardTwice', { path, same, part: shard.part, of }));
    pathOfPart.set(shard.part, path);
  }
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter((each) => !pathOfPart.has(each));
  if (missing.length === 0) return;
  const parts = quoted(missing.map((each) => `${each}/${of}`).join(', '));
  throw new InputError(text('mergeCommand.missing', { count: missing.length, parts }));
}
