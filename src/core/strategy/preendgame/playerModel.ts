/**
 * What the opponent is taken for while tiles are in the bag, and what the player on turn knows then. With an
 * empty bag both see everything, and every model is the same.
 *
 * - `rational`: each player knows the board and his own rack, takes every deal of the tiles that he
 *   does not see for equally likely, and plays what wins most (then the mean spread counts).
 * - `guaranteed`: the opponent knows everything and plays what is worst for the player on turn, who plays as
 *   a rational player does: the same turn for all orderings that he cannot tell apart.
 * - `clairvoyant`: both know everything. An upper bound of what is guaranteed.
 */
export const PLAYER_MODELS = ['rational', 'guaranteed', 'clairvoyant'] as const;
export type PlayerModel = (typeof PLAYER_MODELS)[number];

export const DEFAULT_MODEL: PlayerModel = 'rational';
