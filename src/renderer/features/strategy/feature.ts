import type { Feature } from '../feature';
import { strategyCommands } from './input/strategyCommands';
import { STRATEGY_ACTIONS } from './state/reduceStrategy';

export const strategy = { handlers: STRATEGY_ACTIONS, commands: strategyCommands } satisfies Feature;
