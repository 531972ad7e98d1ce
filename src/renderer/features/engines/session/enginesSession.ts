import { computed } from '@preact/signals';
import type { EngineAnalysisRequest } from '../../../../contract/engines/enginesApi';
import type { AskDesktop } from '../../../../contract/requests/requests';
import type { Message } from '../../../../core/message';
import { parseArguments } from '../../../../core/notation/text/argumentList';
import type { Dispatch } from '../../../state/action';
import type { SessionContext } from '../../featureWindow';
import type { AnalysisRun, EngineForm, EngineTask } from '../state/enginesState';
import { wantedRun } from '../state/positionAnalysis';

/** Lists the engines and does what the settings page asks for. A page in a browser has none. */
export function startEnginesSession({
  connection: { askDesktop },
  store,
}: Pick<SessionContext, 'connection' | 'store'>): void {
  if (askDesktop === null) return;
  const { dispatch, state } = store;
  void askDesktop('listEngines', {}).then((listed) => {
    if (listed.ok) dispatch({ type: 'engines-listed', engines: listed.value });
  });
  const task = computed(() => state.value.engines.task);
  task.subscribe(async (asked) => {
    if (asked === null) return;
    const problem = await doTask(asked, askDesktop, dispatch);
    dispatch({ type: 'engine-task-done', task: asked, problem });
  });

  const run = computed(() => wantedRun(state.value));
  run.subscribe(async (asked) => {
    if (asked === null) {
      if (state.peek().engines.analysis !== null) void askDesktop('cancelEngineAnalysis', {});
      return;
    }
    const { id } = asked;
    const answer = await askDesktop('engineAnalysis', requestOf(asked));
    const isCancelled = !answer.ok && answer.error.code === 'cancelled';
    const problem = answer.ok || isCancelled ? null : answer.error.message;
    dispatch({ type: 'engine-analysis-ended', id, found: answer.ok ? answer.value : null, problem });
  });
}

function requestOf({ turn, ...run }: AnalysisRun): EngineAnalysisRequest {
  const { otherRack, player, scores } = turn;
  const [first, second] = scores;
  return {
    ...run,
    opponentRack: [...otherRack],
    scores: player === 0 ? [first, second] : [second, first],
  };
}

/** Returns why it was refused. What an engine itself does wrong stands with its state. */
async function doTask(task: EngineTask, ask: AskDesktop, dispatch: Dispatch): Promise<Message | null> {
  switch (task.kind) {
    case 'choose': {
      const chosen = await ask('chooseProgram', {});
      if (!chosen.ok) return chosen.error.message;
      if (chosen.value.kind === 'chosen')
        dispatch({ type: 'engine-form-changed', change: { command: chosen.value.path } });
      return null;
    }
    case 'put':
      return put(task.form, ask, dispatch);
    case 'try':
      void ask('tryEngine', { id: task.id });
      return null;
    case 'press':
      void ask('pressEngine', { id: task.id, option: task.option });
      return null;
    case 'stop':
    case 'remove': {
      const done = await ask(task.kind === 'stop' ? 'stopEngine' : 'removeEngine', { id: task.id });
      return done.ok ? null : done.error.message;
    }
  }
}

/** An engine that was added or changed is started, which shows whether it works. */
async function put(form: EngineForm, ask: AskDesktop, dispatch: Dispatch): Promise<Message | null> {
  const args = parseArguments(form.args);
  if (!args.ok) return args.error;
  const stored = await ask('putEngine', { ...form, args: args.value });
  if (!stored.ok) return stored.error.message;
  if (stored.value === null) return null;
  dispatch({ type: 'engine-form-closed' });
  void ask('tryEngine', { id: stored.value });
  return null;
}
