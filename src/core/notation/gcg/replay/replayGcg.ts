import type { Rules } from '../../../board/rules';
import { CLASSIC_TURN_RULES } from '../../../game/turnRules';
import { message } from '../../../message';
import { shortened } from '../../../quoted';
import { type GcgDocument, type GcgEventLine, isEvent, isTurn, nicksOf, scoreChange } from '../gcgDocument';
import type { GcgProblem } from '../gcgProblem';
import { emptyPositionsOf } from './emptyPositions';
import { type GameState, openingState, withScore } from './gameState';
import { resolveTiles } from './gameTiles';
import { replaySettlement } from './replaySettlement';
import type { Finding, ReplayedEvent, Situation } from './replayStep';
import { replayTurn } from './replayTurn';

/** A recorded game, played again. */
export interface Replay {
  readonly events: readonly ReplayedEvent[];
  /** Where the game stands behind the last event. */
  readonly end: GameState;
  /** In the order of the lines. */
  readonly problems: readonly GcgProblem[];
}

/**
 * Plays a recorded game again on the board of `rules`, which must be playable ones (see `checkRules`), and
 * notes everything that could not have happened so. After a wrong line it goes on with what the line says.
 */
export function replayGcg(document: GcgDocument, rules: Rules, turnRules = CLASSIC_TURN_RULES): Replay {
  const [first, second] = nicksOf(document);
  const nicks = [shortened(first), shortened(second)] as const;
  const emptyPositions = emptyPositionsOf(rules);
  const events: ReplayedEvent[] = [];
  const problems: GcgProblem[] = [];
  let state = openingState(rules);
  for (const event of document.lines.filter(isEvent)) {
    const situation: Situation = { rules, turnRules, nicks, emptyPositions, events, state };
    const rack = resolveTiles('rack' in event ? event.rack : [], rules.distribution);
    const step = isTurn(event)
      ? replayTurn(event, rack.tiles, situation)
      : replaySettlement(event, rack.tiles, situation);
    const findings = [...rack.findings, ...step.findings, ...checkTotal(event, situation)];
    problems.push(...findings.map((finding) => ({ ...finding, line: event.line })));
    events.push({ event, before: state, rack: rack.tiles, played: step.played });
    state = withScore(step.state, event.player, event.total);
  }
  return { events, end: state, problems };
}

function checkTotal(event: GcgEventLine, { state, nicks }: Situation): Finding[] {
  const expected = state.scores[event.player] + scoreChange(event);
  if (event.total === expected) return [];
  const values = { expected: String(expected), found: String(event.total), nick: nicks[event.player] };
  return [{ code: 'total', message: message('gcg.wrongTotal', values) }];
}
