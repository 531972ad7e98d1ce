import { entryAt } from '../../certain';
import type { Gaddag } from '../../lexicon/gaddag';
import { flaw, type Message } from '../../message';
import { fail, ok, type Result } from '../../result';
import type { SoundAgent } from '../agent';
import { parseAgentId } from '../agentId';
import { createAgent } from '../createAgent';
import { type LeavesSource, leavesForAgent, NO_LEAVES } from '../leaves/leavesSource';
import { type ChancesSource, chancesForAgents, NO_CHANCES } from '../winTable/chancesSource';
import { type FinishedGame, playPairedGame } from './pairedGames';
import { type OpenStart, openStart } from './startPosition';
import { gamesOfPair, type PairPlace, pairingsOf, type TournamentPlan } from './tournamentPlan';

/** Why an agent of a tournament cannot play: something that it needs is missing. */
export function findMissingMeans(
  { agents, rules }: TournamentPlan,
  leaves: LeavesSource,
  chances: ChancesSource,
): Message | undefined {
  for (const id of agents) {
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

/** Plays any pairs of a tournament’s games, one after another. */
export class PairPlayer {
  /** Each has its own working memory. */
  private readonly agents: readonly SoundAgent[];
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
    this.agents = plan.agents.map((id) => {
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
  play({ pair, pairing }: PairPlace): Result<readonly FinishedGame[], Message> {
    const games: FinishedGame[] = [];
    for (let nth = 2 * pair; nth < 2 * pair + gamesOfPair(this.plan, pair); nth++) {
      const played = this.playGame(pairing, nth);
      if (!played.ok) return fail(played.error);
      games.push(played.value);
    }
    return ok(games);
  }

  playGame(pairing: number, nth: number): Result<FinishedGame, Message> {
    const { lexicons, now, plan, start } = this;
    const { one, other } = entryAt(pairingsOf(plan), pairing);
    const agents = [entryAt(this.agents, one), entryAt(this.agents, other)] as const;
    return playPairedGame({ plan, start, agents, lexicon: lexicons.all, now }, pairing, nth);
  }
}
