import { tilesLeft } from '../../core/alphabet/tileCounts';
import { CLASSIC_RULES } from '../../core/board/rules';
import type { Gaddag } from '../../core/lexicon/gaddag';
import { flaw } from '../../core/message';
import type { SoundAgent } from '../../core/strategy/agent';
import { createAgent } from '../../core/strategy/createAgent';
import { type Endgame, EndgameSolver } from '../../core/strategy/endgame/endgameSolver';
import { playAgents } from '../../core/strategy/playAgents';
import { median } from '../../engine/average';
import { measureCpu } from './measure';

/** Endgames of seeded games, each from the first turn with an empty bag. */
export interface EndgameFigures {
  readonly endgames: number;
  /** Within the work that each is given, the same on any machine. */
  readonly solved: number;
  readonly medianMillis: number;
  readonly nodesPerSecond: number;
}

/** How often a search asks whether to stop before it has to: some hundred thousand nodes. */
const MOST_QUESTIONS = 5000;

export function measureEndgames(gaddag: Gaddag, games: number, firstSeed: number): EndgameFigures {
  const solver = new EndgameSolver(gaddag);
  const measured = playEndgames(gaddag, games, firstSeed).map((endgame) => {
    let questions = 0;
    const { result, millis } = measureCpu(() =>
      solver.solve(endgame, { stop: () => ++questions > MOST_QUESTIONS }),
    );
    if (!result.ok) throw flaw(result.error);
    return { ...result.value, millis };
  });
  const millis = measured.reduce((sum, one) => sum + one.millis, 0);
  return {
    endgames: measured.length,
    solved: measured.filter(({ solved }) => solved).length,
    medianMillis: Math.round(10 * median(measured.map((one) => one.millis))) / 10,
    nodesPerSecond: Math.round((1000 * measured.reduce((sum, { nodes }) => sum + nodes, 0)) / millis),
  };
}

/** From games between two players who always take the highest score. */
function playEndgames(gaddag: Gaddag, games: number, firstSeed: number): readonly Endgame[] {
  const agent = createAgent({ kind: 'score' }, gaddag, {});
  const endgames = new Map<number, Endgame>();
  for (let game = 0; game < games; game++) {
    const watched: SoundAgent = (view, random, deadline) => {
      const { bagCount, position, progress, turnRules } = view;
      if (bagCount === 0 && !endgames.has(game)) {
        const otherRack = tilesLeft(position.rules.distribution, [...position.tiles, ...position.rack]);
        endgames.set(game, { ...progress, position, otherRack, turnRules });
      }
      return agent(view, random, deadline);
    };
    const played = playAgents({ rules: CLASSIC_RULES, seed: firstSeed + game }, [watched, watched]);
    if (!played.ok) throw flaw(played.error);
  }
  return [...endgames.values()];
}
