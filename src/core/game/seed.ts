import { type Message, message } from '../message';
import { quoted } from '../quoted';
import { fail, ok, type Result } from '../result';

/** What everything random follows from: a whole number or a text. 7 and `7` are the same seed. */
export type Seed = number | string;

export const MAX_SEED_LENGTH = 100;

/** A seed as a person types it: a whole number where it looks like a number, else a text. */
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

/** The seed of a part of what `seed` stands for: of one game of many, of one turn of a game. */
export const partOfSeed = (seed: Seed, part: number): Seed => `${seed}/${part}`;
