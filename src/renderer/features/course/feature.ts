import type { Feature } from '../feature';
import { courseCommands } from './input/courseCommands';
import { COURSE_ACTIONS, followLesson } from './state/reduceCourse';

export const course = {
  handlers: COURSE_ACTIONS,
  consequences: [followLesson],
  commands: courseCommands,
} satisfies Feature;
