import { availableParallelism } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import { chooseThreads, usualThreads } from '../../../src/main/engine/usualThreads';

afterEach(() => chooseThreads(null));

it('as many threads work as somebody has chosen, but no more than there are processors, and one at least', () => {
  const processors = availableParallelism();
  expect(usualThreads()).toBe(Math.max(1, processors - 1));
  chooseThreads(1);
  expect(usualThreads()).toBe(1);
  chooseThreads(processors);
  expect(usualThreads()).toBe(processors);
  chooseThreads(processors + 1);
  expect(usualThreads()).toBe(processors);
});
