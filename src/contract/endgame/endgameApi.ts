import { z } from 'zod';
import type { Message } from '../../core/message';
import type { EndgameResult } from '../../core/strategy/endgame/endgameSolver';
import { PositionRequest } from '../candidates/candidatesApi';
import { turnRulesParser } from '../play/playApi';
import { listOf } from '../requests/bounded';
import type { JobPhase } from '../requests/jobPhase';
import { count } from '../requests/shapes';

/** Maximum number of turns returned for a position, and of turns that lead there. */
export const MOST_SEARCHED = 60;
const LONGEST_PATH = 200;
/** Maximum duration of one endgame. */
const MAX_ENDGAME_SECONDS = 86_400;
/** Maximum number of legal turns returned with values: the best ones. */
export const MOST_RATED = 60;

/** A two-player game with an empty bag; all unseen tiles are on the other rack. */
export const EndgameRequest = PositionRequest.extend({
  turnRules: turnRulesParser,
  scorelessTurns: count,
});
export type EndgameRequest = Readonly<z.infer<typeof EndgameRequest>>;

export const StartEndgame = EndgameRequest.extend({
  /** Time limit, after which it stops with the best line so far. */
  seconds: z.number().min(0.1).max(MAX_ENDGAME_SECONDS),
});
export type StartEndgame = Readonly<z.infer<typeof StartEndgame>>;

/** The endgame that is being solved, or was solved last. */
export interface EndgameStatus {
  /** Unique to each search. */
  readonly id: number;
  /** A stopped endgame is not fully solved. */
  readonly phase: JobPhase;
  /** Null until one ply has been searched. */
  readonly result: EndgameResult | null;
  readonly seconds: number;
  /** Why it stopped by itself. */
  readonly problem: Message | null;
}

/** Requests the turns searched after a line, when the search has ended. */
export const SearchedRequest = z.strictObject({
  /** Id of the search. */
  id: count,
  /** The keys of the turns of the line. */
  path: listOf(z.int32(), LONGEST_PATH),
});
export type SearchedRequest = Readonly<z.infer<typeof SearchedRequest>>;
