/** Bounds of what the user enters for an engine. */
export const ENGINE_LIMITS = {
  /** Characters. */
  name: 60,
  /** For a turn. */
  seconds: { min: 0.1, max: 600 },
} as const;

export const USUAL_ENGINE_SECONDS = 5;
export const MAX_ENGINE_ID = 80;
export const MOST_ENGINES = 20;
export const MOST_ENGINE_ARGS = 100;
/** Options of one engine, and values of an option. */
export const MOST_ENGINE_OPTIONS = 100;
