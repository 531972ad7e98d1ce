import { z } from 'zod';
import type { PlainTurn } from '../../core/game/turns/turn';
import type { Message } from '../../core/message';
import type { SiuOption, SiuRow } from '../../core/notation/siu/siuAnswer';
import type { SiuMode } from '../../core/notation/siu/siuCommand';
import { tileParser } from '../board/boardParsers';
import { MAX_RACK } from '../board/setupParser';
import { PositionRequest } from '../candidates/candidatesApi';
import { lexiconId } from '../lexicon/lexiconApi';
import { seenGame, turnRulesParser } from '../play/playApi';
import { listOf } from '../requests/bounded';
import { MAX_NAME, MAX_PATH } from '../requests/limits';
import { count } from '../requests/shapes';
import { ENGINE_LIMITS, MAX_ENGINE_ID, MOST_ENGINE_ARGS, MOST_ENGINE_OPTIONS } from './engineLimits';

const engineId = z.string().min(1).max(MAX_ENGINE_ID);

/** An engine of the user: another program that speaks SIU. */
export const engineParser = z.object({
  id: engineId,
  /** As the user calls it. */
  name: z.string().trim().min(1).max(ENGINE_LIMITS.name),
  /** Path of the program. */
  command: z.string().min(1).max(MAX_PATH),
  args: listOf(z.string().max(MAX_PATH), MOST_ENGINE_ARGS),
  /** Values that differ from the declared ones, by the names of the options. */
  options: z
    .record(z.string().max(MAX_NAME), z.string().max(MAX_NAME))
    .refine((options) => Object.keys(options).length <= MOST_ENGINE_OPTIONS),
  /** Longest time for a turn. */
  seconds: z.number().min(ENGINE_LIMITS.seconds.min).max(ENGINE_LIMITS.seconds.max),
});
export type EngineEntry = Readonly<z.infer<typeof engineParser>>;

/** Adds or changes an engine; without an id, it is a new one. */
export const PutEngine = z.strictObject({ ...engineParser.shape, id: engineId.nullable() });
export type PutEngine = Readonly<z.infer<typeof PutEngine>>;

export const NamedEngine = z.strictObject({ id: engineId });
export const PressEngine = z.strictObject({ id: engineId, option: z.string().min(1).max(MAX_NAME) });

/** A turn of a game of two. */
export const EngineTurnRequest = z.strictObject({
  engine: engineId,
  lexicon: lexiconId,
  view: seenGame,
  /** Time that the player has left for all turns, in milliseconds; null without a clock. */
  leftMs: z.number().nullable(),
});
export type EngineTurnRequest = Readonly<z.infer<typeof EngineTurnRequest>>;

/** A position of a game of two, evaluated by an engine. */
export const EngineAnalysisRequest = PositionRequest.extend({
  engine: engineId,
  /** Number that the page gives to the analysis; its events repeat it. */
  id: count,
  turnRules: turnRulesParser,
  /** The player on turn first. */
  scores: z.tuple([z.int(), z.int()]),
  scorelessTurns: count,
  /** Tiles that the opponent is known to hold. */
  opponentRack: listOf(tileParser, MAX_RACK),
});
export type EngineAnalysisRequest = Readonly<z.infer<typeof EngineAnalysisRequest>>;

/** An engine's evaluation of a position. Its turns are legal. */
export interface EngineAnalysis {
  readonly id: number;
  /** From best to worst. */
  readonly rows: readonly EngineRow[];
  readonly mode: SiuMode;
  /** As the engine gives them; empty if it does not. */
  readonly engineName: string;
  readonly lexicon: string;
  /** Parameters that it ignores. */
  readonly ignored: readonly string[];
  /** Time so far. */
  readonly seconds: number;
}

export interface EngineRow {
  readonly turn: PlainTurn;
  readonly figures: SiuRow['figures'];
}

/**
 * `slow`: the time for the answer is up. `dead`: the program has ended, or was ended because of what it did;
 * it is started again when it is asked next.
 */
export type EngineState = 'stopped' | 'starting' | 'ready' | 'thinking' | 'slow' | 'dead';

/** An engine's description of itself, once it has started. */
export interface EngineAbout {
  /** With its version, if it has one. */
  readonly name: string;
  readonly author: string;
  /** Modes of search and abilities. */
  readonly capabilities: readonly string[];
  readonly options: readonly SiuOption[];
}

export interface EngineStatus {
  readonly entry: EngineEntry;
  readonly state: EngineState;
  /** The last problem. */
  readonly problem: Message | null;
  /** Null until it was started. */
  readonly about: EngineAbout | null;
}

export type ChosenProgram = { readonly kind: 'none' } | { readonly kind: 'chosen'; readonly path: string };
