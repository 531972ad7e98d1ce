import type { Setup } from '../../../core/board/setup';
import { parseSeed, type Seed } from '../../../core/game/seed';
import type { ChallengeRule } from '../../../core/game/turnRules';
import { type Message, message } from '../../../core/message';
import type { GcgDocument } from '../../../core/notation/gcg/gcgDocument';
import { fail, ok, type Result } from '../../../core/result';

/** A new game, as entered in its fields. */
export interface NewGameForm {
  readonly seats: readonly [SeatForm, SeatForm];
  /** `usual` is the rule of the board's game. */
  readonly challenge: ChallengeRule | 'usual';
  /** Empty for a random one. */
  readonly seed: string;
  /** For all turns of a player; empty for no clock. */
  readonly minutes: string;
  /** Whether overtime costs points, if there is a clock. */
  readonly hasOvertimePenalty: boolean;
  /** The turn or position to continue from; null for a new game. */
  readonly playOn: PlayOn | null;
}

/** A turn of a record, or a position without one. */
export type PlayOn =
  | { readonly record: GcgDocument; readonly turn: number }
  | { readonly record: null; readonly setup: Setup };

export interface SeatForm {
  /** An agent is chosen from those offered, or typed. */
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
  hasOvertimePenalty: false,
  playOn: null,
};

/** Challenge rules, in the order in which they are offered. */
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

/** A player's time; null for no clock. */
export function readMinutes(typed: string): Result<number | null, Message> {
  if (typed.trim() === '') return ok(null);
  const minutes = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  if (minutes >= 1 && minutes <= MAX_MINUTES) return ok(minutes * 60_000);
  return fail(message('play.wrongMinutes', { most: String(MAX_MINUTES) }));
}

/** @param unknown the seed for an empty field */
export const readSeed = (typed: string, unknown: Seed): Result<Seed, Message> =>
  typed.trim() === '' ? ok(unknown) : parseSeed(typed);
