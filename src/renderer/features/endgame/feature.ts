import type { Feature } from '../feature';
import { endgameCommands } from './input/endgameCommands';
import { ENDGAME_ACTIONS, endgameAdvanced, preendgameAdvanced } from './state/reduceEndgame';
import { dropStaleLine } from './state/shownLine';

export const endgame = {
  handlers: ENDGAME_ACTIONS,
  consequences: [dropStaleLine],
  events: { 'endgame-progress': endgameAdvanced, 'preendgame-progress': preendgameAdvanced },
  commands: endgameCommands,
} satisfies Feature;
