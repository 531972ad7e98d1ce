import { z } from 'zod';
import type { Message } from '../../core/message';
import type { LeavesOrigin } from '../../core/strategy/leaves/leavesFile';
import { rulesParser } from '../board/setupParser';
import { lexiconId } from '../lexicon/lexiconApi';
import { listOf } from '../requests/bounded';
import type { JobPhase } from '../requests/jobPhase';
import { MAX_NAME } from '../requests/limits';
import { bytesUpTo, seedParser } from '../requests/shapes';
import { MAX_LEAVES_BYTES, MAX_TYPED } from './leavesLimits';

const MAX_LENGTH = 100;
/** As for the command line. */
const MAX_BOARDS = 100_000;
const MAX_GENERATIONS = 100;

const rules = rulesParser;

/** Asks for the leaves that the window uses for the tiles of these rules. */
export const LeavesQuestion = z.strictObject({
  rules,
  /** Leaves to look up, separated by spaces. */
  typed: z.string().max(MAX_TYPED),
  /** Number of tiles of the best and worst leaves. */
  length: z.int().min(1).max(MAX_LENGTH),
});
export type LeavesQuestion = Readonly<z.infer<typeof LeavesQuestion>>;

/** Makes the window use other leaves. */
export const UseLeaves = z.discriminatedUnion('kind', [
  /** Those of the finished training. */
  z.strictObject({ kind: z.literal('trained') }),
  /** The built-in ones; without any, moves are valued by score alone. */
  z.strictObject({ kind: z.literal('built-in'), rules }),
  /** Those before the last change of this kind. */
  z.strictObject({ kind: z.literal('previous'), rules }),
  z.strictObject({
    kind: z.literal('file'),
    rules,
    name: z.string().max(MAX_NAME),
    bytes: bytesUpTo(MAX_LEAVES_BYTES),
  }),
]);
export type UseLeaves = Readonly<z.infer<typeof UseLeaves>>;

/** Asks for a file of the leaves in use, or of those of the finished training. */
export const LeavesFileRequest = z.strictObject({ rules, isTrained: z.boolean() });
export type LeavesFileRequest = Readonly<z.infer<typeof LeavesFileRequest>>;

export const StartTraining = z.strictObject({
  /** Id of an open lexicon. */
  lexicon: lexiconId,
  rules,
  seed: seedParser,
  /** Boards of each generation. */
  generations: listOf(z.int().min(1).max(MAX_BOARDS), MAX_GENERATIONS),
});
export type StartTraining = Readonly<z.infer<typeof StartTraining>>;

export const ContinueTraining = StartTraining.pick({ lexicon: true });

export interface LeaveRow {
  /** As racks are written: `?` for a blank, `[CH]` for one tile. */
  readonly tiles: string;
  /** In points. */
  readonly value: number;
  /** Its standard error; null if the file has none. */
  readonly error: number | null;
}

/** A leave that was asked for, or why there is none. */
export type FoundLeave = LeaveRow | { readonly tiles: string; readonly problem: Message };

/** The leaves that the window uses for a tile set. */
export interface LeavesReport {
  readonly isOwn: boolean;
  /** Whether there are own leaves that were used before. */
  readonly hasPrevious: boolean;
  /** Null if there are none. */
  readonly table: LeavesTable | null;
  /** Why there are none. */
  readonly problem: Message | null;
}

export interface LeavesTable {
  /** Empty fields are unknown. */
  readonly origin: LeavesOrigin;
  readonly count: number;
  /** Number of tiles of the longest leaves. */
  readonly longest: number;
  /** Each tile alone, the most valuable first. */
  readonly singles: readonly LeaveRow[];
  readonly found: readonly FoundLeave[];
  readonly best: readonly LeaveRow[];
  /** The worst first. */
  readonly worst: readonly LeaveRow[];
}

export interface TrainingProgress {
  /** From 0. */
  readonly generation: number;
  /** Boards of this generation: all, and those done. */
  readonly boards: number;
  readonly boardsDone: number;
  /** Boards of all generations. */
  readonly done: number;
  readonly total: number;
}

/** The single training of the program. It outlives the page, and is restored after a crash. */
export interface TrainingStatus extends TrainingProgress {
  readonly id: number;
  /** A stopped training can be continued with its lexicon. */
  readonly phase: JobPhase;
  /** Names of the tile set, the board and the lexicon. */
  readonly tiles: string;
  readonly board: string;
  readonly lexicon: { readonly id: string; readonly name: string };
  readonly generations: number;
  /** Present while it is running, once it can be estimated. */
  readonly secondsLeft: number | null;
  /** Why it stopped by itself. */
  readonly problem: Message | null;
}
