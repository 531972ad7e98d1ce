import { text } from '../../../texts/text';
import { endSubject, isEndRunning } from '../../features/endgame/state/endSubject';
import { simulationControl } from '../../features/simulation/view/simulationView';
import type { AppState } from '../../state/appState';

/** The best analysis of the candidates at this stage of the game. */
export type EvaluationKind = 'endgame' | 'preendgame' | 'simulation';

export interface Evaluation {
  readonly kind: EvaluationKind;
  readonly title: string;
  /** Why this kind, and not another one. */
  readonly reason: string;
}

/** Endgames are solved, pre-endgames examined, and everything before that is simulated. */
export function evaluationOf(state: AppState): Evaluation {
  const subject = endSubject(state);
  if (!subject.ok) {
    const { task, title } = simulationControl(state);
    return {
      kind: 'simulation',
      // The drawer says of how many.
      title: task === 'start' ? text('evaluation.simulation') : title,
      reason: text('evaluation.whySimulation'),
    };
  }
  const { kind } = subject.value;
  const title = isEndRunning(state)
    ? text('endgamePage.stop')
    : text(kind === 'endgame' ? 'evaluation.endgame' : 'evaluation.preendgame');
  return {
    kind,
    title,
    reason: text(kind === 'endgame' ? 'evaluation.whyEndgame' : 'evaluation.whyPreendgame'),
  };
}
