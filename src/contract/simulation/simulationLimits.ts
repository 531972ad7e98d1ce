/** Maximum number of candidates. */
export const MAX_CANDIDATES = 200;
/** Maximum number of samples of a simulation. */
export const MAX_SAMPLES = 4_000_000;
/** Maximum number of plies, unless the game is played to its end. */
export const MAX_PLIES = 100;
