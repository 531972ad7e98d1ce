import { effect } from '@preact/signals';
import type { EngineApi } from '../../contract/engineApi';
import type { RankedWhyNot } from '../../core/trace/rankPlay';
import { summariseTrace } from '../../core/trace/traceSummary';
import type { Question } from '../state/question';
import { walkRunOf } from '../state/walkRun';
import { positionOf } from '../view/shownMove';
import type { Store } from './store';

/** Has the engine answer why a play is no candidate, and shows the walk up to where it fails. */
export function startQuestionSession(api: EngineApi, { state, dispatch }: Store): void {
  const asked = new WeakSet<Question>();

  async function ask(question: Question, generation: number) {
    const answer = await api.whyNot({ generation, wanted: question.wanted });
    if (!answer.ok) {
      if (answer.error.code !== 'superseded')
        dispatch({ type: 'question-failed', question, problem: answer.error.message });
      return;
    }
    if (state.peek().question !== question) return;
    dispatch({ type: 'question-answered', question, answer: answer.value });
    // Null: the play is a candidate and is shown as such.
    if (state.peek().question !== null) showWalk(answer.value);
  }

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

  effect(() => {
    const { candidates, question, setup } = state.value;
    if (question === null || candidates?.setup !== setup || asked.has(question)) return;
    if (question.answer !== null || question.problem !== null) return;
    asked.add(question);
    void ask(question, candidates.generation);
  });
}
