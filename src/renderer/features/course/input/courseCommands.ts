import type { TextKey } from '../../../../texts/catalogue';
import { text } from '../../../../texts/text';
import { commandsOf, type ListedCommand } from '../../../input/command';
import { randomSeed } from '../../../input/editing/randomSeed';
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
  {
    id: 'lesson.questions',
    zone: 'everywhere',
    keys: [],
    title: 'questionSheet.command',
    run: ({ files }) => {
      void import('../view/questionSheetText').then(({ questionSheetText }) =>
        files.saveText({
          suggestedName: `${text('questionSheet.fileName')}.txt`,
          formatName: text('questionSheet.format'),
          content: questionSheetText(randomSeed()),
          note: null,
        }),
      );
    },
  },
  inLesson('close', ['Backspace'], 'course.close', { type: 'lesson-closed' }),
]);
