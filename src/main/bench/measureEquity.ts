import type { Position } from '../../core/board/position';
import { CLASSIC_RULES } from '../../core/board/rules';
import { certain } from '../../core/certain';
import type { Gaddag } from '../../core/lexicon/gaddag';
import { flaw } from '../../core/message';
import { NO_DEADLINE, type SoundAgent } from '../../core/strategy/agent';
import { createAgent } from '../../core/strategy/createAgent';
import type { LeaveTable } from '../../core/strategy/leaves/leaveTable';
import { playAgents } from '../../core/strategy/playAgents';
import type { PlayerView } from '../../core/strategy/playerView';
import { type Measurement, measureCpu, measureInTurn, measureSearch, type Search } from './measure';

/** Searches of every turn of seeded games by equity. */
export interface EquityFigures {
  readonly score: Measurement;
  /** Leaves and exchanges included. */
  readonly equity: Measurement;
  /** Of the mean times: by equity to by score, and to all moves. */
  readonly ratioToScore: number;
  readonly ratioToAll: number;
  /** Turns of whole games, with bag and settlement. */
  readonly pliesPerSecond: number;
}

/** @param games how many games the turns are of; later seeds are those of the games that are timed */
export function measureEquity(
  lexicon: Gaddag,
  leaves: LeaveTable,
  { firstSeed, games, rounds }: { firstSeed: number; games: number; rounds: number },
  { forAll, forScore }: { forAll: Search; forScore: Search },
): EquityFigures {
  const agent = createAgent({ kind: 'equity' }, lexicon, { leaves });
  const views = new Map<Position, PlayerView>();
  const watched: SoundAgent = (view, random, deadline) => {
    views.set(view.position, view);
    return agent(view, random, deadline);
  };
  for (let game = 0; game < games; game++) play(firstSeed + game, watched);
  const positions = [...views.keys()];
  const forEquity: Search = (position) => {
    const turn = agent(certain(views.get(position), 'the view of a turn'), () => 0, NO_DEADLINE);
    return turn.kind === 'placement' ? 1 : 0;
  };
  const { score, equity } = measureInTurn(positions, rounds, { score: forScore, equity: forEquity });
  const all = measureSearch(positions, rounds, forAll);
  const { result: plies, millis } = measureCpu(() => {
    let sum = 0;
    for (let game = 0; game < games; game++) sum += play(firstSeed + games + game, agent);
    return sum;
  });
  return {
    score,
    equity,
    ratioToScore: hundredths(equity.meanMicros / score.meanMicros),
    ratioToAll: hundredths(equity.meanMicros / all.meanMicros),
    pliesPerSecond: Math.round((plies * 1000) / millis),
  };
}

/** Plays a game against itself; returns the number of turns. */
function play(seed: number, agent: SoundAgent): number {
  const played = playAgents({ rules: CLASSIC_RULES, seed }, [agent, agent]);
  if (!played.ok) throw flaw(played.error);
  return played.value.history.length;
}

const hundredths = (ratio: number): number => Math.round(100 * ratio) / 100;
