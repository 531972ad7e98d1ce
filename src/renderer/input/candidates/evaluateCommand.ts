import type { Message } from '../../../core/message';
import { endSubject, isEndRunning } from '../../features/endgame/state/endSubject';
import { simulationShut } from '../../features/simulation/state/simulationSubject';
import { simulationControl } from '../../features/simulation/view/simulationView';
import type { AppState } from '../../state/appState';
import { evaluationOf } from '../../view/candidates/evaluation';
import { commandsOf } from '../command';

function whyNotEvaluated(state: AppState): Message | null {
  if (endSubject(state).ok) return null;
  return simulationControl(state).task === 'start' ? simulationShut(state) : null;
}

/** Starts or stops the best analysis of the candidates at this stage of the game. */
export const evaluateCommands = commandsOf('candidates', [
  {
    id: 'candidate.evaluate',
    zone: 'everywhere',
    keys: ['Alt+KeyV'],
    title: 'evaluation.command',
    whyNot: whyNotEvaluated,
    run: ({ dispatch, state }) => {
      const { kind } = evaluationOf(state);
      if (kind === 'simulation') dispatch({ type: 'simulation-toggled' });
      else dispatch({ type: 'endgame-asked', task: isEndRunning(state) ? 'stop' : 'start' });
    },
  },
]);
