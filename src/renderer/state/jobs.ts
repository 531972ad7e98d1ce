import type { Message } from '../../core/message';
import type { AppState } from './appState';
import type { Handlers } from './handlers';

/** The parts of the state that ask for long jobs. */
const PAGE_JOBS = ['endgame', 'leaves', 'review', 'simulation', 'tournament'] as const;
export type PageJob = (typeof PAGE_JOBS)[number];

export type WorkOf<Name extends PageJob> = NonNullable<AppState[Name]['work']>;

export type JobAction =
  | { readonly type: 'job-refused'; readonly job: PageJob; readonly message: Message }
  | { readonly type: 'job-stopped'; readonly job: PageJob };

export const JOB_ACTIONS: Handlers<JobAction> = {
  'job-refused': (state, { job, message: problem }) => withJob(state, job, { work: null, problem }),
  'job-stopped': (state, { job }) => withJob(state, job, { work: null }),
};

export const withJob = <Name extends PageJob>(
  state: AppState,
  job: Name,
  change: Partial<AppState[Name]>,
): AppState => ({ ...state, [job]: { ...state[job], ...change } });

/** Stops waiting for answers that cannot come. */
export const endJobs = (state: AppState, problem: Message): AppState =>
  PAGE_JOBS.reduce(
    (after, job) => (after[job].work === null ? after : withJob(after, job, { work: null, problem })),
    state,
  );
