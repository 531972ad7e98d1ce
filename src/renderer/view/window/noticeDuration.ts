const SHORTEST_MS = 10_000;
const MS_A_CHARACTER = 60;

/** How long a notice stays: time to notice it, and to read it slowly. In milliseconds. */
export const noticeDurationMs = (text: string): number => SHORTEST_MS + text.length * MS_A_CHARACTER;
