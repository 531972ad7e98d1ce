import type { RequestError } from '../../contract/requests/requestError';
import { checkSetup } from '../../core/board/position';
import { certain } from '../../core/certain';
import type { Gaddag } from '../../core/lexicon/gaddag';
import { openGaddag } from '../../core/lexicon/sharedGaddag';
import { fail, ok, type Result } from '../../core/result';
import { CandidateFinder } from '../../core/strategy/simulation/candidates';
import { InferenceFinder } from '../../core/strategy/simulation/inference';
import { Sampler } from '../../core/strategy/simulation/sampler';
import { findTurnFault, type Situation, situationOf } from '../../core/strategy/simulation/situation';
import { WIN_FORMULA } from '../../core/strategy/winTable/winChances';
import { WinTable } from '../../core/strategy/winTable/winTable';
import { illegalSetup } from '../../engine/generateMoves';
import type { SharedLexicon } from '../../engine/lexicon';
import { wrongAlphabet } from '../../engine/wrongAlphabet';
import { serveWorker } from '../jobs/serveWorker';
import { openSharedTable } from '../leaves/sharedLeaves';
import { type SimulationApi, type SimulationTable, STOPPED } from './threadApi';

/** The lexicon used last: another search in it needs no preparation. */
let opened: { readonly id: string; readonly gaddag: Gaddag } | undefined;

function open({ gaddag, info }: SharedLexicon): Gaddag {
  if (opened?.id !== info.id) opened = { id: info.id, gaddag: openGaddag(gaddag) };
  return opened.gaddag;
}

function situationIn(table: SimulationTable): Result<Situation, RequestError> {
  const { circumstances, lexicon, setup, turnRules } = table;
  const checked = checkSetup(setup);
  if (!checked.ok) return fail(illegalSetup(checked.error));
  const wrong = wrongAlphabet(lexicon.info, setup.rules.distribution);
  if (wrong !== undefined) return fail(wrong);
  const situation = situationOf(checked.value.position, turnRules, circumstances);
  return situation.ok ? situation : fail({ code: 'bad-request', message: situation.error });
}

let sampler: Sampler | undefined;

const api: SimulationApi = {
  findCandidates(table, wanted) {
    const found = situationIn(table);
    if (!found.ok) return found;
    const situation = found.value;
    const leaves = openSharedTable(table.leaves);
    const finder = new CandidateFinder(open(table.lexicon), leaves);
    if (typeof wanted === 'number') return ok(finder.find(situation, wanted));
    for (const turn of wanted) {
      const fault = findTurnFault(situation, turn);
      if (fault !== undefined) return fail({ code: 'bad-request', message: fault });
    }
    return ok(wanted.map((turn) => ({ turn, equity: finder.equityOf(situation, turn) })));
  },
  infer(table, turn, stop) {
    const situation = situationIn(table);
    if (!situation.ok) return situation;
    const finder = new InferenceFinder(open(table.lexicon), openSharedTable(table.leaves));
    const isOver = () => stop !== undefined && Atomics.load(stop, 0) !== 0;
    const found = finder.infer(situation.value, turn, table.seed, isOver);
    return found.ok ? found : fail({ code: 'bad-request', message: found.error });
  },
  begin(table, turns) {
    const situation = situationIn(table);
    if (!situation.ok) return situation;
    const { leaves, lexicon, plies, seed, winShares } = table;
    const chances = winShares === null ? WIN_FORMULA : new WinTable(winShares);
    const known = openSharedTable(leaves);
    sampler = new Sampler(open(lexicon), known, situation.value, turns, seed, { plies, chances });
    return ok(null);
  },
  draw(batch, stop) {
    const isStopped = () => Atomics.load(stop, 0) !== 0;
    const drawn = certain(sampler, 'what is simulated').drawUnless(batch, isStopped);
    return drawn === undefined ? fail(STOPPED) : ok(drawn);
  },
  record: (candidate, sample) => ok(certain(sampler, 'what is simulated').record(candidate, sample)),
};

serveWorker(api);
