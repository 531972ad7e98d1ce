import type { Rules } from '../../../board/rules';
import { CLASSIC_TURN_RULES } from '../../../game/turnRules';
import { message } from '../../../message';
import { shortened } from '../../../quoted';
import { type GcgDocument, type GcgEventLine, isEvent, isTurn, nicksOf, scoreChange } from '../gcgDocument';
import type { GcgProblem } from '../gcgProblem';
import { emptyPositionsOf } from './emptyPositions';
import { resolveTiles } from './gameTiles';
import { openingOf } from './openingState';
import { type RecordedState, withScore } from './recordedState';
import { replaySettlement } from './replaySettlement';
import type { Finding, ReplayContext, ReplayedEvent } from './replayStep';
import { replayTurn } from './replayTurn';

/** A replayed game record. */
export interface GcgReplay {
  readonly events: readonly ReplayedEvent[];
  /** The state after the last event. */
  readonly end: RecordedState;
  /** In line order. */
  readonly problems: readonly GcgProblem[];
}

/**
 * Replays a recorded game on the board of `rules`, which must be valid (see `checkRules`), and reports
 * everything that is impossible. After a wrong line it continues with what that line states.
 */
export function replayGcg(document: GcgDocument, rules: Rules, turnRules = CLASSIC_TURN_RULES): GcgReplay {
  const [first, second] = nicksOf(document);
  const nicks = [shortened(first), shortened(second)] as const;
  const emptyPositions = emptyPositionsOf(rules);
  const events: ReplayedEvent[] = [];
  const opening = openingOf(document, rules, turnRules);
  const problems = [...opening.problems];
  let { state } = opening;
  for (const event of document.lines.filter(isEvent)) {
    const context: ReplayContext = { rules, turnRules, nicks, emptyPositions, events, state };
    const rack = resolveTiles('rack' in event ? event.rack : [], rules.distribution);
    const step = isTurn(event)
      ? replayTurn(event, rack.tiles, context)
      : replaySettlement(event, rack.tiles, context);
    const findings = [...rack.findings, ...step.findings, ...checkTotal(event, context)];
    problems.push(...findings.map((finding) => ({ ...finding, line: event.line })));
    events.push({ event, before: state, rack: rack.tiles, played: step.played });
    state = withScore(step.state, event.player, event.total);
  }
  return { events, end: state, problems };
}

function checkTotal(event: GcgEventLine, { state, nicks }: ReplayContext): Finding[] {
  const expected = state.scores[event.player] + scoreChange(event);
  if (event.total === expected) return [];
  const values = { expected: String(expected), found: String(event.total), nick: nicks[event.player] };
  return [{ code: 'total', message: message('gcg.wrongTotal', values) }];
}
