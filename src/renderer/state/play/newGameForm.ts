import { parseSeed, type Seed } from '../../../core/game/seed';
import type { ChallengeRule } from '../../../core/game/turnRules';
import { type Message, message } from '../../../core/message';
import { fail, ok, type Result } from '../../../core/result';
import { parseAgentId } from '../../../core/strategy/agentId';

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
  readonly kind: 'person' | 'agent';
  readonly name: string;
  readonly agent: string;
}

/** Agents to choose from, as far as this program has them; any other can be named by its id. */
export const AGENT_CHOICES: readonly string[] = [
  'equity',
  'score',
  'use-q',
  'u-with-q-unseen',
  'save-common',
  'bonus-squares',
  'tile-turnover',
  'vowel-consonant',
  'random',
  'first',
].filter((id) => parseAgentId(id).ok);

/** The levels that an agent can have, from the beginner's on; none where it has no levels. */
export const levelsOf = (plain: string): readonly string[] =>
  ['1', '2', '3', '4', '5', '6', '7', '8', '9'].filter((level) => parseAgentId(`${plain}@${level}`).ok);

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
