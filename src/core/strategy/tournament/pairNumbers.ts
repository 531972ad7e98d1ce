import {
  type PairPlace,
  pairingCountOf,
  pairsOfPairing,
  type Seating,
  type TournamentPlan,
} from './tournamentPlan';

/** One of the equal parts of a tournament, numbered from 1: every nth pair of games. */
export interface Shard {
  readonly part: number;
  readonly of: number;
}

export const WHOLE: Shard = { part: 1, of: 1 };

/** More than any cluster has processors. */
export const MAX_SHARDS = 100_000;

type Size = Pick<TournamentPlan, 'agents' | 'games' | 'start'>;

/** The pairs of a tournament are numbered from 0, interleaving all pairings. */
export const pairCountOf = (plan: Size): number => pairsOfPairing(plan) * pairingCountOf(plan);

export const isOfShard = (number: number, { of, part }: Shard): boolean => number % of === part - 1;

/** Number of games in all pairs of a shard. */
export function gameCountOf(plan: Size, shard: Shard): number {
  const pairs = pairCountOf(plan);
  const of = (count: number) => Math.max(0, Math.ceil((count - shard.part + 1) / shard.of));
  if (plan.games % 2 === 0) return 2 * of(pairs);
  // The last pair of each pairing is a single game.
  const single = pairs - pairingCountOf(plan);
  return of(pairs) + of(single);
}

/** The inverse of `placeOfPair`. */
export const numberOfPair = (plan: Seating, { pair, pairing }: PairPlace): number =>
  pair * pairingCountOf(plan) + pairing;

export function placeOfPair(plan: Seating, number: number): PairPlace {
  const pairings = pairingCountOf(plan);
  return { pairing: number % pairings, pair: Math.floor(number / pairings) };
}
