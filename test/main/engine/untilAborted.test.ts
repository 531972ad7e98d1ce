import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { RequestError } from '../../../src/contract/requests/requestError';
import { fail, ok, type Result } from '../../../src/core/result';
import { CANCELLED, untilAborted } from '../../../src/main/engine/untilAborted';

type Answer = Result<number, RequestError>;

const CRASHED: RequestError = { code: 'engine-crashed', message: 'It crashed.' };
const never = new Promise<Answer>(() => undefined);

describe('cancellable work', () => {
  it('rejects with the reason of the signal, or with a given one', async () => {
    const controller = new AbortController();
    const [byReason, byGiven] = [
      untilAborted(never, controller.signal),
      untilAborted(never, controller.signal, CANCELLED),
    ];
    controller.abort(CRASHED);
    expect([await byReason, await byGiven]).toEqual([fail(CRASHED), fail(CANCELLED)]);
    expect(await untilAborted(never, controller.signal)).toEqual(fail(CRASHED));
  });

  it('returns its value, and leaves no listener on the signal', async () => {
    const { signal } = new AbortController();
    for (let nth = 0; nth < 3; nth++)
      expect(await untilAborted(Promise.resolve<Answer>(ok(nth)), signal)).toEqual(ok(nth));
    const failing = untilAborted(Promise.reject<Answer>(new Error('went wrong')), signal);
    await expect(failing).rejects.toThrow('went wrong');
    await expect.poll(() => getEventListeners(signal, 'abort')).toEqual([]);
  });
});
