import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeptThreads } from '../../../src/main/engine/keptThreads';
import type { JobsApi, WorkerEvents } from '../../../src/main/engine/workerApi';
import type { WorkerLink } from '../../../src/main/engine/workerLink';

const MINUTE_MS = 60_000;

let running = 0;
let started = 0;

function startFake(onExit: () => void): WorkerLink<JobsApi, WorkerEvents> {
  running++;
  started++;
  const terminate = async () => {
    running--;
    onExit();
  };
  return { terminate } as WorkerLink<JobsApi, WorkerEvents>;
}

/** Work of this duration. */
const lasting = (milliseconds: number) => () =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

describe('threads kept for requests', () => {
  let threads: KeptThreads;

  beforeEach(() => {
    vi.useFakeTimers();
    running = 0;
    started = 0;
    threads = new KeptThreads(startFake);
  });
  afterEach(() => vi.useRealTimers());

  it('answer one request after the other, one thread for each kind', async () => {
    for (let question = 0; question < 20; question++) {
      for (const name of ['words', 'replies'] as const) {
        const asked = threads.run(name, lasting(1000));
        await vi.advanceTimersByTimeAsync(1000);
        await asked;
      }
    }
    expect({ running, started }).toEqual({ running: 2, started: 2 });
  });

  it('end after a minute without requests, and others start for the next request', async () => {
    await threads.run('words', async () => undefined);
    await vi.advanceTimersByTimeAsync(MINUTE_MS - 1);
    expect(running).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(running).toBe(0);
    await threads.run('words', async () => undefined);
    expect({ running, started }).toEqual({ running: 1, started: 2 });
  });

  it('stay as long as a request is pending', async () => {
    const long = threads.run('replies', lasting(10 * MINUTE_MS));
    await threads.run('replies', async () => undefined);
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS - 1);
    expect({ running, started }).toEqual({ running: 1, started: 1 });
    await vi.advanceTimersByTimeAsync(1);
    await long;
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(running).toBe(0);
  });
});
