import type { LeavesSource } from '../core/strategy/leaves/leavesSource';
import type { VocabularySource } from '../core/strategy/levels/vocabularySource';
import type { ChancesSource } from '../core/strategy/winTable/chancesSource';

/** Milliseconds since some moment. */
export type Clock = () => number;

/** What the engine needs of the program that it runs in. */
export interface EngineHost {
  readonly now: Clock;
  /** The processor's time; `now` where that cannot be told. */
  readonly cpuNow: Clock;
  /** Lets messages come and go between two steps of what takes long. */
  readonly pause: () => Promise<void>;
  /** Leaves that agents may go by; none unless given. */
  readonly leaves?: LeavesSource;
  /** How likely leads win; by the formula unless given. */
  readonly chances?: ChancesSource;
  /** What levels know of a lexicon; counted anew for each agent unless given. */
  readonly vocabulary?: VocabularySource;
}
