import type { Feature } from '../feature';
import { practiceCommands } from './input/practiceCommands';
import { predictionCommands } from './input/predictionCommands';
import { followExercise, followLexicon } from './state/exerciseBoard';
import { followPointing } from './state/followPointing';
import { followTiles, TURN_ACTIONS } from './state/playAnswer';
import { PRACTICE_ACTIONS } from './state/reducePractice';
import { followPrediction, PREDICTION_ACTIONS } from './state/reducePrediction';

export const practice = {
  handlers: { ...PRACTICE_ACTIONS, ...PREDICTION_ACTIONS, ...TURN_ACTIONS },
  consequences: [followLexicon, followExercise, followPointing, followPrediction, followTiles],
  commands: [...practiceCommands, ...predictionCommands],
} satisfies Feature;
