import type { Feature } from '../feature';
import { practiceCommands } from './input/practiceCommands';
import { PRACTICE_ACTIONS } from './state/reducePractice';

export const practice = {
  handlers: PRACTICE_ACTIONS,
  commands: practiceCommands,
} satisfies Feature;
