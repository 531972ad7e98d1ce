import { certain, entryAt } from '../../certain';
import type { PlainTurn } from '../../game/turns/turn';
import type { Gaddag } from '../../lexicon/gaddag';
import { flaw, type Message } from '../../message';
import { fail, ok, type Result } from '../../result';
import { NO_DEADLINE, type SoundAgent } from '../agent';
import { engineOf, parseAgentId } from '../agentId';
import { createAgent } from '../createAgent';
import { type LeavesSource, leavesForAgent, NO_LEAVES } from '../leaves/leavesSource';
import { conduct, conductLater, type OpenGame } from '../playAgents';
import type { PlayerView } from '../playerView';
import { type ChancesSource, chancesForAgents, NO_CHANCES } from '../winTable/chancesSource';
import { type AgentsTurn, type FinishedGame, pairedGame } from './pairedGames';
import { type OpenStart, openStart } from './startPosition';
import { gamesOfPair, type Pairing, type PairPlace, pairingsOf, type TournamentPlan } from './tournamentPlan';

/** Why an agent of a tournament cannot play: something that it needs is missing. */
export function findMissingMeans(
  { agents, rules }: TournamentPlan,
  leaves: LeavesSource,
  chances: ChancesSource,
): Message | undefined {
  for (const id of agents) {
    if (engineOf(id) !== undefined) continue;
    const parsed = parseAgentId(id);
    const known = parsed.ok ? leavesForAgent(parsed.value, rules.distribution, leaves) : parsed;
    if (!known.ok) return known.error;
  }
  const wins = chancesForAgents(agents, rules, chances);
  return wins.ok ? undefined : wins.error;
}

/** The lexicons of a tournament. */
export interface GameLexicons {
  readonly all: Gaddag;
  /** The words that a level knows. */
  readonly wordsOf: (level: number) => Gaddag;
}

/** Returns the turn of an engine of the plan. */
export type AskEngine = (engine: string, view: PlayerView) => Promise<Result<PlainTurn, Message>>;

type OpenPair = OpenGame<Result<readonly FinishedGame[], Message>, AgentsTurn>;

/** Plays any pairs of a tournament’s games, one after another. */
export class PairPlayer {
  /** Each has its own working memory; undefined for engines. */
  private readonly agents: readonly (SoundAgent | undefined)[];
  private readonly pairings: readonly Pairing[];
  private readonly start: OpenStart | undefined;

  constructor(
    private readonly plan: TournamentPlan,
    private readonly lexicons: GameLexicons,
    private readonly now: () => number,
    leaves: LeavesSource = NO_LEAVES,
    chances: ChancesSource = NO_CHANCES,
  ) {
    const wins = chancesForAgents(plan.agents, plan.rules, chances);
    if (!wins.ok) throw flaw(wins.error);
    const { start } = plan;
    const opened = start === undefined ? ok(undefined) : openStart({ ...plan, start });
    if (!opened.ok) throw flaw(opened.error);
    this.start = opened.value;
    this.pairings = pairingsOf(plan);
    this.agents = plan.agents.map((id) => {
      if (engineOf(id) !== undefined) return undefined;
      const parsed = parseAgentId(id);
      if (!parsed.ok) throw flaw(parsed.error);
      const known = leavesForAgent(parsed.value, plan.rules.distribution, leaves);
      if (!known.ok) throw flaw(known.error);
      const { value: agent } = parsed;
      const lexicon = agent.kind === 'level' ? lexicons.wordsOf(agent.level) : lexicons.all;
      return createAgent(agent, lexicon, {
        leaves: known.value,
        chances: wins.value,
        now,
      });
    });
  }

  /** The games of a pair, or why they cannot be started. */
  play(place: PairPlace): Result<readonly FinishedGame[], Message> {
    return conduct(this.pairOf(place), this.choose);
  }

  /** The same if engines play. */
  async playWith(ask: AskEngine, place: PairPlace): Promise<Result<readonly FinishedGame[], Message>> {
    const played = await conductLater(this.pairOf(place), (awaited) => {
      const engine = engineOf(entryAt(this.plan.agents, this.placeOf(awaited)));
      return engine === undefined ? this.choose(awaited) : ask(engine, awaited.view);
    });
    return played.ok ? played.value : played;
  }

  playGame(pairing: number, nth: number): Result<FinishedGame, Message> {
    return conduct(this.gameOf(pairing, nth), this.choose);
  }

  private *pairOf({ pair, pairing }: PairPlace): OpenPair {
    const games: FinishedGame[] = [];
    for (let nth = 2 * pair; nth < 2 * pair + gamesOfPair(this.plan, pair); nth++) {
      const played = yield* this.gameOf(pairing, nth);
      if (!played.ok) return fail(played.error);
      games.push(played.value);
    }
    return ok(games);
  }

  private gameOf(pairing: number, nth: number) {
    const { lexicons, now, plan, start } = this;
    return pairedGame({ plan, start, lexicon: lexicons.all, now }, pairing, nth);
  }

  private readonly choose = (awaited: AgentsTurn): PlainTurn =>
    certain(this.agents[this.placeOf(awaited)], 'no engine')(awaited.view, awaited.random, NO_DEADLINE);

  /** Index of the agent in the plan. */
  private placeOf({ agent, pairing }: AgentsTurn): number {
    const { one, other } = entryAt(this.pairings, pairing);
    return agent === 0 ? one : other;
  }
}
