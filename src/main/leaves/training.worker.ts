import { join } from 'node:path';
import { Worker, workerData } from 'node:worker_threads';
import type { RequestError } from '../../contract/requests/requestError';
import { type Message, message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import { formatLeavesFile, type TrainedLeaves } from '../../core/strategy/leaves/leavesFile';
import { giveWayInBackground, IN_BACKGROUND } from '../engine/background';
import { fileError } from '../jobs/job';
import { serveWorker } from '../jobs/serveWorker';
import { setAside } from '../setAside';
import { orUnwritable } from '../unwritable';
import { leavesReport } from './leavesReport';
import { LeaveTraining, type TrainingPlan } from './leaveTraining';
import { trainedLeavesFrom } from './openLeaves';
import { ownLeavesPath } from './ownLeaves';
import { replaceOwnLeaves } from './replaceOwnLeaves';
import { trainAndKeep, trainingProgress } from './trainAndKeep';
import { trainedLeaves } from './trainedLeaves';
import type { TrainingApi, TrainingEvents, TrainingPlaces } from './trainingApi';
import { readTraining, readTrainingPlan } from './trainingFile';
import { usedLeaves } from './usedLeaves';

giveWayInBackground();

const { ownLeavesDir, trainingPath }: TrainingPlaces = workerData;
const used = usedLeaves(import.meta.dirname, ownLeavesDir);
const stopping = new AbortController();

const api: TrainingApi = {
  async train(task) {
    const trained = await trainAndKeep(task, {
      path: trainingPath,
      signal: stopping.signal,
      startThread: () =>
        new Worker(join(import.meta.dirname, 'leaves.js'), { name: 'leaves', argv: [IN_BACKGROUND] }),
      onProgress: (progress) => void window.onProgress.asEvent(progress),
    });
    return answer(trained);
  },
  stop() {
    stopping.abort();
    return ok(null);
  },
  find() {
    const found = readTrainingPlan(trainingPath);
    if (!found.ok) return fail(fileError(setAside(trainingPath, message('leaves.notWhole'))));
    if (found.value === undefined) return ok(null);
    const { boardsDone, generation, plan } = found.value;
    return ok({ plan, progress: trainingProgress(plan.generations, generation, boardsDone) });
  },
  report: (question) => ok(leavesReport(used(question.rules), question)),
  use(chosen) {
    const leaves =
      chosen.kind === 'trained'
        ? finishedLeaves(chosen.plan)
        : trainedLeavesFrom(chosen.name, chosen.bytes, chosen.rules);
    return answer(leaves.ok ? keep(leaves.value) : leaves);
  },
  file({ rules }, plan) {
    const leaves = plan === null ? used(rules).leaves : finishedLeaves(plan);
    return answer(leaves.ok ? ok(formatLeavesFile(leaves.value)) : leaves);
  },
};

function finishedLeaves(plan: TrainingPlan): Result<TrainedLeaves, Message> {
  const read = readTraining(trainingPath, plan);
  if (!read.ok) return read;
  const training = new LeaveTraining(plan);
  if (read.value !== undefined) training.goOnFrom(read.value);
  return training.isFinished ? ok(trainedLeaves(training, '')) : fail(message('leaves.unfinished'));
}

/** Makes them the leaves of the window. */
function keep(leaves: TrainedLeaves): Result<null, Message> {
  const path = ownLeavesPath(ownLeavesDir, leaves.distribution);
  return orUnwritable(path, () => {
    replaceOwnLeaves(path, formatLeavesFile(leaves));
    return null;
  });
}

const answer = <Value>(result: Result<Value, Message>): Result<Value, RequestError> =>
  result.ok ? result : fail(fileError(result.error));

const window = serveWorker<TrainingApi, TrainingEvents>(api);
