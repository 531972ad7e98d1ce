import { availableParallelism } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import { chooseThreads, usualThreads } from '../../../src/main/engine/usualThreads';

afterEach(() => chooseThreads(null));

it('the number of threads is the setting, limited to the number of processors, and at least one', () => {
  const processors = availableParallelism();
  expect(usualThreads()).toBe(Math.max(1, processors - 1));
  chooseThreads(1);
  expect(usualThreads()).toBe(1);
  chooseThreads(processors);
  expect(usualThreads()).toBe(processors);
  chooseThreads(processors + 1);
  expect(usualThreads()).toBe(processors);
});
