import { ok, type Result } from '../core/result';

/** Ends with the first thing that goes wrong, whatever the others still do; else when all have ended. */
export function allOrFirstFailure<Failure>(
  works: readonly Promise<Result<null, Failure>>[],
): Promise<Result<null, Failure>> {
  return new Promise((resolve, reject) => {
    for (const work of works) {
      work.then((outcome) => {
        if (!outcome.ok) resolve(outcome);
      }, reject);
    }
    void Promise.all(works).then(() => resolve(ok(null)), reject);
  });
}
