import { computed, effect, untracked } from '@preact/signals';
import type { Ask } from '../../../../contract/requests/requests';
import { cardId } from '../../../../core/school/practiceCard';
import type { Asker } from '../../../session/asker';
import type { Store } from '../../../session/store';
import type { AppState } from '../../../state/appState';
import { ownWorkOf } from '../../../state/document/desk';

const CLOCK_MS = 30_000;

/** Has exercises made, answers judged, and their return scheduled. @param clock gives the time since 1970 */
export function startPracticeSession(
  ask: Ask,
  { dispatch, state }: Store,
  asker: Asker,
  clock: () => number,
): void {
  const readClock = () => dispatch({ type: 'practice-clock-read', nowMs: clock() });
  const isOnPage = computed(() => state.value.sideTab === 'practice');
  effect(() => {
    if (!isOnPage.value) return undefined;
    untracked(readClock);
    const timer = setInterval(readClock, CLOCK_MS);
    return () => clearInterval(timer);
  });
  const outcome = computed(() => state.value.practice.outcome);
  outcome.subscribe((of) => {
    if (of === null) return;
    void import('../../../../core/school/schedule').then(({ schedule }) => {
      const card = state.peek().practice.kept.cards[cardId(of)] ?? null;
      dispatch({ type: 'practice-scheduled', of, card: schedule(card, of.isRight, clock()) });
    });
  });
  asker.keepAsking({
    wanted: () => sourceOf(state.value).filter(() => state.value.practice.exercise === null),
    ask: (source) => ask('exercise', source),
    onAnswer: (_, exercise) => {
      readClock();
      dispatch({ type: 'practice-made', exercise });
    },
    onRefusal: (_, { message }) => dispatch({ type: 'practice-failed', message }),
  });
  asker.keepAsking({
    wanted: () => {
      const { asked, checking } = state.value.practice;
      if (checking === null) return [];
      const { draft, question } = asked;
      const answer = checking === 'answer' ? draft : null;
      return sourceOf(state.value).map((source) => ({ ...source, question, answer }));
    },
    ask: (request) => ask('judgeExercise', request),
    onAnswer: (_, { judgement, model }) =>
      dispatch(
        judgement === null
          ? { type: 'practice-answers-shown', steps: model }
          : { type: 'practice-judged', judgement },
      ),
    onRefusal: (_, { message }) => dispatch({ type: 'practice-failed', message }),
  });
}

/** The exercise that is shown, with the lexicon and the user's own rules: those of the board may be lent. */
function sourceOf(state: AppState) {
  const { lexicon, practice } = state;
  if (practice.source === null || lexicon.kind !== 'open') return [];
  const { band, kind, loss, seed } = practice.source;
  const asked = { lexicon: lexicon.info.id, kind, band, seed, loss };
  if (kind !== 'mistake') return [{ ...asked, rules: ownWorkOf(state).setup.rules }];
  return practice.kept.mistakes.flatMap(({ rules: nth, ...mistake }) => {
    const rules = practice.kept.rules[nth];
    return mistake.id === seed && rules !== undefined ? [{ ...asked, rules, mistake }] : [];
  });
}
