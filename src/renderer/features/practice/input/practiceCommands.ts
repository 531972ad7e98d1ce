import { text } from '../../../../texts/text';
import { actionCommands } from '../../../input/actionCommands';
import { commandsOf, type WhyNot } from '../../../input/command';
import { randomSeed } from '../../../input/editing/randomSeed';
import { unless } from '../../../input/reasons';
import type { Action } from '../../../state/action';
import type { AppState } from '../../../state/appState';
import { wordsOfPlay } from '../../../state/candidates/wordsOfPlay';
import { isAtLastStep, isInLesson } from '../../course/state/course';
import { shownAnswer, shownQuestion } from '../state/exerciseBoard';
import { canCheck, dueOf, isSolved, toggleLetter } from '../state/practiceState';

const here = actionCommands('practice', 'practice');
/** The next question or exercise; in a lesson, its next step after the exercise, or its end. */
function goOn({ course, practice }: AppState): Action {
  if (!isInLesson(course) || !isSolved(practice)) return { type: 'practice-continued', seed: randomSeed() };
  return isAtLastStep(course) ? { type: 'lesson-closed' } : { type: 'lesson-stepped', by: 1 };
}

/** The words of the play that is the answer, once it is known. */
function wordsAnswered(state: AppState): readonly string[] {
  const answer = isSolved(state.practice) ? shownAnswer(state) : null;
  return answer?.kind === 'play' ? wordsOfPlay(state.setup, answer.move) : [];
}

/** Options that have a key. */
const MOST_DIGITS = 8;

const noDraft = unless(({ practice }) => canCheck(practice), 'impossible.noAnswer');
const noExercise: WhyNot = unless(({ practice }) => practice.exercise !== null, 'impossible.noExercise');
const noHint = unless((state) => {
  const { asked, model } = state.practice;
  return model === null && asked.hints < (shownQuestion(state)?.hints.length ?? 0);
}, 'impossible.noHint');
// In a lesson, only a right answer leads on, or all the answers.
const notAnswered = unless(({ course, practice: { asked, model } }) => {
  return (
    model !== null || (isInLesson(course) ? asked.judgement?.isRight === true : asked.judgement !== null)
  );
}, 'impossible.notAnswered');

const nothingDue = unless((state) => dueOf(state).length > 0, 'impossible.nothingDue');

const noModel = unless(({ practice }) => practice.model !== null, 'impossible.noAnswers');

export const practiceCommands = commandsOf('practice', [
  {
    id: 'practice.check',
    zone: 'practice',
    keys: ['Enter'],
    title: 'practice.check',
    isForTextFields: true,
    isLeftToButtons: true,
    whyNot: noDraft,
    // Enter goes on once the answer is right.
    run: ({ dispatch, state }) => {
      const { asked, model } = state.practice;
      if (noDraft(state) === null) dispatch({ type: 'practice-checked' });
      else if (model !== null || asked.judgement?.isRight === true) dispatch(goOn(state));
    },
  },
  {
    id: 'practice.due',
    zone: 'practice',
    keys: ['Alt+Enter'],
    title: 'practice.practiseDue',
    whyNot: nothingDue,
    run: ({ dispatch }) => dispatch({ type: 'practice-due-wanted', seed: randomSeed() }),
  },
  {
    id: 'practice.continue',
    zone: 'practice',
    keys: ['$mod+Enter'],
    title: 'practice.continue',
    isForTextFields: true,
    whyNot: notAnswered,
    run: ({ dispatch, state }) => dispatch(goOn(state)),
  },
  here('hint', ['Shift+Enter'], 'practice.hint', { type: 'practice-hinted' }, { whyNot: noHint }),
  here(
    'showAnswer',
    ['$mod+Shift+Enter'],
    'practice.showAnswer',
    { type: 'practice-given-up' },
    { whyNot: noExercise },
  ),
  {
    id: 'practice.study',
    zone: 'practice',
    keys: ['Insert'],
    title: 'study.addAnswer',
    whyNot: unless((state) => wordsAnswered(state).length > 0, 'impossible.noAnswers'),
    run: ({ dispatch, state }) => dispatch({ type: 'study-added', words: wordsAnswered(state) }),
  },
  {
    id: 'practice.export',
    zone: 'everywhere',
    keys: [],
    title: 'practice.exportFile',
    run: ({ files, state }) =>
      files.saveText({
        suggestedName: `${text('practice.fileName')}.json`,
        formatName: text('practice.fileFormat'),
        content: `${JSON.stringify(state.practice.kept)}\n`,
        note: null,
      }),
  },
  {
    id: 'practice.import',
    zone: 'everywhere',
    keys: [],
    title: 'practice.importFile',
    run: ({ dispatch }) => dispatch({ type: 'practice-taking-asked', what: 'file' }),
  },
  {
    id: 'practice.option',
    zone: 'practice',
    keys: Array.from({ length: MOST_DIGITS }, (_, nth) => String(nth + 1)),
    title: 'practice.chooseOption',
    whyNot: noExercise,
    run: ({ dispatch, state }, { key }) => {
      const form = shownQuestion(state)?.form;
      const option = Number(key) - 1;
      if (form?.kind === 'choice' && form.options[option] !== undefined)
        dispatch({ type: 'practice-drafted', draft: { kind: 'choice', option } });
    },
  },
  {
    id: 'practice.letter',
    zone: 'practice',
    keys: ['Letter', 'Shift+Letter'],
    title: 'practice.markLetter',
    whyNot: noExercise,
    run: ({ dispatch, state }, { key }) => {
      const form = shownQuestion(state)?.form;
      const letter = form?.kind === 'letters' ? form.glyphs.indexOf(key.toUpperCase()) + 1 : 0;
      if (letter > 0) dispatch({ type: 'practice-drafted', draft: toggleLetter(state.practice, letter) });
    },
  },
  here(
    'answerBefore',
    ['ArrowLeft'],
    'practice.answerBefore',
    { type: 'practice-model-stepped', by: -1 },
    { whyNot: noModel },
  ),
  here(
    'answerAfter',
    ['ArrowRight'],
    'practice.answerAfter',
    { type: 'practice-model-stepped', by: 1 },
    { whyNot: noModel },
  ),
]);
