import { z } from 'zod';
import type { Setup } from '../../core/board/setup';
import type { GameProgress } from '../../core/game/progress';
import type { TurnRules } from '../../core/game/turnRules';
import type { Turn } from '../../core/game/turns/turn';
import type { PlayerView } from '../../core/strategy/playerView';
import { sideParser, tileParser } from '../board/boardParsers';
import { MAX_RACK, setupParser } from '../board/setupParser';
import { lexiconId } from '../lexicon/lexiconApi';
import { listOf } from '../requests/bounded';
import { count } from '../requests/shapes';

/** These bound the size of a request; the rules judge the content. */
const MAX_PLAYERS = 8;
const MAX_AGENT_ID = 300;
const MAX_TURNS = 10_000;
const MAX_SIDE = 64;
const MAX_SEED = 300;
/** The main word and one cross-word for each of its tiles. */
const MAX_WORDS = MAX_SIDE + 1;

const whole = z.int();
const player = count.max(MAX_PLAYERS - 1);
const each = listOf(whole, MAX_PLAYERS);
const letter = z.int().min(1).max(0xff);
const rackTiles = listOf(tileParser, MAX_RACK);

/** Makes omitted fields explicitly undefined. */
const orNothing = <Value>(parser: z.ZodType<Value>) => parser.optional().transform((value) => value);

export const placementParser = z.strictObject({
  kind: z.literal('placement'),
  row: sideParser,
  col: sideParser,
  direction: z.enum(['across', 'down']),
  tiles: listOf(z.int().min(0).max(0xff), MAX_SIDE),
  score: whole,
});
const exchange = z.strictObject({ kind: z.literal('exchange'), tiles: rackTiles });
const pass = z.strictObject({ kind: z.literal('pass') });
const challenge = z.strictObject({ kind: z.literal('challenge') });

/** A turn other than a challenge. */
export const plainTurnParser = z.discriminatedUnion('kind', [placementParser, exchange, pass]);

/** A turn that lays no tiles. */
export const otherTurnParser = z.discriminatedUnion('kind', [exchange, pass]);

/** A turn of the other player, whose exchanged tiles are hidden. */
export const opponentTurnParser = z.discriminatedUnion('kind', [
  placementParser,
  z.strictObject({ kind: z.literal('exchange'), count: count.max(MAX_RACK) }),
]);

const seenTurn = z.strictObject({
  player,
  turn: z.discriminatedUnion('kind', [
    placementParser,
    z.strictObject({ kind: z.literal('exchange'), count, tiles: orNothing(rackTiles) }),
    pass,
    challenge,
  ]),
  points: whole,
  verdict: orNothing(z.enum(['phony', 'good'])),
});

export const turnRulesParser: z.ZodType<TurnRules> = z.strictObject({
  scorelessTurnLimit: z.int().min(1),
  isZeroPlayScoreless: z.boolean(),
  ending: z.enum(['out', 'last-round']),
  outSettlement: z.enum(['double', 'transfer', 'none']),
  scorelessSettlement: z.enum(['own-rack', 'none']),
  challenge: z.enum(['void', 'single', 'double', 'triple', '+5', '+10']),
});

/** A game as a player may know it (`PlayerView`), with an unchecked position. */
export interface SeenGame extends Omit<PlayerView, 'position' | 'progress'> {
  /** The board, the rules and the player's own rack. */
  readonly setup: Setup;
  /** The game is in progress. */
  readonly progress: Omit<GameProgress, 'end'>;
}

export const seenGame: z.ZodType<SeenGame> = z.strictObject({
  player,
  setup: setupParser,
  turnRules: turnRulesParser,
  scores: each,
  rackCounts: listOf(count, MAX_PLAYERS),
  bagCount: count,
  unseenCount: count,
  progress: z.strictObject({ scorelessTurns: count, turnsLeft: orNothing(count) }),
  history: listOf(seenTurn, MAX_TURNS),
});

export const ChooseTurnRequest = z.strictObject({
  lexicon: lexiconId,
  /** See `strategy/agentId`. */
  agent: z.string().max(MAX_AGENT_ID),
  /** Seed of this turn, which determines an agent's random choices. */
  seed: z.string().max(MAX_SEED),
  view: seenGame,
});
export type ChooseTurnRequest = Readonly<z.infer<typeof ChooseTurnRequest>>;

export type ChosenTurn = Turn;

export const JudgeWordsRequest = z.strictObject({
  lexicon: lexiconId,
  /** As letter codes. */
  words: listOf(listOf(letter, MAX_SIDE), MAX_WORDS),
});
export type JudgeWordsRequest = Readonly<z.infer<typeof JudgeWordsRequest>>;
