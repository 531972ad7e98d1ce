import type { Feature } from '../feature';
import { practiceCommands } from './input/practiceCommands';
import { predictionCommands } from './input/predictionCommands';
import { followExercise, followLexicon } from './state/exerciseBoard';
import { PRACTICE_ACTIONS } from './state/reducePractice';
import { followPointing, followPrediction, PREDICTION_ACTIONS } from './state/reducePrediction';

export const practice = {
  handlers: { ...PRACTICE_ACTIONS, ...PREDICTION_ACTIONS },
  consequences: [followLexicon, followExercise, followPointing, followPrediction],
  commands: [...practiceCommands, ...predictionCommands],
} satisfies Feature;
