import type { TournamentStatus } from '../../../../../src/contract/tournament/tournamentApi';
import { CLASSIC_RULES } from '../../../../../src/core/board/rules';
import { CLASSIC_TURN_RULES } from '../../../../../src/core/game/turnRules';
import type { GameSummary, SideSummary } from '../../../../../src/core/strategy/tournament/gameSummary';
import { addPair, newTallies, reportOf } from '../../../../../src/core/strategy/tournament/tournamentTally';
import { LEXICON } from '../../../session/fakeConnection';

const side = (score: number, bingos = 0): SideSummary => ({
  score,
  bingos,
  turns: 10,
  exchanged: 0,
  passes: 0,
  micros: 5000,
});

const game = (nth: number, own: number, other: number, bingos: number): GameSummary => ({
  pairing: 0,
  nth,
  sides: [side(own, bingos), side(other)],
  faults: 0,
});

/** Two pairs of games: the first agent wins two, loses one and ties one. */
export const FEW_GAMES: readonly GameSummary[] = [
  game(0, 400, 350, 1),
  game(1, 300, 380, 0),
  game(2, 410, 410, 2),
  game(3, 420, 300, 1),
];

const AGENTS = ['score', '2*use-q'];

/** The status of a tournament of four games after this many of them, in whole pairs. */
export function statusAfter(games: number, phase: TournamentStatus['phase'] = 'stopped'): TournamentStatus {
  const tallies = newTallies({ agents: AGENTS });
  for (let nth = 0; nth < games; nth += 2) addPair({}, tallies[0]!, FEW_GAMES.slice(nth, nth + 2));
  return {
    plan: {
      agents: AGENTS,
      games: 4,
      seed: 1,
      rules: CLASSIC_RULES,
      turnRules: CLASSIC_TURN_RULES,
      lexicon: { id: LEXICON.id, name: LEXICON.name },
      isValidated: true,
      sprt: null,
    },
    phase,
    done: games,
    total: 4,
    secondsLeft: phase === 'running' ? 90 : null,
    gamesPerSecond: phase === 'running' ? 12.4 : null,
    report: reportOf({ agents: AGENTS, sprt: null }, tallies),
    problem: null,
  };
}
