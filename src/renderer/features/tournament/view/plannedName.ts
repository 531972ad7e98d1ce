import type { TournamentPlan } from '../../../../core/strategy/tournament/tournamentPlan';
import { agentName } from '../../../view/play/agentName';

/** Display name of an agent of a plan, which names its engines itself. */
export const plannedName = (
  { agents, engines }: Pick<TournamentPlan, 'agents' | 'engines'>,
  place: number,
): string =>
  agentName(
    agents[place] ?? '',
    engines?.map((entry) => ({ entry })),
  );
