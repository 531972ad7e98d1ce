import { computed } from '@preact/signals';
import type { ListedTurn } from '../../../../contract/candidates/candidatesApi';
import type { RequestError } from '../../../../contract/requests/requestError';
import type { SimulationStatus } from '../../../../contract/simulation/simulationApi';
import type { Connection } from '../../../../contract/transport/connection';
import { message } from '../../../../core/message';
import { fail, ok, type Result } from '../../../../core/result';
import type { Asker } from '../../../session/asker';
import type { Store } from '../../../session/store';
import { throttled } from '../../../session/throttled';
import { isJudged } from '../../../state/candidates/sortColumns';
import { differenceToAsk, simulatedRepliesToAsk } from '../state/simulatedQuestions';
import type { SimulationSubject, SimulationWork } from '../state/simulationState';
import { optionsOf, withoutSimilar } from '../state/simulationSubject';

/** Interval of requests for replies and differences while samples are drawn. */
const QUESTIONS_PAUSE_MS = 500;

interface Deps {
  readonly connection: Pick<Connection, 'ask' | 'askDesktop'>;
  readonly store: Store;
  readonly asker: Asker;
}

/** Result of a step of the work. */
interface Done {
  /** Turns of a started simulation. */
  readonly turns: readonly ListedTurn[] | null;
  readonly status: SimulationStatus | null;
}

/** The program has one simulation, which the page starts, stops and resumes. */
export function startSimulationSession({ asker, connection, store }: Deps): void {
  const { ask, askDesktop } = connection;
  const { dispatch, state } = store;

  /** The best of the list by equity; by score if there are no equities. */
  async function bestTurns({ setup }: SimulationSubject, count: number) {
    const { candidates } = state.peek();
    if (candidates?.setup !== setup) return fail(NO_CANDIDATES);
    const { generation } = candidates;
    const query = isJudged(candidates) ? { sort: { by: 'equity', isDescending: true } as const } : {};
    const found = await ask('filterCandidates', { generation, query });
    if (!found.ok) return found;
    return ok(withoutSimilar(found.value.firstPage.rows).slice(0, count));
  }

  async function start(
    work: SimulationWork,
    subject: SimulationSubject,
  ): Promise<Result<Done, RequestError>> {
    const { wanted } = subject;
    const turns = typeof wanted === 'number' ? await bestTurns(subject, wanted) : ok(wanted);
    if (!turns.ok) return turns;
    // A stop request that arrived too early had no effect.
    if (state.peek().simulation.work !== work) return fail(STOPPED);
    const status = await ask('startSimulation', optionsOf(subject, turns.value));
    return status.ok ? ok({ turns: turns.value, status: status.value }) : status;
  }

  async function rest(task: 'stop' | 'continue'): Promise<Result<Done, RequestError>> {
    const status = await (task === 'stop' ? ask('stopSimulation', {}) : ask('continueSimulation', {}));
    return status.ok ? ok({ turns: null, status: status.value }) : status;
  }

  asker.keepAsking({
    wanted: () => {
      const { work } = state.value.simulation;
      return work === null ? [] : [{ work }];
    },
    ask: ({ work }: { readonly work: SimulationWork }) =>
      work.task === 'start' ? start(work, work.subject) : rest(work.task),
    // Preparation can be stopped.
    atOnce: 2,
    // A started simulation runs, even if it is to be stopped by now.
    takesLateAnswers: true,
    onAnswer: ({ work }, { status, turns }) => dispatch({ type: 'simulation-done', work, turns, status }),
    onRefusal: ({ work }, { message: problem }) => dispatch({ type: 'simulation-refused', work, problem }),
  });

  const replies = throttled(
    computed(() => simulatedRepliesToAsk(state.value)),
    QUESTIONS_PAUSE_MS,
  );
  asker.keepAsking({
    wanted: () => replies.value,
    ask: ({ candidate }) => ask('simulatedReplies', { candidate }),
    takesLateAnswers: true,
    onAnswer: ({ id }, seen) => dispatch({ type: 'simulated-replies-arrived', id, replies: seen }),
    onRefusal: (_, { message: problem }) => dispatch({ type: 'notice-raised', message: problem }),
  });
  const differences = throttled(
    computed(() => differenceToAsk(state.value)),
    QUESTIONS_PAUSE_MS,
  );
  asker.keepAsking({
    wanted: () => differences.value,
    ask: ({ one, other }) => ask('compareSimulated', { one, other }),
    takesLateAnswers: true,
    onAnswer: ({ id, one, other }, difference) =>
      dispatch({ type: 'simulated-compared', compared: { ...difference, id, one, other } }),
    onRefusal: (_, { message: problem }) => dispatch({ type: 'notice-raised', message: problem }),
  });

  // A page that was reloaded after a crash does not know the running simulation.
  if (askDesktop !== null) void ask('stopSimulation', {});
}

const NO_CANDIDATES: RequestError = { code: 'bad-request', message: message('impossible.noCandidates') };
const STOPPED: RequestError = { code: 'cancelled', message: message('simulation.stopped') };
