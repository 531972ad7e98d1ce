import type { ListedTurn } from '../../../../contract/candidates/candidatesApi';
import { type Message, message } from '../../../../core/message';
import { fail, ok, type Result } from '../../../../core/result';
import { MAX_FIRST_TURNS, type StartPosition } from '../../../../core/strategy/tournament/startPosition';
import type { AppState } from '../../../state/appState';
import { turnAt } from '../../../state/candidates/candidateSet';
import { readWhole } from '../../../state/window/formFields';
import { scorelessTurnsOf, scoresOnTurn } from '../../endgame/state/endSubject';
import { candidatesShut, plainTurn, turnsToSimulate } from '../../simulation/state/simulationSubject';

/** What games would start from now. */
export interface ShownStart {
  readonly start: StartPosition;
  readonly turns: readonly ListedTurn[];
  /** Whether they are marked or pinned; otherwise they are the first of the list. */
  readonly areChosen: boolean;
}

/** The position shown and its first turns, or why no games can start from it. */
export function shownStart(state: AppState): Result<ShownStart, Message> {
  const { setup, tournament, turn } = state;
  const { best, usesKnownRack } = tournament.form;
  const shut = candidatesShut(state);
  if (shut !== null) return fail(shut);
  const chosen = turnsToSimulate(state);
  const problem = chosen === null ? bestProblem(best) : null;
  if (problem !== null) return fail(problem);
  const turns = chosen ?? firstOfList(state, readWhole(best) ?? 0);
  if (turns.length === 0) return fail(message('impossible.noCandidates'));
  if (turns.length > MAX_FIRST_TURNS)
    return fail(message('tournament.firstTurnCount', { count: turns.length, most: String(MAX_FIRST_TURNS) }));
  const start: StartPosition = {
    tiles: setup.tiles,
    rack: setup.rack,
    opponentRack: usesKnownRack ? turn.otherRack : [],
    scores: scoresOnTurn(turn),
    scorelessTurns: scorelessTurnsOf(state),
    firstTurns: turns.map(plainTurn),
  };
  return ok({ start, turns, areChosen: chosen !== null });
}

/** Why so many turns of the list cannot be taken. */
export function bestProblem(typed: string): Message | null {
  const best = readWhole(typed);
  const isPossible = best !== null && best >= 1 && best <= MAX_FIRST_TURNS;
  return isPossible ? null : message('tournamentPage.pairsRange', { most: MAX_FIRST_TURNS });
}

/** In the order of the list, whatever that is. */
const firstOfList = ({ candidates }: AppState, count: number): readonly ListedTurn[] =>
  Array.from({ length: count }, (_, index) => turnAt(candidates, index + 1)).filter(
    (turn) => turn !== undefined,
  );
