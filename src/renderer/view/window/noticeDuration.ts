const SHORTEST_MS = 10_000;
const MS_A_CHARACTER = 60;

/** Display time of a notice in milliseconds: enough to notice it and to read it slowly. */
export const noticeDurationMs = (text: string): number => SHORTEST_MS + text.length * MS_A_CHARACTER;
