const TIMES = ['millisPerMove', 'gamesPerSecond', 'micros'];

/** A report of games without what is another number each time. */
export const withoutTimes = (report: object): object =>
  JSON.parse(JSON.stringify(report, (key, value) => (TIMES.includes(key) ? undefined : value)));
