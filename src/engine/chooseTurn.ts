import type { LexiconInfo } from '../contract/lexicon/lexiconApi';
import type { ChooseTurnRequest, SeenGame } from '../contract/play/playApi';
import type { RequestError } from '../contract/requests/requestError';
import { NO_TILE } from '../core/alphabet/tile';
import { checkSetup, replaceTiles } from '../core/board/position';
import type { Rules } from '../core/board/rules';
import { createRandom } from '../core/game/random';
import { boardBefore } from '../core/game/turns/boardBefore';
import { findPhony, readPlacement } from '../core/game/turns/placementWords';
import { CHALLENGE, type Turn } from '../core/game/turns/turn';
import type { Gaddag } from '../core/lexicon/gaddag';
import { fail, ok, type Result } from '../core/result';
import { type Agent, NO_DEADLINE } from '../core/strategy/agent';
import { type AgentPlan, parseAgentId } from '../core/strategy/agentId';
import { createAgent } from '../core/strategy/createAgent';
import { leavesForAgent, NO_LEAVES } from '../core/strategy/leaves/leavesSource';
import type { LeaveTable } from '../core/strategy/leaves/leaveTable';
import { LEARN_ANEW, lexiconForAgent, type NamedLexicon } from '../core/strategy/levels/vocabularySource';
import type { PlayerView } from '../core/strategy/playerView';
import { chancesForAgents, NO_CHANCES } from '../core/strategy/winTable/chancesSource';
import type { EngineHost } from './engineHost';
import { illegalSetup } from './generateMoves';
import type { OpenLexicon } from './lexicon';
import { wrongAlphabet } from './wrongAlphabet';

interface KnownAgent {
  readonly agent: Agent;
  /** That it was made with. */
  readonly leaves: LeaveTable | undefined;
}

/** The agents of one thread: each keeps its working memory from turn to turn. */
export class AgentTable {
  private readonly agents = new Map<string, KnownAgent>();

  constructor(
    private readonly host: Pick<EngineHost, 'chances' | 'leaves' | 'vocabulary'> &
      Partial<Pick<EngineHost, 'now'>>,
  ) {}

  /** The turn of an agent. If it knows the lexicon, it challenges every phony. */
  choose(
    { gaddag, info }: OpenLexicon,
    { agent: id, seed, view: seen }: ChooseTurnRequest,
  ): Result<Turn, RequestError> {
    const plan = parseAgentId(id);
    if (!plan.ok) return fail({ code: 'bad-request', message: plan.error });
    const view = readView(seen, info);
    if (!view.ok) return view;
    if (isPhonyBefore(view.value, gaddag)) return ok(CHALLENGE);
    const agent = this.agentOf(id, plan.value, { gaddag, id: info.id }, seen.setup.rules);
    return agent.ok ? ok(agent.value(view.value, createRandom(seed), NO_DEADLINE)) : agent;
  }

  private agentOf(
    id: string,
    plan: AgentPlan,
    lexicon: NamedLexicon,
    rules: Rules,
  ): Result<Agent, RequestError> {
    const {
      chances = NO_CHANCES,
      leaves: leavesSource = NO_LEAVES,
      now,
      vocabulary = LEARN_ANEW,
    } = this.host;
    const key = JSON.stringify([lexicon.id, id, rules]);
    const leaves = leavesForAgent(plan, rules.distribution, leavesSource);
    if (!leaves.ok) return fail({ code: 'no-leaves', message: leaves.error });
    let known = this.agents.get(key);
    if (known === undefined || known.leaves !== leaves.value) {
      const words = lexiconForAgent(plan, lexicon, rules, vocabulary);
      if (!words.ok) return fail({ code: 'bad-request', message: words.error });
      const wins = chancesForAgents([id], rules, chances);
      if (!wins.ok) return fail({ code: 'file', message: wins.error });
      const means = { leaves: leaves.value, chances: wins.value, now };
      known = { agent: createAgent(plan, words.value, means), leaves: leaves.value };
    }
    this.agents.delete(key);
    this.agents.set(key, known);
    for (const unused of [...this.agents.keys()].slice(0, -KEPT_AGENTS)) this.agents.delete(unused);
    return ok(known.agent);
  }
}

const KEPT_AGENTS = 4;

/** What a player may know, from its request. */
export function readView(
  { progress, setup, ...seen }: SeenGame,
  info: LexiconInfo,
): Result<PlayerView, RequestError> {
  const checked = checkSetup(setup);
  if (!checked.ok) return fail(illegalSetup(checked.error));
  const wrong = wrongAlphabet(info, setup.rules.distribution);
  if (wrong !== undefined) return fail(wrong);
  const { position } = checked.value;
  return ok({ ...seen, position, progress: { ...progress, end: undefined } });
}

/** Whether the previous turn may be challenged and contains a phony. */
export function isPhonyBefore({ history, player, position, turnRules }: PlayerView, gaddag: Gaddag): boolean {
  const last = history.at(-1);
  if (turnRules.challenge === 'void' || last?.turn.kind !== 'placement' || last.player === player)
    return false;
  const board = boardBefore(position, last.turn);
  if (board === undefined) return false;
  const played = last.turn.tiles.filter((tile) => tile !== NO_TILE);
  const read = readPlacement(replaceTiles(position, board, Uint8Array.from(played)), last.turn);
  return findPhony(read, (letters) => gaddag.acceptsWord(letters)) !== undefined;
}
