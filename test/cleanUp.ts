import { afterAll, vi } from 'vitest';
import { speak } from '../src/texts/spoken';

// Unit tests share a process, so a file must leave nothing behind for the next one.
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await speak('en');
});
