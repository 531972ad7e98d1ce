import { openGaddag, type SharedGaddag } from '../../../src/core/lexicon/sharedGaddag';
import { evaluatingAgent } from '../../../src/core/strategy/evaluatingAgent';
import { Census } from '../../../src/core/strategy/leaves/census/census';
import { LeaveTally } from '../../../src/core/strategy/leaves/census/leaveTally';
import { equityEvaluator } from '../../../src/core/strategy/leaves/equityEvaluator';
import { formatLeavesFile } from '../../../src/core/strategy/leaves/leavesFile';
import { LeaveTraining, type TrainingPlan } from '../../../src/main/leaves/leaveTraining';
import { trainedLeaves } from '../../../src/main/leaves/trainedLeaves';

interface Planned {
  readonly plan: TrainingPlan;
  readonly gaddag: SharedGaddag;
}

/** A training in this thread, board by board: the file of its leaves. */
export function trainedHere({ gaddag: shared, plan }: Planned): Uint8Array {
  const training = new LeaveTraining(plan);
  const gaddag = openGaddag(shared);
  while (!training.isFinished) {
    const { generation, table } = training;
    const agent = evaluatingAgent(gaddag, equityEvaluator(table));
    const census = new Census(gaddag, { rules: plan.rules, seed: plan.seed, generation }, table, agent);
    const tally = new LeaveTally(census.leaveShape);
    const numbers = training.take(training.boards);
    for (const number of numbers) census.addBoard(number, tally);
    training.add(numbers, tally.sumsAlone());
    training.endGeneration();
  }
  return formatLeavesFile(trainedLeaves(training, ''));
}
