/**
 * Starts an engine that speaks SIU: a worker that takes a line a message and answers in lines. It is ended
 * with `terminate`, or by the line `quit`.
 */
export const startEngine = (): Worker =>
  new Worker(new URL('./siuEngine.ts', import.meta.url), { type: 'module', name: 'siu' });
