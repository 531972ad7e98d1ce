import { message } from '../../../../core/message';
import type { TextKey } from '../../../../texts/catalogue';
import { commandsOf, type ListedCommand, type WhyNot } from '../../../input/command';
import { unless } from '../../../input/reasons';
import type { Action } from '../../../state/action';
import type { AppState } from '../../../state/appState';
import { isSolved } from '../../practice/state/practiceState';
import { isInLesson } from '../state/course';

const noLesson = unless(({ course }) => course.lesson !== null, 'impossible.noLesson');

/** An exercise is answered first; one that cannot be made is passed over. */
const noNext: WhyNot = (state) =>
  noLesson(state) ?? (isAsking(state) ? message('impossible.answerFirst') : null);

const isAsking = ({ course, practice }: AppState): boolean =>
  isInLesson(course) && practice.exercise !== null && !isSolved(practice);

const inLesson = (id: string, keys: readonly string[], title: TextKey, action: Action): ListedCommand => ({
  id: `lesson.${id}`,
  zone: 'lesson',
  keys,
  title,
  whyNot: noLesson,
  run: ({ dispatch }) => dispatch(action),
});

export const courseCommands = commandsOf('course', [
  {
    ...inLesson('next', ['ArrowRight', 'PageDown'], 'course.next', { type: 'lesson-stepped', by: 1 }),
    whyNot: noNext,
    run: ({ dispatch, state }) => {
      const message = noNext(state);
      dispatch(message === null ? { type: 'lesson-stepped', by: 1 } : { type: 'notice-raised', message });
    },
  },
  inLesson('previous', ['ArrowLeft', 'PageUp'], 'course.previous', { type: 'lesson-stepped', by: -1 }),
  inLesson('again', ['Home'], 'course.again', { type: 'lesson-stepped', by: 0 }),
  inLesson('close', ['Backspace'], 'course.close', { type: 'lesson-closed' }),
]);
