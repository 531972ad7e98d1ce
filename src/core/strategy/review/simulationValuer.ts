import { areSameTiles } from '../../alphabet/tileCounts';
import { certain, entryAt } from '../../certain';
import type { Seed } from '../../game/seed';
import type { PlainTurn } from '../../game/turns/turn';
import type { Gaddag } from '../../lexicon/gaddag';
import type { Deadline } from '../agent';
import { isSamePlacement } from '../endgame/lineTurns';
import type { LeaveTable } from '../leaves/leaveTable';
import { CandidateFinder } from '../simulation/candidates';
import { Sampler } from '../simulation/sampler';
import { type SimulatedCandidate, Simulation } from '../simulation/simulation';
import { situationOf } from '../simulation/situation';
import type { WinChances } from '../winTable/winChances';
import type { TurnValuer, ValuedTurn } from './turnValuer';

/** The best turns by static equity are simulated, and the played one. */
const CANDIDATES = 12;
const PLIES = 2;
/** Of each candidate, however long it takes. */
const LEAST_SAMPLES = 50;
const MOST_SAMPLES = 1_000_000;
const CONFIDENCE = 0.99;

interface Means {
  readonly lexicon: Gaddag;
  readonly leaves: LeaveTable;
  readonly chances: WinChances;
  readonly seed: Seed;
  /** Starts the time for one turn. */
  readonly begin: () => Deadline;
}

/** What comes of turns on the average of many ways in which the game may go on; not with an empty bag. */
export function simulationValuer({ begin, chances, leaves, lexicon, seed }: Means): TurnValuer {
  const finder = new CandidateFinder(lexicon, leaves);
  return ({ played, view }) => {
    const { bagCount, player, position, progress, rackCounts, scores, turnRules } = view;
    if (bagCount === 0) return undefined;
    const opponent = player === 0 ? 1 : 0;
    const lead = entryAt(scores, player) - entryAt(scores, opponent);
    const opponentCount = entryAt(rackCounts, opponent);
    const found = situationOf(position, turnRules, { ...progress, lead, opponentCount });
    if (!found.ok) return undefined;
    const situation = found.value;
    const others = finder.find(situation, CANDIDATES).filter(({ turn }) => !isSameTurn(turn, played));
    const candidates = [{ turn: played, equity: finder.equityOf(situation, played) }, ...others];
    const allotment = { least: LEAST_SAMPLES, most: MOST_SAMPLES, confidence: CONFIDENCE };
    const simulation = new Simulation(candidates, lead, allotment, position);
    const turns = candidates.map(({ turn }) => turn);
    const sampler = new Sampler(lexicon, leaves, situation, turns, seed, { plies: PLIES, chances });
    const isOver = begin();
    const least = LEAST_SAMPLES * candidates.length;
    while (!simulation.isFinished && !(isOver() && simulation.sampleCount >= least)) {
      const batch = certain(simulation.take(), 'the batch to draw');
      simulation.add(batch, sampler.draw(batch));
    }
    const { rows } = simulation;
    const own = entryAt(rows, 0);
    const best = rows.reduce((leader, row) => (row.utility > leader.utility ? row : leader), own);
    return { method: 'simulation', best: valued(best), played: valued(own) };
  };
}

const valued = ({ spread, turn, winShare }: SimulatedCandidate): ValuedTurn => ({
  turn,
  points: spread.mean,
  winShare: winShare.mean,
});

function isSameTurn(one: PlainTurn, other: PlainTurn): boolean {
  if (one.kind === 'placement' && other.kind === 'placement') return isSamePlacement(one, other);
  if (one.kind === 'exchange' && other.kind === 'exchange') return areSameTiles(one.tiles, other.tiles);
  return one.kind === other.kind;
}
