/**
 * Model of the players' knowledge while tiles are in the bag. With an empty bag both see everything, and all
 * models are the same.
 *
 * - `rational`: each player knows the board and their own rack, considers all deals of the unseen tiles
 * equally   likely, and plays the turn that wins most (then by mean spread).
 * - `guaranteed`: the opponent knows everything and plays the worst for the player on turn, who plays as a
 *   rational player does: the same turn for all orderings that look alike.
 * - `clairvoyant`: both know everything. An upper bound on the guaranteed wins.
 */
export const PLAYER_MODELS = ['rational', 'guaranteed', 'clairvoyant'] as const;
export type PlayerModel = (typeof PLAYER_MODELS)[number];

export const DEFAULT_MODEL: PlayerModel = 'rational';
