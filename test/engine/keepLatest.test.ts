import { describe, expect, it } from 'vitest';
import type { RequestError } from '../../src/contract/requests/requestError';
import { ok, type Result } from '../../src/core/result';
import { keepLatest } from '../../src/engine/keepLatest';

/** An engine that answers on demand. */
function manualEngine() {
  const begun: number[] = [];
  const finish: (() => void)[] = [];
  const ask = keepLatest(
    (request: number) =>
      new Promise<Result<string, RequestError>>((resolve) => {
        begun.push(request);
        finish.push(() => resolve(ok(`answer ${request}`)));
      }),
  );
  return { ask, begun, finishNext: () => finish.shift()?.() };
}

const codeOf = async (answer: Promise<Result<string, RequestError>>): Promise<string> => {
  const result = await answer;
  return result.ok ? result.value : result.error.code;
};

describe('keepLatest', () => {
  it('answers the running request and the latest waiting one, and supersedes those between', async () => {
    const { ask, begun, finishNext } = manualEngine();
    const answers = [ask(1), ask(2), ask(3), ask(4)].map(codeOf);
    expect(begun).toEqual([1]);
    // The superseded ones need no engine.
    expect(await Promise.all([answers[1], answers[2]])).toEqual(['superseded', 'superseded']);
    finishNext();
    expect(await answers[0]).toBe('answer 1');
    await Promise.resolve();
    expect(begun).toEqual([1, 4]);
    finishNext();
    expect(await answers[3]).toBe('answer 4');
  });

  it('supersedes nothing of another purpose', async () => {
    const finish: (() => void)[] = [];
    const ask = keepLatest(
      ({ text }: { purpose: string; text: string }) =>
        new Promise<Result<string, RequestError>>((resolve) => {
          finish.push(() => resolve(ok(text)));
        }),
      ({ purpose }) => purpose,
    );
    const answers = [
      ask({ purpose: 'question', text: 'q1' }),
      ask({ purpose: 'game', text: 'g1' }),
      ask({ purpose: 'game', text: 'g2' }),
      ask({ purpose: 'question', text: 'q2' }),
      ask({ purpose: 'question', text: 'q3' }),
    ].map(codeOf);
    expect(finish).toHaveLength(2);
    while (finish.length > 0) {
      finish.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await Promise.all(answers)).toEqual(['q1', 'g1', 'g2', 'superseded', 'q3']);
  });

  it('answers all sequential requests', async () => {
    const { ask, begun, finishNext } = manualEngine();
    for (const request of [1, 2, 3]) {
      const answer = codeOf(ask(request));
      finishNext();
      expect(await answer).toBe(`answer ${request}`);
    }
    expect(begun).toEqual([1, 2, 3]);
  });

  it('passes an exception on to the caller, and answers the next request of the lane', async () => {
    const ask = keepLatest(async (request: number): Promise<Result<string, RequestError>> => {
      if (request === 1) throw new Error('out of order');
      return ok(`answer ${request}`);
    });
    const [broken, next] = [ask(1), ask(2)];
    await expect(broken).rejects.toThrow('out of order');
    expect(await codeOf(next)).toBe('answer 2');
    expect(await codeOf(ask(3))).toBe('answer 3');
  });

  it('passes on synchronous exceptions', async () => {
    const ask = keepLatest((request: number): Promise<Result<string, RequestError>> => {
      if (request === 1) throw new Error('out of order');
      return Promise.resolve(ok(`answer ${request}`));
    });
    await expect(ask(1)).rejects.toThrow('out of order');
    expect(await codeOf(ask(2))).toBe('answer 2');
  });
});
