import type { TextKey } from '../../../../texts/catalogue';
import { commandsOf, type ListedCommand } from '../../../input/command';
import { unless } from '../../../input/reasons';
import type { Action } from '../../../state/action';

const noLesson = unless(({ course }) => course.lesson !== null, 'impossible.noLesson');

const inLesson = (id: string, keys: readonly string[], title: TextKey, action: Action): ListedCommand => ({
  id: `lesson.${id}`,
  zone: 'lesson',
  keys,
  title,
  whyNot: noLesson,
  run: ({ dispatch }) => dispatch(action),
});

export const courseCommands = commandsOf('course', [
  inLesson('next', ['ArrowRight', 'PageDown'], 'course.next', { type: 'lesson-stepped', by: 1 }),
  inLesson('previous', ['ArrowLeft', 'PageUp'], 'course.previous', { type: 'lesson-stepped', by: -1 }),
  inLesson('again', ['Home'], 'course.again', { type: 'lesson-stepped', by: 0 }),
  inLesson('close', ['Backspace'], 'course.close', { type: 'lesson-closed' }),
]);
