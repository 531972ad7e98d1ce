const TIMES = ['millisPerMove', 'gamesPerSecond', 'micros'];

/** A report of games without what is another number each time. */
export const withoutTimes = (report: object): object =>
  JSON.parse(JSON.stringify(report, (key, value) => (TIMES.includes(key) ? undefined : value)));

/** Standard error without how far it is, as a run says on a machine that is busy with other things. */
export const withoutProgress = (stderr: string): string =>
  stderr.replace(/^[\d,]+ of [\d,]+ games, .* left\n/gm, '');
