import type { Feature } from '../feature';
import { endgameCommands } from './input/endgameCommands';
import { listEnding } from './state/endingTurns';
import { ENDGAME_ACTIONS, ENDGAME_EVENTS } from './state/reduceEndgame';
import { dropStaleLine } from './state/shownLine';

export const endgame = {
  handlers: ENDGAME_ACTIONS,
  consequences: [listEnding, dropStaleLine],
  events: ENDGAME_EVENTS,
  commands: endgameCommands,
} satisfies Feature;
