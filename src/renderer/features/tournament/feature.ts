import type { Feature } from '../feature';
import { tournamentCommands } from './input/tournamentCommands';
import { TOURNAMENT_ACTIONS, tournamentAdvanced } from './state/reduceTournament';

export const tournament = {
  handlers: TOURNAMENT_ACTIONS,
  events: { 'tournament-progress': tournamentAdvanced },
  commands: tournamentCommands,
} satisfies Feature;
