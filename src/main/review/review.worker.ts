import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import type { LeavesMark } from '../../contract/review/reviewApi';
import type { Rules } from '../../core/board/rules';
import { certain } from '../../core/certain';
import { turnRulesFor } from '../../core/game/turnRulePresets';
import { Gaddag } from '../../core/lexicon/gaddag';
import { ok } from '../../core/result';
import type { Deadline } from '../../core/strategy/agent';
import { EndgameSolver } from '../../core/strategy/endgame/endgameSolver';
import { equityEvaluator } from '../../core/strategy/leaves/equityEvaluator';
import type { KnownLeaves } from '../../core/strategy/leaves/leavesSource';
import { LeaveTable, leaveShapeOf } from '../../core/strategy/leaves/leaveTable';
import { endgameValuer } from '../../core/strategy/review/endgameValuer';
import { readGame } from '../../core/strategy/review/gameSituations';
import { simulationValuer } from '../../core/strategy/review/simulationValuer';
import { StaticEquity, staticValuer } from '../../core/strategy/review/staticValuer';
import { TurnReviewer } from '../../core/strategy/review/turnReviewer';
import { WIN_FORMULA } from '../../core/strategy/winTable/winChances';
import { nodeHost } from '../engine/nodeHost';
import { builtInLeaves } from '../leaves/builtInLeaves';
import { builtInChances } from '../simulation/winTableStore';
import type { NoEvents } from '../tournament/threadApi';
import type { ReviewApi, ReviewTask } from './reviewApi';

const port = parentPort;
if (port === null) throw new Error('Games are reviewed in a worker thread only.');

const leaves = builtInLeaves(import.meta.dirname);

let reviewer: TurnReviewer | undefined;

/** The lexicon of the game before: what is made from it takes longer than a game. */
let open: { readonly id: string; readonly lexicon: Gaddag } | undefined;

function openLexicon({ gaddag: { arcs, counts }, lexicon: { id } }: ReviewTask): Gaddag {
  if (open?.id !== id) open = { id, lexicon: new Gaddag(arcs, counts) };
  return open.lexicon;
}

/** Of each lexicon one: it owns its working space. */
let solver: { readonly lexicon: Gaddag; readonly solver: EndgameSolver } | undefined;

function openSolver(lexicon: Gaddag): EndgameSolver {
  if (solver?.lexicon !== lexicon) solver = { lexicon, solver: new EndgameSolver(lexicon) };
  return solver.solver;
}

/** An endgame that takes longer is judged by equity. */
const ENDGAME_SECONDS = 5;

function deadlineIn(seconds: number): Deadline {
  const end = nodeHost.now() + 1000 * seconds;
  return () => nodeHost.now() > end;
}

const chancesOf = builtInChances(import.meta.dirname);

const api: ReviewApi = {
  begin(task) {
    const { record, rules, settings } = task;
    const lexicon = openLexicon(task);
    const found = leaves(rules.distribution);
    const table = found.ok ? found.value.table : noLeaves(rules);
    const game = readGame(record, rules, turnRulesFor(rules));
    const equity = new StaticEquity(lexicon, equityEvaluator(table));
    const wins = chancesOf(rules);
    const chances = (wins.ok ? wins.value : undefined) ?? WIN_FORMULA;
    const { seconds, seed } = settings;
    const valuers = [
      endgameValuer(openSolver(lexicon), () => deadlineIn(Math.max(ENDGAME_SECONDS, seconds))),
      ...(seconds > 0
        ? [simulationValuer({ lexicon, leaves: table, chances, seed, begin: () => deadlineIn(seconds) })]
        : []),
      staticValuer(equity, chances),
    ];
    reviewer = new TurnReviewer(game, { lexicon, equity, chances, valuers, settings });
    return ok({
      turnCount: game.situations.length,
      leaves: found.ok ? markOf(found.value) : null,
      wins: chances === WIN_FORMULA ? 'formula' : 'table',
    });
  },
  review: (nth) => ok(certain(reviewer, 'the game to review').review(nth)),
};

/** Without leaves of its tiles a game is judged by what is scored. */
const noLeaves = ({ distribution, rackSize }: Rules): LeaveTable =>
  new LeaveTable(leaveShapeOf(distribution, rackSize));

function markOf({ origin: { date, lexicon }, table: { values } }: KnownLeaves): LeavesMark {
  return { id: createHash('sha256').update(values).digest('hex').slice(0, 16), lexicon, date };
}

createBirpc<NoEvents, ReviewApi>(api, {
  post: (sent) => port.postMessage(sent),
  on: (listener) => port.on('message', listener),
});
