import type { Rules } from '../../core/board/rules';
import { certain } from '../../core/certain';
import { turnRulesFor } from '../../core/game/turnRulePresets';
import type { Gaddag } from '../../core/lexicon/gaddag';
import { openGaddag } from '../../core/lexicon/sharedGaddag';
import { ok } from '../../core/result';
import { type Deadline, NO_DEADLINE } from '../../core/strategy/agent';
import { EndgameSolver } from '../../core/strategy/endgame/endgameSolver';
import { equityEvaluator } from '../../core/strategy/leaves/equityEvaluator';
import { LeaveTable, leaveShapeOf } from '../../core/strategy/leaves/leaveTable';
import { endgameEvaluator } from '../../core/strategy/review/endgameEvaluator';
import { preEndgameEvaluator } from '../../core/strategy/review/preEndgameEvaluator';
import { readGame } from '../../core/strategy/review/recordedGame';
import type { ReviewSettings } from '../../core/strategy/review/reviewSettings';
import { type SimulationMeans, simulationEvaluator } from '../../core/strategy/review/simulationEvaluator';
import { StaticEquity, staticEvaluator } from '../../core/strategy/review/staticEvaluator';
import type { TurnEvaluator } from '../../core/strategy/review/turnEvaluator';
import { TurnReviewer } from '../../core/strategy/review/turnReviewer';
import { WIN_FORMULA } from '../../core/strategy/winTable/winChances';
import { WinTable } from '../../core/strategy/winTable/winTable';
import { giveWayInBackground } from '../engine/background';
import { nodeHost } from '../engine/nodeHost';
import { serveWorker } from '../jobs/serveWorker';
import { openSharedLeaves } from '../leaves/sharedLeaves';
import type { ReviewApi, ReviewTask } from './reviewApi';

giveWayInBackground();

let reviewer: TurnReviewer | undefined;

/** The lexicon of the previous game: preparing it again would take longer than a game. */
let open: { readonly id: string; readonly lexicon: Gaddag } | undefined;

function openLexicon({ gaddag, lexicon: { id } }: ReviewTask): Gaddag {
  if (open?.id !== id) open = { id, lexicon: openGaddag(gaddag) };
  return open.lexicon;
}

/** One for each lexicon: it owns its working space. */
let solver: { readonly lexicon: Gaddag; readonly solver: EndgameSolver } | undefined;

function openSolver(lexicon: Gaddag, { tableBytes }: ReviewTask): EndgameSolver {
  if (solver?.lexicon !== lexicon) solver = { lexicon, solver: new EndgameSolver(lexicon, { tableBytes }) };
  return solver.solver;
}

function deadlineIn(seconds: number): Deadline {
  const end = nodeHost.now() + 1000 * seconds;
  return () => nodeHost.now() > end;
}

const api: ReviewApi = {
  begin(task) {
    const { tables, record, rules, settings } = task;
    const lexicon = openLexicon(task);
    const leaves = tables.leaves === null ? noLeaves(rules) : openSharedLeaves(tables.leaves.shared).table;
    const chances = tables.wins === null ? WIN_FORMULA : new WinTable(tables.wins.shares);
    const game = readGame(record, rules, turnRulesFor(rules));
    const equity = new StaticEquity(lexicon, equityEvaluator(leaves));
    const means = { lexicon, leaves, chances };
    const evaluators = [...searchingEvaluators(lexicon, task), ...simulatingEvaluators(means, settings)];
    evaluators.push(staticEvaluator(equity, chances));
    reviewer = new TurnReviewer(game, { lexicon, equity, chances, evaluators, settings });
    return ok(game.turns.length);
  },
  review: (nth) => ok(certain(reviewer, 'the game to review').review(nth)),
};

/** Evaluators for endgames and pre-endgames. */
function searchingEvaluators(lexicon: Gaddag, task: ReviewTask): TurnEvaluator[] {
  const { endgameSeconds, preEndgameSeconds } = task.settings;
  const endgames = endgameEvaluator(openSolver(lexicon, task), () => deadlineIn(endgameSeconds));
  if (preEndgameSeconds === 0) return [endgames];
  const milliseconds = 1000 * preEndgameSeconds;
  return [
    endgames,
    preEndgameEvaluator({ lexicon, now: nodeHost.now, milliseconds, tableBytes: task.tableBytes }),
  ];
}

function simulatingEvaluators(
  means: Pick<SimulationMeans, 'lexicon' | 'leaves' | 'chances'>,
  { seed, simulation }: ReviewSettings,
): TurnEvaluator[] {
  if (simulation === null) return [];
  const { seconds } = simulation;
  const begin = () => (seconds === null ? NO_DEADLINE : deadlineIn(seconds));
  return [simulationEvaluator({ ...means, seed, settings: simulation, begin })];
}

/** Without leaves for its tiles, a game is judged by score. */
const noLeaves = ({ distribution, rackSize }: Rules): LeaveTable =>
  new LeaveTable(leaveShapeOf(distribution, rackSize));

serveWorker(api);
