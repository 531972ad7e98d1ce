import { availableParallelism } from 'node:os';
import type { Threads, TournamentOptions } from '../../contract/tournament/tournamentApi';
import { startGame } from '../../core/game/startGame';
import { type Message, message } from '../../core/message';
import { fail, ok } from '../../core/result';
import {
  checkPlan,
  isReproducible,
  type PlannedEngine,
  pairingCountOf,
  type TournamentPlan,
  turnRulesOfAgents,
} from '../../core/strategy/tournament/tournamentPlan';
import type { SharedLexicon } from '../../engine/lexicon';
import { wrongAlphabet } from '../../engine/wrongAlphabet';
import { type Answer, badRequest } from '../jobs/job';

/** All games together: they are listed and kept in memory. */
const MAX_LISTED_GAMES = 200_000;

/** With agents that go by a clock: the file has their games. */
const MAX_RECORDED_GAMES = 20_000;

/** The plan, or why it cannot be played. */
export function planOf(
  options: TournamentOptions,
  engines: readonly PlannedEngine[],
  { info }: SharedLexicon,
): Answer<TournamentPlan> {
  const { agents, games, isValidated, rules, seed, sprt, start } = options;
  const plan: TournamentPlan = {
    agents,
    games,
    seed,
    rules,
    turnRules: turnRulesOfAgents(rules),
    lexicon: { id: info.id, name: info.name },
    isValidated,
    sprt,
    // A plan of whole games without engines has no such fields, so that its file stays as it was.
    ...(start === null ? {} : { start }),
    ...(engines.length === 0 ? {} : { engines }),
  };
  const wrong = wrongAlphabet(info, rules.distribution);
  if (wrong !== undefined) return fail(wrong);
  const checked = checkPlan(plan);
  if (!checked.ok) return fail(badRequest(checked.error));
  const problem = tooLarge(plan) ?? tooManyRecorded(plan);
  if (problem !== undefined) return fail(badRequest(problem));
  const begun = startGame({ rules, turnRules: plan.turnRules, seed });
  return begun.ok ? ok(plan) : fail(badRequest(begun.error));
}

export function tooLarge(plan: TournamentPlan): Message | undefined {
  const count = plan.games * pairingCountOf(plan);
  return count > MAX_LISTED_GAMES
    ? message('tournament.tooManyListed', { count, most: MAX_LISTED_GAMES })
    : undefined;
}

function tooManyRecorded(plan: TournamentPlan): Message | undefined {
  const count = plan.games * pairingCountOf(plan);
  return count > MAX_RECORDED_GAMES && !isReproducible(plan)
    ? message('tournament.tooManyRecorded', { count, most: MAX_RECORDED_GAMES })
    : undefined;
}

export function tooManyThreads(threads: Threads): Message | undefined {
  const most = availableParallelism();
  return threads !== null && threads > most
    ? message('tournament.tooManyThreads', { most, given: threads })
    : undefined;
}
