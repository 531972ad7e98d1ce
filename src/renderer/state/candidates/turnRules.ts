import { CLASSIC_TURN_RULES, type TurnRules } from '../../../core/game/turnRules';
import type { AppState } from '../appState';

export const turnRulesOf = ({ play }: Pick<AppState, 'play'>): TurnRules =>
  play?.game.turnRules ?? CLASSIC_TURN_RULES;
