import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TrainingProgress } from '../../contract/leaves/leavesApi';
import { type Message, message } from '../../core/message';
import { fail, type Result } from '../../core/result';
import { problemOf } from '../jobs/job';
import type { PoolOptions } from '../jobs/runInThreads';
import { setAside } from '../setAside';
import { orUnwritable } from '../unwritable';
import { LeaveTraining } from './leaveTraining';
import { trainInThreads } from './trainInThreads';
import type { TrainingTask } from './trainingApi';
import { readTraining, writeTraining } from './trainingFile';

/** Interval of saving the training, beside the end of every generation. */
const SAVED_EVERY_MS = 30_000;

interface KeepingOptions extends Pick<PoolOptions, 'signal' | 'startThread'> {
  readonly path: string;
  readonly onProgress: (progress: TrainingProgress) => void;
}

/**
 * Trains, or goes on from the file, until the training is done or `signal` is aborted; the file then contains
 * whatever was done, also if a thread ended unexpectedly.
 */
export async function trainAndKeep(
  { gaddag, plan, threads }: TrainingTask,
  { onProgress, path, signal, startThread }: KeepingOptions,
): Promise<Result<null, Message>> {
  const training = new LeaveTraining(plan);
  const read = readTraining(path, plan);
  if (!read.ok) return fail(setAside(path, message('leaves.notWhole')));
  if (read.value !== undefined) training.goOnFrom(read.value);
  const begun = save(training, path);
  if (!begun.ok) return begun;
  const over = new AbortController();
  let savedAt = performance.now();
  let { generation } = training;
  let unwritable: Message | undefined;
  const trained = await trainInThreads(training, {
    gaddag,
    threads,
    startThread,
    signal: AbortSignal.any([signal, over.signal]),
    onProgress() {
      onProgress(progressOf(training));
      if (training.generation === generation && performance.now() - savedAt < SAVED_EVERY_MS) return;
      const saved = save(training, path);
      savedAt = performance.now();
      ({ generation } = training);
      if (saved.ok) return;
      unwritable = saved.error;
      over.abort();
    },
  });
  if (unwritable !== undefined) return fail(unwritable);
  const saved = save(training, path);
  if (!trained.ok) return fail(problemOf(trained.error, message('leaves.threadEnded')));
  return saved;
}

function save(training: LeaveTraining, path: string): Result<null, Message> {
  return orUnwritable(path, () => {
    mkdirSync(dirname(path), { recursive: true });
    writeTraining(path, training.plan, training.state);
    return null;
  });
}

const progressOf = (training: LeaveTraining): TrainingProgress =>
  trainingProgress(training.plan.generations, training.generation, training.boardsDone);

/** @param boardsDone of the generation */
export function trainingProgress(
  generations: readonly number[],
  generation: number,
  boardsDone: number,
): TrainingProgress {
  const sum = (boards: readonly number[]) => boards.reduce((before, each) => before + each, 0);
  return {
    generation,
    boards: generations[generation] ?? 0,
    boardsDone,
    done: sum(generations.slice(0, generation)) + boardsDone,
    total: sum(generations),
  };
}
