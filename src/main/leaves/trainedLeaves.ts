import type { TrainedLeaves } from '../../core/strategy/leaves/leavesFile';
import type { LeaveTraining } from './leaveTraining';

/** The leaves of a finished training, dated today. @param command that trains them; empty if there is none */
export function trainedLeaves({ errors, plan, table }: LeaveTraining, command: string): TrainedLeaves {
  const { generations, lexicon, rules, seed } = plan;
  const origin = {
    lexicon: lexicon.name,
    board: rules.name,
    seed: String(seed),
    generations: generations.join(','),
    command,
    date: new Date().toISOString().slice(0, 10),
  };
  return { distribution: rules.distribution, rackSize: rules.rackSize, table, errors, origin };
}
