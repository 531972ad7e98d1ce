import type { Answered } from '../../contract/requests/request';
import type { PageJob, WorkOf } from '../state/jobs';
import type { Asker } from './asker';
import type { Store } from './store';

interface Worker<Name extends PageJob, Value> {
  readonly job: Name;
  readonly perform: (work: WorkOf<Name>) => Answered<Value>;
  readonly onAnswer: (work: WorkOf<Name>, value: Value) => void;
}

/** Does what the page asks of a long job: starts it, continues it, stops it. */
export function keepWorking<Name extends PageJob, Value>(
  { dispatch, state }: Store,
  asker: Asker,
  { job, onAnswer, perform }: Worker<Name, Value>,
): void {
  asker.keepAsking({
    wanted: () => {
      const work: WorkOf<Name> | null = state.value[job].work;
      return work === null ? [] : [{ work }];
    },
    ask: ({ work }) => perform(work),
    onAnswer: ({ work }, value) => onAnswer(work, value),
    onRefusal: (_, { message }) => dispatch({ type: 'job-refused', job, message }),
  });
}
