import { isDeepStrictEqual } from 'node:util';
import type { EngineEntry } from '../../contract/engines/enginesApi';
import { type Message, message } from '../../core/message';
import { quoted, shortened } from '../../core/quoted';
import { fail, ok, type Result } from '../../core/result';
import type { PlannedEngine } from '../../core/strategy/tournament/tournamentPlan';
import type { EngineCalls } from '../tournament/threadApi';
import type { ENGINE_BOUNDS, EngineProcess } from './engineProcess';
import { startEngine } from './startEngine';

interface FoundEngine {
  readonly planned: PlannedEngine;
  readonly entry: EngineEntry;
}

type StartedEngine = Promise<Result<EngineProcess, Message>>;

/** The engines of the user in tournaments. */
export class TournamentEngines {
  constructor(
    private readonly readEngines: () => readonly EngineEntry[],
    private readonly bounds?: typeof ENGINE_BOUNDS,
  ) {}

  /** Starts each of these engines to ask it for what a plan records. */
  async describe(ids: readonly string[]): Promise<Result<readonly PlannedEngine[], Message>> {
    const planned: PlannedEngine[] = [];
    for (const id of ids) {
      const entry = this.find(id, id);
      if (!entry.ok) return entry;
      const started = startEngine(entry.value, () => undefined, this.bounds);
      if (!started.ok) return started;
      const greeted = await started.value.greet();
      const { name: declared } = started.value.about;
      await started.value.close();
      if (!greeted.ok) return greeted;
      const { name, options, seconds } = entry.value;
      planned.push({ id, name, declared, seconds, options });
    }
    return ok(planned);
  }

  /** The engines of a plan, for one run. */
  open(planned: readonly PlannedEngine[]): RunningEngines {
    return new RunningEngines(planned, (engine) => this.entryOf(engine), this.bounds);
  }

  /** Refuses an engine that has changed since the plan was made. */
  private entryOf({ id, name, options }: PlannedEngine): Result<EngineEntry, Message> {
    const entry = this.find(id, name);
    if (!entry.ok || isDeepStrictEqual(entry.value.options, options)) return entry;
    return fail(message('tournament.otherOptions', { engine: shortened(name) }));
  }

  private find(id: string, name: string): Result<EngineEntry, Message> {
    const entry = this.readEngines().find((each) => each.id === id);
    return entry === undefined ? fail(message('engines.unknown', { engine: shortened(name) })) : ok(entry);
  }
}

/** The processes of one run of a tournament: in each thread, one for each engine. */
export class RunningEngines {
  private readonly processes: EngineProcess[] = [];
  private hasEnded = false;

  constructor(
    private readonly planned: readonly PlannedEngine[],
    private readonly entryOf: (engine: PlannedEngine) => Result<EngineEntry, Message>,
    private readonly bounds?: typeof ENGINE_BOUNDS,
  ) {
    process.once('exit', this.kill);
  }

  /** Answers one thread. An engine is started when it is first asked. */
  readonly forThread = (): EngineCalls => {
    const started = new Map<string, StartedEngine>();
    const engineOf = (id: string): StartedEngine => {
      const engine = started.get(id) ?? this.start(id);
      started.set(id, engine);
      return engine;
    };
    return {
      aboutEngine: async (id) => {
        // The user may have removed it since.
        const entry = this.find(id);
        const engine = entry.ok ? await engineOf(id) : entry;
        return engine.ok ? ok(engine.value.about) : engine;
      },
      searchEngine: async (id, search) => {
        const engine = await engineOf(id);
        return engine.ok ? engine.value.search({ ...search, signal: NEVER }) : engine;
      },
    };
  };

  /** Ends the processes: at once if they may be thinking. */
  async end(mayThink: boolean): Promise<void> {
    this.hasEnded = true;
    process.off('exit', this.kill);
    if (mayThink) this.kill();
    await Promise.all(this.processes.map((engine) => (mayThink ? engine.over : engine.close())));
  }

  private readonly kill = (): void => {
    for (const engine of this.processes) engine.kill();
  };

  private find(id: string): Result<FoundEngine, Message> {
    const planned = this.planned.find((each) => each.id === id);
    if (planned === undefined || this.hasEnded)
      return fail(message('engines.notRunning', { engine: shortened(id) }));
    const entry = this.entryOf(planned);
    return entry.ok ? ok({ planned, entry: entry.value }) : entry;
  }

  private async start(id: string): StartedEngine {
    const found = this.find(id);
    if (!found.ok) return found;
    const started = startEngine(found.value.entry, () => undefined, this.bounds);
    if (!started.ok) return started;
    this.processes.push(started.value);
    const greeted = await started.value.greet();
    if (!greeted.ok) return greeted;
    const { declared, name } = found.value.planned;
    const { name: says } = started.value.about;
    if (says === declared) return started;
    const names = { engine: shortened(name), expected: quoted(declared), found: quoted(says) };
    return fail(message('tournament.otherEngine', names));
  }
}

const NEVER = new AbortController().signal;
