import { z } from 'zod';
import { planParser } from '../../contract/tournament/tournamentApi';
import { type Message, message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import type { MatchTally } from '../../core/strategy/tournament/matchResults';
import { gameCountOf, MAX_SHARDS, type Shard } from '../../core/strategy/tournament/pairNumbers';
import {
  checkPlan,
  pairingCountOf,
  type TournamentPlan,
} from '../../core/strategy/tournament/tournamentPlan';
import type { PairingTally } from '../../core/strategy/tournament/tournamentTally';
import { parseJson } from '../parseJson';
import { canonicalJson, checksumOf } from './checksum';

const count = z.int().min(0);
const bins = z.record(z.string().regex(/^-?\d{1,6}$/), count);
const outcomes = z.strictObject({ wins: count, losses: count, ties: count });

const side: z.ZodType<MatchTally> = z.strictObject({
  outcomes: z.tuple([outcomes, outcomes]),
  scores: z.int(),
  scoreSquares: count,
  turns: count,
  bingos: count,
  exchanged: count,
  passes: count,
  micros: count,
  margins: z.int(),
  pairs: count,
  pairMargins: z.int(),
  pairMarginSquares: count,
  scoreBins: bins,
});

/** Totals of the games of one pairing, as stored in a file. */
const tallyParser: z.ZodType<PairingTally> = z.strictObject({
  games: count,
  faults: count,
  sides: z.tuple([side, side]),
  beginner: outcomes,
  pairResults: z.tuple([count, count, count, count, count]),
  marginBins: bins,
});

/** Totals of the games of a shard, which are joined to those of the whole tournament. */
export interface PlayedShard extends Shard {
  readonly plan: TournamentPlan;
  readonly tallies: readonly PairingTally[];
}

/** As stored in a file; shards of older versions have no checksum. */
export interface SealedShard extends PlayedShard {
  readonly crc?: string | undefined;
}

export const sealed = (shard: PlayedShard): SealedShard => ({ ...shard, crc: sealOf(shard) });

const sealOf = (shard: PlayedShard): string => checksumOf(canonicalJson(shard));

/** The part of a report that is read; the rest follows from the tallies. */
export interface ShardFile {
  readonly gamesPerSecond: number;
  readonly shard: PlayedShard;
}

export const MAX_SHARD_BYTES = 64 << 20;

/** All pairings of the largest tournament, with every score in a bin of its own. */
const MAX_SHARD_VALUES = 4_000_000;

const part = z.int().min(1).max(MAX_SHARDS);

const fileParser = z.object({
  gamesPerSecond: z.number().min(0),
  shard: z.strictObject({
    part,
    of: part,
    plan: planParser,
    tallies: z.array(tallyParser),
    crc: z.string().optional(),
  }),
});

/** Reads a report of a whole shard; the error is a sentence. */
export function parseShardFile(text: string): Result<ShardFile, Message> {
  const parsed = parseJson(text, fileParser, { maxLength: MAX_SHARD_BYTES, maxValues: MAX_SHARD_VALUES });
  if (!parsed.ok) return parsed;
  const { gamesPerSecond, shard: found } = parsed.value;
  const { crc, ...shard } = found;
  if (crc !== undefined && crc !== sealOf(shard)) return fail(message('tournament.wrongChecksum'));
  const checked = checkPlan(shard.plan);
  if (!checked.ok) return checked;
  if (shard.part > shard.of || shard.tallies.length !== pairingCountOf(shard.plan))
    return fail(message('tournament.oddShard'));
  const games = shard.tallies.reduce((sum, tally) => sum + tally.games, 0);
  const expected = gameCountOf(shard.plan, shard);
  if (games !== expected) return fail(message('tournament.incompleteShard', { games, expected }));
  if (!shard.tallies.every(isConsistent)) return fail(message('tournament.oddTally'));
  return ok({ gamesPerSecond, shard });
}

/** Whether both sides have played the same games with opposite results. */
function isConsistent({ games, sides }: PairingTally): boolean {
  const [one, other] = sides.map(({ outcomes: [without, withFirst] }) => ({
    wins: without.wins + withFirst.wins,
    losses: without.losses + withFirst.losses,
    ties: without.ties + withFirst.ties,
  }));
  if (one === undefined || other === undefined) return false;
  return (
    one.wins === other.losses &&
    one.losses === other.wins &&
    one.ties === other.ties &&
    one.wins + one.losses + one.ties === games &&
    sides[0].margins === -sides[1].margins &&
    sides[0].margins === sides[0].scores - sides[1].scores
  );
}
