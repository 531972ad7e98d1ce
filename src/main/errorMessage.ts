/** What a caught value has to say. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
