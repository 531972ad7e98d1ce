import type { Feature } from '../feature';
import { practiceCommands } from './input/practiceCommands';
import { followExercise } from './state/exerciseBoard';
import { PRACTICE_ACTIONS } from './state/reducePractice';

export const practice = {
  handlers: PRACTICE_ACTIONS,
  consequences: [followExercise],
  commands: practiceCommands,
} satisfies Feature;
