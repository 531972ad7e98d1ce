import type { PuzzlesSource } from '../core/school/puzzles/preendgame/puzzlesSource';
import type { LeavesSource } from '../core/strategy/leaves/leavesSource';
import type { VocabularySource } from '../core/strategy/levels/vocabularySource';
import type { ChancesSource } from '../core/strategy/winTable/chancesSource';

/** Milliseconds since some moment. */
export type Clock = () => number;

/** What the engine needs from its host program. */
export interface EngineHost {
  readonly now: Clock;
  /** CPU time; `now` if it is unavailable. */
  readonly cpuNow: Clock;
  /** Lets messages through between two steps of long work. */
  readonly pause: () => Promise<void>;
  /** Leaves for agents; none by default. */
  readonly leaves?: LeavesSource;
  /** Win % by lead; the formula by default. */
  readonly chances?: ChancesSource;
  /** Pre-endgames prepared for exercises; none by default. */
  readonly preendgames?: PuzzlesSource;
  /** Vocabularies of levels; counted for each agent by default. */
  readonly vocabulary?: VocabularySource;
}
