import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { LeaveTraining } from '../../../src/main/leaves/leaveTraining';
import { trainInThreads } from '../../../src/main/leaves/trainInThreads';
import { buildSmallGaddag, codesOf } from '../../oracle/oracleLexicon';

/** Ends at the first question. */
const FAILING = "require('node:worker_threads').parentPort.on('message', () => process.exit(3));";
/** Is at work for ever. */
const BUSY = "require('node:worker_threads').parentPort.on('message', () => undefined);";

it('ends all threads as soon as one of them fails, whatever the others are at', async () => {
  const { arcs, counts } = buildSmallGaddag([codesOf('AB')]);
  const plan = { rules: CLASSIC_RULES, seed: 1, generations: [4], lexicon: { id: 'id', name: 'name' } };
  const programs = [BUSY, FAILING, BUSY];
  const ends: Promise<unknown>[] = [];
  const trained = await trainInThreads(new LeaveTraining(plan), {
    gaddag: { arcs, counts },
    threads: programs.length,
    startThread: () => {
      const worker = new Worker(programs[ends.length] ?? BUSY, { eval: true });
      ends.push(once(worker, 'exit'));
      return worker;
    },
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  expect(trained).toMatchObject({ ok: false, error: { code: 'engine-crashed' } });
  await Promise.all(ends);
});
