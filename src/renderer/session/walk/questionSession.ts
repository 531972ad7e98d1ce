import type { Ask } from '../../../contract/requests/requests';
import { summariseTrace } from '../../../core/trace/traceSummary';
import type { RankedWhyNot } from '../../../core/trace/whyNot/rankPlay';
import { walkRunOf } from '../../state/walk/walk';
import { positionOf } from '../../view/candidates/shownMove';
import type { Asker } from '../asker';
import type { Store } from '../store';

/** Asks the engine why a play is no candidate, and shows the walk up to the failure. */
export function startQuestionSession(ask: Ask, { state, dispatch }: Store, asker: Asker): void {
  function showWalk({ trace, word }: RankedWhyNot) {
    const position = positionOf(state.peek().setup);
    if (position === null || trace.length === 0) return;
    const run = walkRunOf({
      position,
      algorithm: 'gaddag',
      trace,
      summary: summariseTrace(trace),
      scores: [],
    });
    dispatch({ type: 'walk-shown', subject: { kind: 'question', word }, run });
  }

  asker.keepAsking({
    wanted: () => {
      const { candidates, question, setup } = state.value;
      if (question === null || candidates?.setup !== setup) return [];
      if (question.answer !== null || question.problem !== null) return [];
      return [{ question, generation: candidates.generation }];
    },
    ask: ({ generation, question: { wanted } }) => ask('whyNot', { purpose: 'question', generation, wanted }),
    onAnswer: ({ question }, answer) => {
      dispatch({ type: 'question-answered', question, answer });
      // Null if the play is a candidate, which is then shown.
      if (state.peek().question !== null) showWalk(answer);
    },
    onRefusal: ({ question }, { message }) =>
      dispatch({ type: 'question-failed', question, problem: message }),
  });
}
