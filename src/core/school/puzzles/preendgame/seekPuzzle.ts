import type { Position } from '../../../board/position';
import { CLASSIC_RULES } from '../../../board/rules';
import { entryAt } from '../../../certain';
import type { GameState } from '../../../game/gameState';
import { createRandom } from '../../../game/random';
import { partOfSeed, type Seed } from '../../../game/seed';
import { startGame } from '../../../game/startGame';
import { CLASSIC_TURN_RULES } from '../../../game/turnRules';
import { takeTurn } from '../../../game/turns/takeTurn';
import type { PlainTurn } from '../../../game/turns/turn';
import type { Gaddag } from '../../../lexicon/gaddag';
import { formatCgp } from '../../../notation/positions/cgp';
import { NO_DEADLINE } from '../../../strategy/agent';
import { createAgent } from '../../../strategy/createAgent';
import { equityEvaluator } from '../../../strategy/leaves/equityEvaluator';
import type { LeaveTable } from '../../../strategy/leaves/leaveTable';
import { viewOf } from '../../../strategy/playerView';
import { type Clock, JobRunner } from '../../../strategy/preendgame/jobRunner';
import { openPreendgame, type Preendgame } from '../../../strategy/preendgame/preendgame';
import { PreendgameSearch } from '../../../strategy/preendgame/preendgameSearch';
import { TurnLister } from '../../../strategy/preendgame/turnLister';
import { turnNotation } from '../../../strategy/review/turnNotation';
import { turnEquity } from '../../../strategy/simulation/turnEquity';
import { decisiveLead } from './decisiveLead';
import { drawsOf, type PreendgamePuzzle } from './preendgamePuzzle';
import { LEAST_MARGIN } from './puzzleFile';

/** With more turns, the proof would take minutes. */
const MOST_TURNS = 1200;
/** Time after which a proof is given up. */
const MOST_MS = 90_000;
/** Orderings by which the answer must be likely to win more before a proof is tried. */
const LIKELY_MARGIN = 1.5;

const LETTERS = { win: 'w', tie: 't', loss: 'l' } as const;

const rules = CLASSIC_RULES;
const turnRules = CLASSIC_TURN_RULES;

export interface PuzzleGround {
  readonly gaddag: Gaddag;
  readonly leaves: LeaveTable;
  readonly seed: Seed;
  readonly now: Clock;
}

/**
 * A puzzle from one game that the program plays against itself. Its scores are changed so that the game hangs
 * on the turn. Null if the game has no such position, nothing is proven, or the answer is the turn of the
 * highest score or equity. Yields between steps of the search.
 */
export function* seekPuzzle(ground: PuzzleGround, game: number): Generator<void, PreendgamePuzzle | null> {
  const { gaddag, leaves, now } = ground;
  const state = positionOf(ground, game);
  if (state === null) return null;
  const { player, position } = state;
  const theirs = entryAt(state.scores, 1 - player);
  const preendgameWith = (lead: number) => preendgameOf(state, [theirs + lead, theirs]);
  const tied = preendgameWith(0);
  const { areAll, turns } = new TurnLister(gaddag).list(tied.root, MOST_TURNS);
  if (!areAll) return null;
  const worth = equityEvaluator(leaves)(viewOf(state, player));
  const equityOf = (turn: PlainTurn) => turnEquity(position, worth, turn);
  const byEquity = turns.toSorted((one, other) => equityOf(other) - equityOf(one));
  const isDull = (turn: PlainTurn) => turn === turns[0] || turn === byEquity[0];
  yield;
  const likely = decisiveLead(tied, new JobRunner(tied, gaddag, now), turns, isDull);
  if (likely === null || likely.margin < LIKELY_MARGIN) return null;
  yield;
  const preendgame = preendgameWith(likely.lead);
  const margin = LEAST_MARGIN / preendgame.unseen.length;
  const search = new PreendgameSearch(preendgame, { model: 'rational', turns, examined: null, margin });
  const runner = new JobRunner(preendgame, gaddag, now);
  const begun = now();
  for (let handed = search.next(); handed !== undefined; handed = search.next()) {
    search.note(handed, runner.run(handed.job));
    if (now() - begun > MOST_MS) return null;
    yield;
  }
  const best = search.rows()[0]?.turn;
  if (search.rivals !== 0 || best === undefined || isDull(best)) return null;
  const cgp = cgpOf(preendgame);
  return { game, cgp, rank: byEquity.indexOf(best) + 1, ...proofOf(search, turns, best, position) };
}

/** The answer, and the known results of every turn. */
function proofOf(
  search: PreendgameSearch,
  turns: readonly PlainTurn[],
  best: PlainTurn,
  position: Position,
): Pick<PreendgamePuzzle, 'answer' | 'others' | 'results'> {
  const draws = drawsOf(position);
  const resultsOf = (turn: PlainTurn): string => {
    const known = search.drawsOf(turn).filter(({ isKnown }) => isKnown);
    const results = new Map(known.map(({ bag, result }) => [bag[0], LETTERS[result]]));
    return draws.map(({ tile }) => results.get(tile) ?? '?').join('');
  };
  const notationOf = (turn: PlainTurn): string => turnNotation(turn, rules.distribution);
  const others = new Map<string, string[]>();
  for (const turn of turns) {
    if (turn === best) continue;
    const results = resultsOf(turn);
    others.set(results, [...(others.get(results) ?? []), notationOf(turn)]);
  }
  return { answer: notationOf(best), results: resultsOf(best), others };
}

/** The first position of a game with one tile in the bag; null if there is none. */
function positionOf({ gaddag, leaves, seed }: PuzzleGround, game: number): GameState | null {
  const gameSeed = partOfSeed(seed, game);
  const started = startGame({ rules, turnRules, seed: gameSeed });
  if (!started.ok) return null;
  const agent = createAgent({ kind: 'equity' }, gaddag, { leaves });
  const random = createRandom(gameSeed);
  let state = started.value;
  while (state.end === undefined && state.bag.length > 1)
    state = takeTurn(state, agent(viewOf(state, state.player), random, NO_DEADLINE));
  return state.end === undefined && state.bag.length === 1 ? state : null;
}

/** @param scores the player on turn first */
function preendgameOf({ position, scorelessTurns }: GameState, scores: readonly number[]): Preendgame {
  const opened = openPreendgame({ position, turnRules, scores, scorelessTurns, known: [] });
  if (!opened.ok) throw new Error('A self-play position is not a pre-endgame.');
  return opened.value;
}

const cgpOf = ({ root: { position, scorelessTurns, scores } }: Preendgame): string =>
  formatCgp({
    setup: { rules, tiles: [...position.tiles], rack: [...position.rack] },
    otherRacks: [[]],
    scores,
    scorelessTurns,
    operations: [],
  });
