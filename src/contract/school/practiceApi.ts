import { z } from 'zod';
import type { Rules } from '../../core/board/rules';
import type { GameMistake, GameMistakes } from '../../core/school/mistakes/gameMistakes';
import type { PracticeCard, PracticeCards } from '../../core/school/practiceCard';
import { tileParser } from '../board/boardParsers';
import { MAX_RACK, MAX_SQUARES, rulesParser } from '../board/setupParser';
import { plainTurnParser } from '../play/playApi';
import { listOf } from '../requests/bounded';
import { MAX_NAME } from '../requests/limits';
import { count } from '../requests/shapes';

/** Limits of what is kept; the oldest mistakes make room for new ones. */
export const MOST_MISTAKES = 2000;
export const MOST_STUDY_WORDS = 50_000;
const MOST_RULES = 100;
const MOST_CARDS = 5000;
const MAX_POINTS = 1e12;
const MAX_TILES = 100_000_000;
/** Characters of a practice file. */
const MAX_TEXT = 16 * 1024 * 1024;
const LONGEST_WORD = 64;

const name = z.string().max(MAX_NAME);
const score = z.int().min(-MAX_POINTS).max(MAX_POINTS);

/** As late as a date can be. */
const time = z.number().min(0).max(8.64e15);
export const cardParser: z.ZodType<PracticeCard> = z.object({
  dueMs: time,
  lastMs: time,
  stability: z.number().min(0).max(36_500),
  difficulty: z.number().min(1).max(10),
  days: z.int().min(0).max(36_500),
  step: z.int().min(0).max(10),
  reps: z.int().min(0),
  lapses: z.int().min(0),
  state: z.int().min(0).max(3),
});

const mistake = {
  id: z.string().min(1).max(40),
  game: name,
  player: name,
  turn: count.max(MAX_TILES),
  scores: z.tuple([score, score]),
  bagCount: count.max(MAX_TILES),
  tiles: listOf(z.int().min(0).max(0xff), MAX_SQUARES),
  rack: listOf(tileParser, MAX_RACK),
  played: plainTurnParser,
  best: plainTurnParser,
  lost: z.strictObject({
    points: z.number().min(0).max(MAX_POINTS),
    winShare: z.number().min(0).max(1),
  }),
  method: z.enum(['equity', 'simulation', 'preEndgame', 'endgame']),
};
export const mistakeParser: z.ZodType<GameMistake> = z.strictObject(mistake);

/** A mistake that comes back. */
export interface KeptMistake extends GameMistake {
  /** Index of the rules of its game. */
  readonly rules: number;
}

/** All that is kept of a user's practice, in one file. */
export interface KeptPractice {
  /** When exercises come back, by `cardId`. */
  readonly cards: PracticeCards;
  /** The rules of the games that the mistakes come from. */
  readonly rules: readonly Rules[];
  readonly mistakes: readonly KeptMistake[];
  /** The study list, in capitals. */
  readonly words: readonly string[];
}

export const practiceParser: z.ZodType<KeptPractice> = z
  .object({
    cards: z
      .record(z.string().min(1).max(60), cardParser)
      .refine((cards) => Object.keys(cards).length <= MOST_CARDS),
    rules: listOf(rulesParser, MOST_RULES),
    mistakes: listOf(z.strictObject({ ...mistake, rules: count }), MOST_MISTAKES),
    words: listOf(z.string().min(1).max(LONGEST_WORD), MOST_STUDY_WORDS),
  })
  .refine(({ mistakes, rules }) => mistakes.every((each) => each.rules < rules.length));

/** The text of a file of practice, from another machine. */
export const PracticeText = z.strictObject({ text: z.string().max(MAX_TEXT) });
export type PracticeText = Readonly<z.infer<typeof PracticeText>>;

/** The mistakes of each game. */
export type FoundMistakes = readonly GameMistakes[];
