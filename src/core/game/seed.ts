import { type Message, message } from '../message';
import { quoted } from '../quoted';
import { fail, ok, type Result } from '../result';

/** Seed of everything random: a whole number or a text. 7 and `7` are the same seed. */
export type Seed = number | string;

export const MAX_SEED_LENGTH = 100;

/** Parses a seed: a whole number if it looks like one, otherwise a text. */
export function parseSeed(typed: string): Result<Seed, Message> {
  const text = typed.trim();
  if (text === '') return fail(message('game.seedEmpty', ALLOWED));
  if (text.length > MAX_SEED_LENGTH)
    return fail(message('game.seedTooLong', { ...ALLOWED, length: text.length }));
  const value = Number(text);
  if (Number.isNaN(value)) return ok(text);
  if (Number.isSafeInteger(value)) return ok(value);
  return fail(message('game.seedNoNumber', { ...ALLOWED, seed: quoted(text) }));
}

const ALLOWED = {
  low: String(Number.MIN_SAFE_INTEGER),
  high: String(Number.MAX_SAFE_INTEGER),
  longest: String(MAX_SEED_LENGTH),
};

/** Derives the seed of a part, such as one game of many or one turn of a game. */
export const partOfSeed = (seed: Seed, part: number): Seed => `${seed}/${part}`;
