import { readOracleWords } from '../../oracle/oracleLexicon';

/** About 1,500 short words, enough for whole games. */
export const GAME_WORDS = readOracleWords().filter(
  (word, nth) => word.length <= 3 || (word.length <= 5 && nth % 20 === 0),
);
