import { parseSeed, type Seed } from '../../../core/game/seed';
import type { ChallengeRule } from '../../../core/game/turnRules';
import { type Message, message } from '../../../core/message';
import { fail, ok, type Result } from '../../../core/result';

/** A game that is to be begun, as it stands in its fields. */
export interface NewGameForm {
  readonly seats: readonly [SeatForm, SeatForm];
  /** `usual`: as the game of the board has it. */
  readonly challenge: ChallengeRule | 'usual';
  /** Empty: one that nobody knows. */
  readonly seed: string;
  /** For all turns of a player; empty: no clock. */
  readonly minutes: string;
}

export interface SeatForm {
  /** An agent is chosen from those that are offered, or typed. */
  readonly kind: 'person' | 'agent' | 'typed';
  readonly name: string;
  /** By its id. */
  readonly agent: string;
}

export const FIRST_NEW_GAME: NewGameForm = {
  seats: [
    { kind: 'person', name: '', agent: 'score' },
    { kind: 'agent', name: '', agent: 'score' },
  ],
  challenge: 'usual',
  seed: '',
  minutes: '',
};

/** What rules a challenge, in the order in which they are offered. */
export const CHALLENGE_CHOICES: readonly NewGameForm['challenge'][] = [
  'usual',
  'void',
  'single',
  'double',
  'triple',
  '+5',
  '+10',
];

export const MAX_MINUTES = 600;
export const MAX_NAME = 40;

/** The time of a player; null: no clock. */
export function readMinutes(typed: string): Result<number | null, Message> {
  if (typed.trim() === '') return ok(null);
  const minutes = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  if (minutes >= 1 && minutes <= MAX_MINUTES) return ok(minutes * 60_000);
  return fail(message('play.wrongMinutes', { most: String(MAX_MINUTES) }));
}

/** @param unknown what an empty field means */
export const readSeed = (typed: string, unknown: Seed): Result<Seed, Message> =>
  typed.trim() === '' ? ok(unknown) : parseSeed(typed);
