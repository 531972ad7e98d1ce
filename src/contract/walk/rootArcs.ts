/** The root arcs, from which all others can be found. */
export const ROOT_ARCS = { gaddag: 32, dawg: 33, board: 33 } as const;
