/** The most bytes written at a time. */
export const MAX_EXPORT_PIECE = 2 ** 23;
