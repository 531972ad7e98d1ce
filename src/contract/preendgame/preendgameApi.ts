import { z } from 'zod';
import type { Message } from '../../core/message';
import type { PlayerModel } from '../../core/strategy/preendgame/playerModel';
import type { PreendgameRow } from '../../core/strategy/preendgame/preendgameSearch';
import { tileParser } from '../board/boardParsers';
import { MAX_RACK } from '../board/setupParser';
import { PositionRequest } from '../candidates/candidatesApi';
import { turnRulesParser } from '../play/playApi';
import { listOf } from '../requests/bounded';
import type { JobPhase } from '../requests/jobPhase';
import { count } from '../requests/shapes';

export const MOST_ROWS = 100;
/** Maximum number of moves to examine fully. */
const MOST_EXAMINED = 100;
/** Maximum duration of one pre-endgame. */
const MAX_PREENDGAME_SECONDS = 86_400;

const models = ['rational', 'guaranteed', 'clairvoyant'] as const satisfies readonly PlayerModel[];

/** A two-player game with few tiles in the bag. */
export const PreendgameRequest = PositionRequest.extend({
  turnRules: turnRulesParser,
  /** The player on turn comes first. */
  scores: z.tuple([z.int(), z.int()]).readonly(),
  scorelessTurns: count,
  /** The known tiles of the other rack. */
  known: listOf(tileParser, MAX_RACK),
  /** The assumed behaviour of the opponent. */
  model: z.enum(models),
});
export type PreendgameRequest = Readonly<z.infer<typeof PreendgameRequest>>;

export const StartPreendgame = PreendgameRequest.extend({
  /** Number of best moves to examine fully; null to examine moves until no other can win more. */
  candidates: z.int().min(1).max(MOST_EXAMINED).nullable(),
  /** Time limit, after which it stops with what it has found. */
  seconds: z.number().min(0.1).max(MAX_PREENDGAME_SECONDS),
});
export type StartPreendgame = Readonly<z.infer<typeof StartPreendgame>>;

/** The pre-endgame that is being examined, or was examined last. */
export interface PreendgameStatus {
  /** Unique to each search. */
  readonly id: number;
  readonly phase: JobPhase;
  readonly model: PlayerModel;
  /** From best to worst, at most `MOST_ROWS`. */
  readonly rows: readonly PreendgameRow[];
  /** Number of turns considered. */
  readonly rowCount: number;
  /** Whether there are more turns, which are not considered. */
  readonly isCut: boolean;
  /** Number of turns that are fully examined, and that will be: null if as many as prove the best. */
  readonly examined: number;
  readonly candidates: number | null;
  /** Number of turns that could still win more than the best one examined; null before the first one is. */
  readonly rivals: number | null;
  /** Whether no other legal turn wins more than the best one, which comes first. */
  readonly isProven: boolean;
  readonly bagCount: number;
  readonly seconds: number;
  /** Why it stopped by itself. */
  readonly problem: Message | null;
}
