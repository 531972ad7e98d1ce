import type { SimulationOptions } from '../../../contract/simulation/simulationApi';
import { MAX_PLIES, MAX_SAMPLES } from '../../../contract/simulation/simulationLimits';
import { isSameTurn } from '../../../core/game/turns/sameTurn';
import { PASS } from '../../../core/game/turns/turn';
import { message } from '../../../core/message';
import { type SiuError, type SiuGo, siuError } from '../../../core/notation/siu/siuCommand';
import type { SiuPosition } from '../../../core/notation/siu/siuPosition';
import { fail, ok, type Result } from '../../../core/result';
import { newFlag } from '../../../core/sharedMemory';
import type { StaticCandidate } from '../../../core/strategy/simulation/candidates';
import type { Inference } from '../../../core/strategy/simulation/inferredRacks';
import { rankRows, Simulation } from '../../../core/strategy/simulation/simulation';
import { allotmentOf, tableOf } from '../../simulation/simulationTable';
import { SimulationThreads } from '../../simulation/simulationThreads';
import type { SimulationTable } from '../../simulation/threadApi';
import { afterGrace, linesOf, type NamedTurns, readNamed, type SiuContext, seldom } from './siuContext';
import type { SearchRun, SiuSearch } from './siuSession';

const USUAL_PLIES = 2;
const USUAL_CONFIDENCE = 99;
/** Leaves listed by an inference. */
const MOST_LEAVES = 100;
/** Searches of a protocol are repeatable. */
const SEED = 1;

/** Searches by `gen`, `sim` and `infer`, in threads that stay from one to the next. */
export class SiuSimulations {
  private threads: SimulationThreads | undefined;
  private inferred: { readonly position: SiuPosition; readonly inference: Inference } | undefined;

  gen(go: SiuGo, position: SiuPosition, context: SiuContext): Result<SiuSearch, SiuError> {
    const named = readNamed(go, position);
    if (!named.ok) return named;
    return ok(async (run) => {
      const candidates = await this.candidatesOf(named.value, tableFor(go, position, context), context, run);
      const lines = linesOf(position);
      for (const candidate of candidates) run.print(lines.gen(candidate));
      return lines.move(candidates[0]?.turn ?? PASS);
    });
  }

  sim(go: SiuGo, position: SiuPosition, context: SiuContext): Result<SiuSearch, SiuError> {
    const named = readNamed(go, position);
    if (!named.ok) return named;
    return ok((run) => this.simulate(go, position, context, named.value, run));
  }

  /** Whether the racks of the last inference can be drawn from. */
  canUseInference(position: SiuPosition): boolean {
    return this.inferred?.position === position && this.inferred.inference.fitting.length > 0;
  }

  infer(go: SiuGo, position: SiuPosition, context: SiuContext): Result<SiuSearch, SiuError> {
    const { opponentTurn, situation } = position;
    if (opponentTurn === undefined || situation.bagCount === 0)
      return fail(siuError('bad-position', message('siu.nothingToInfer')));
    // The tiles that the opponent was seen to hold are what an inference would find.
    const table = tableFor(go, { ...position, known: [] }, context);
    return ok(async ({ print, stop }) => {
      const flag = newFlag();
      const raise = () => Atomics.store(flag, 0, 1);
      if (stop.aborted) raise();
      stop.addEventListener('abort', raise, { once: true });
      const threads = await this.threadsFor(context, context.settings.threads);
      const found = await threads.infer(table, opponentTurn, afterGrace(stop), flag);
      const inference = found.ok ? found.value.circumstances.inference : undefined;
      if (inference !== undefined) {
        this.inferred = { position, inference };
        for (const line of linesOf(position).infer(inference, MOST_LEAVES)) print(line);
      }
      return 'none';
    });
  }

  forget(): void {
    this.inferred = undefined;
  }

  async close(): Promise<void> {
    await this.threads?.close();
  }

  private async simulate(
    go: SiuGo,
    position: SiuPosition,
    context: SiuContext,
    named: NamedTurns,
    run: SearchRun,
  ): Promise<string> {
    const inference =
      go.useInference && this.canUseInference(position) ? this.inferred?.inference : undefined;
    const table = tableFor(go, position, context, inference);
    const candidates = await this.candidatesOf(named, table, context, run);
    const lines = linesOf(position);
    if (candidates.length === 0) return lines.move(PASS);
    const isLimited = go.iterations !== undefined || go.movetime !== undefined || go.infinite;
    const samples = isLimited ? Math.min(go.iterations ?? MAX_SAMPLES, MAX_SAMPLES) : null;
    const condition = go.stopCondition ?? (isLimited ? undefined : USUAL_CONFIDENCE);
    const confidence = condition === undefined ? null : condition / 100;
    const allotment = allotmentOf({ confidence, samples }, candidates.length);
    const simulation = new Simulation(
      candidates,
      position.situation.lead,
      allotment,
      position.position.rules.layout,
    );
    const print = () => {
      const { rows } = simulation;
      for (const nth of rankRows(rows)) {
        const row = rows[nth];
        if (row !== undefined && row.samples > 0) run.print(lines.sim(row));
      }
    };
    const threads = await this.threadsFor(context, go.threads ?? context.settings.threads);
    await threads.run(simulation, table, { signal: run.stop, onDrawn: seldom(print) });
    print();
    const { rows } = simulation;
    const [best = 0] = rankRows(rows);
    return lines.move(rows[best]?.turn ?? PASS);
  }

  private async candidatesOf(
    { also, only, position }: NamedTurns,
    table: SimulationTable,
    context: SiuContext,
    { stop }: SearchRun,
  ): Promise<readonly StaticCandidate[]> {
    const threads = await this.threadsFor(context, context.settings.threads);
    const late = afterGrace(stop);
    const wanted = only.length > 0 ? only : context.settings.candidates;
    const found = await threads.findCandidates(table, wanted, late);
    const others = also.length > 0 ? await threads.findCandidates(table, also, late) : ok([]);
    const candidates: StaticCandidate[] = [];
    for (const each of [...(found.ok ? found.value : []), ...(others.ok ? others.value : [])])
      if (!candidates.some(({ turn }) => isSameTurn(turn, each.turn))) candidates.push(each);
    const { bagCount } = position.situation;
    // As in the list of the best: while there are tiles to draw, a pass comes last, whatever its equity.
    const isLast = ({ turn }: StaticCandidate) => Number(bagCount > 0 && turn.kind === 'pass');
    return candidates.sort((one, other) => isLast(one) - isLast(other) || other.equity - one.equity);
  }

  private async threadsFor({ deps }: SiuContext, count: number): Promise<SimulationThreads> {
    if (this.threads?.count !== count) {
      await this.threads?.close();
      this.threads = new SimulationThreads(count, deps.startSimulation);
    }
    return this.threads;
  }
}

function tableFor(
  { depth }: SiuGo,
  { known, position, situation }: SiuPosition,
  { gaddag, lexicon: { info }, settings, tables, turnRules }: SiuContext,
  inference?: Inference,
): SimulationTable {
  const { rules } = position;
  const plies = depth ?? USUAL_PLIES;
  const request: SimulationOptions = {
    lexicon: info.id,
    setup: { rules, tiles: [...position.tiles], rack: [...position.rack] },
    turnRules,
    lead: situation.lead,
    scorelessTurns: situation.scorelessTurns,
    // An inference stands for the whole rack.
    opponentRack: inference === undefined ? [...known] : [],
    candidates: settings.candidates,
    plies: plies > MAX_PLIES ? null : plies,
    confidence: null,
    samples: null,
    seed: SEED,
    threads: null,
  };
  const table = tableOf(request, { info, gaddag }, tables);
  return inference === undefined ? table : { ...table, circumstances: { ...table.circumstances, inference } };
}
