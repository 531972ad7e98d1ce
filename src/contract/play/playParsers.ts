import { z } from 'zod';
import { sideParser, tileParser } from '../board/boardParsers';
import { MAX_RACK, setupParser } from '../board/setupParser';
import { lexiconId } from '../lexicon/lexiconParser';
import { bounded } from '../requests/bounded';
import type { ChooseTurnRequest, JudgeWordsRequest, SeenGame } from './playApi';

/** These bound the size of a request; the rules judge the content. */
const MAX_PLAYERS = 8;
const MAX_AGENT_ID = 300;
const MAX_TURNS = 10_000;
const MAX_SIDE = 64;
const MAX_SEED = 300;
/** The main word and one cross-word for each of its tiles. */
const MAX_WORDS = MAX_SIDE + 1;

const whole = z.int();
const count = z.int().min(0);
const player = count.max(MAX_PLAYERS - 1);
const each = bounded(z.array(whole), MAX_PLAYERS);
const letter = z.int().min(1).max(0xff);
const rackTiles = bounded(z.array(tileParser), MAX_RACK);

/** Makes omitted fields explicitly undefined. */
const orNothing = <Value>(parser: z.ZodType<Value>) => parser.optional().transform((value) => value);

export const turnParser = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('placement'),
    row: sideParser,
    col: sideParser,
    direction: z.enum(['across', 'down']),
    tiles: bounded(z.array(z.int().min(0).max(0xff)), MAX_SIDE),
    score: whole,
  }),
  z.strictObject({ kind: z.literal('exchange'), tiles: rackTiles }),
  z.strictObject({ kind: z.literal('pass') }),
  z.strictObject({ kind: z.literal('challenge') }),
]);

const [placement, exchange, pass, challenge] = turnParser.options;

/** A turn other than a challenge. */
export const plainTurnParser = z.discriminatedUnion('kind', [placement, exchange, pass]);

/** A turn of the other player, whose exchanged tiles are hidden. */
export const opponentTurnParser = z.discriminatedUnion('kind', [
  placement,
  z.strictObject({ kind: z.literal('exchange'), count: count.max(MAX_RACK) }),
]);

const seenTurn = z.strictObject({
  player,
  turn: z.discriminatedUnion('kind', [
    placement,
    z.strictObject({ kind: z.literal('exchange'), count, tiles: orNothing(rackTiles) }),
    pass,
    challenge,
  ]),
  points: whole,
  verdict: orNothing(z.enum(['phony', 'good'])),
});

export const turnRulesParser = z.strictObject({
  scorelessTurnLimit: z.int().min(1),
  isZeroPlayScoreless: z.boolean(),
  ending: z.enum(['out', 'last-round']),
  outSettlement: z.enum(['double', 'transfer', 'none']),
  scorelessSettlement: z.enum(['own-rack', 'none']),
  challenge: z.enum(['void', 'single', 'double', 'triple', '+5', '+10']),
});

const seenGame: z.ZodType<SeenGame> = z.strictObject({
  player,
  setup: setupParser,
  turnRules: turnRulesParser,
  scores: each,
  rackCounts: bounded(z.array(count), MAX_PLAYERS),
  bagCount: count,
  unseenCount: count,
  progress: z.strictObject({ scorelessTurns: count, turnsLeft: orNothing(count) }),
  history: bounded(z.array(seenTurn), MAX_TURNS),
});

export const chooseTurnParser: z.ZodType<ChooseTurnRequest> = z.strictObject({
  lexicon: lexiconId,
  agent: z.string().max(MAX_AGENT_ID),
  seed: z.string().max(MAX_SEED),
  view: seenGame,
});

export const judgeWordsParser: z.ZodType<JudgeWordsRequest> = z.strictObject({
  lexicon: lexiconId,
  words: bounded(z.array(bounded(z.array(letter), MAX_SIDE)), MAX_WORDS),
});
