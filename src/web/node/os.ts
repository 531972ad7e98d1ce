/** The part of `node:os` that the program uses. */

/** Threads wait in line where there are fewer processors. */
export const availableParallelism = (): number => navigator.hardwareConcurrency;
export const homedir = (): string => '/';
export const constants = { priority: { PRIORITY_BELOW_NORMAL: 10 } };
/** A page's threads have no priorities. */
export const setPriority = (): void => undefined;
