import { quoted } from '../../core/quoted';
import { MAX_SHARDS, type Shard } from '../../core/strategy/tournament/pairNumbers';
import { text } from '../../texts/text';
import { InputError } from './inputError';

/** Value of `--shard I/N`. @throws {InputError} if it is invalid */
export function shardOf(given: string): Shard {
  const [, part, of] = /^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(given) ?? [];
  const shard = { part: Number(part), of: Number(of) };
  if (shard.part <= shard.of && shard.of <= MAX_SHARDS) return shard;
  throw new InputError(text('playCommand.wrongShard', { given: quoted(given), most: String(MAX_SHARDS) }));
}
