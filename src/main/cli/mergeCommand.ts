import { isDeepStrictEqual } from 'node:util';
import { entryAt } from '../../core/certain';
import { quoted } from '../../core/quoted';
import { type PairingTally, reportOf, sumOf } from '../../core/strategy/tournament/tournamentTally';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { MAX_SHARD_BYTES, parseShardFile, type ShardFile } from '../tournament/shardFile';
import { InputError } from './inputError';
import type { CommandDeps } from './movesCommand';
import { readOptionsAndFiles } from './options';
import { playReport, printReport } from './playReport';
import { readText } from './readText';

interface NamedShard extends ShardFile {
  readonly path: string;
}

/**
 * `tilewright merge …`: the result of all shards of a tournament, as one run would have given it. Throws an
 * `InputError` for whatever is wrong with the arguments or the files they name.
 */
export function runMerge(args: readonly string[], { print }: Pick<CommandDeps, 'print'>): void {
  const options = readMergeOptions(args);
  if (options === 'help') print(text('mergeCommand.usage'));
  else print(mergeFiles(options.paths, options.isJson));
}

function readMergeOptions(
  args: readonly string[],
): { readonly paths: readonly string[]; readonly isJson: boolean } | 'help' {
  const { positionals: paths, values } = readOptionsAndFiles(args, ['json', 'help']);
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
  const report = playReport(plan, reportOf(plan, tallies), gamesPerSecond);
  return printReport(report, plan.isValidated, isJson);
}

function readShard(path: string): NamedShard {
  const parsed = parseShardFile(readText(path, MAX_SHARD_BYTES));
  if (parsed.ok) return { path, ...parsed.value };
  throw new InputError(text('mergeCommand.noShard', { path, problem: say(parsed.error) }));
}

/** All shards of one tournament, each once. */
function refuseOddOnes(files: readonly NamedShard[]): void {
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
