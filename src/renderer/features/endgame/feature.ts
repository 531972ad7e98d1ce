import type { Feature } from '../feature';
import { endgameCommands } from './input/endgameCommands';
import { ENDGAME_ACTIONS, ENDGAME_EVENTS } from './state/reduceEndgame';
import { dropStaleLine } from './state/shownLine';

export const endgame = {
  handlers: ENDGAME_ACTIONS,
  consequences: [dropStaleLine],
  events: ENDGAME_EVENTS,
  commands: endgameCommands,
} satisfies Feature;
