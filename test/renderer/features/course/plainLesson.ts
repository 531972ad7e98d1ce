import type { Setup } from '../../../../src/core/board/setup';
import type { LessonStep } from '../../../../src/core/notation/lessons/lesson';

/** The action that opens a lesson of a file, with steps that show nothing but what is given. */
export const plainLesson = (steps: readonly (Partial<LessonStep> & { readonly setup: Setup })[]) =>
  ({
    type: 'lesson-opened',
    id: 'own.yaml',
    path: '/own.yaml',
    lesson: {
      title: {},
      minutes: 1,
      steps: steps.map(
        (step): LessonStep => ({
          say: {},
          candidate: 0,
          lit: [],
          walk: null,
          structure: null,
          camera: null,
          shows: [],
          exercise: null,
          task: null,
          ...step,
        }),
      ),
    },
  }) as const;
