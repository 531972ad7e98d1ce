import { MAX_ENGINE_ID, MOST_ENGINES } from '../../contract/engines/engineLimits';
import type { EngineEntry, EngineStatus, PutEngine } from '../../contract/engines/enginesApi';
import type { EngineEvent } from '../../contract/transport/events';
import { type Message, message } from '../../core/message';
import { shortened } from '../../core/quoted';
import { fail, ok, type Result } from '../../core/result';
import { type Answer, badRequest } from '../jobs/job';
import type { SettingsStore } from '../settings/settingsStore';
import type { ENGINE_BOUNDS, EngineProcess } from './engineProcess';
import { commandProblem, startEngine } from './startEngine';

export interface EnginesDeps {
  readonly settings: Pick<SettingsStore, 'readEngines' | 'setEngines'>;
  readonly publish: (event: EngineEvent) => void;
  /** Asks the user whether this program may be started. */
  readonly confirm: (entry: Pick<EngineEntry, 'name' | 'command' | 'args'>) => Promise<boolean>;
  readonly bounds?: typeof ENGINE_BOUNDS;
}

/** One engine of the list: its process, if it runs, and what was last known of it. */
interface Slot {
  process: EngineProcess | undefined;
  about: EngineStatus['about'];
  problem: Message | null;
  /** Everything asked of it, one after the other. */
  queue: Promise<unknown>;
}

/**
 * The engines of the user's settings. A process is started when it is first asked, and stays. Only a command
 * line that the user has confirmed is ever stored, and only stored ones are started.
 */
export class Engines {
  private readonly slots = new Map<string, Slot>();

  constructor(private readonly deps: EnginesDeps) {
    process.once('exit', this.killAll);
  }

  list(): readonly EngineStatus[] {
    return this.deps.settings.readEngines().map((entry) => {
      const { about = null, problem = null, process } = this.slots.get(entry.id) ?? {};
      return {
        entry,
        state: process?.state ?? 'stopped',
        problem: process?.problem ?? problem,
        about: process?.isOver === false && process.state !== 'starting' ? process.about : about,
      };
    });
  }

  /** The user is asked before another command line is stored. */
  async put({ id, ...given }: PutEngine): Promise<Answer<string | null>> {
    const entries = this.deps.settings.readEngines();
    const old = entries.find((entry) => entry.id === id);
    if (old === undefined && entries.length >= MOST_ENGINES)
      return fail(badRequest(message('engines.tooMany', { most: MOST_ENGINES })));
    const wrong = commandProblem(given.command, given.args);
    if (wrong !== undefined) return fail(badRequest(wrong));
    const entry = { ...given, id: old?.id ?? newId(given.name, entries) };
    const isConfirmed = old !== undefined && isSameCommand(old, entry);
    if (!isConfirmed && !(await this.deps.confirm(entry))) return ok(null);
    const others = this.deps.settings.readEngines();
    this.deps.settings.setEngines(
      others.some((each) => each.id === entry.id)
        ? others.map((each) => (each.id === entry.id ? entry : each))
        : [...others, entry],
    );
    // The next start takes the new values.
    await this.stop(entry.id);
    this.publish();
    return ok(entry.id);
  }

  async remove(id: string): Promise<Answer<null>> {
    this.deps.settings.setEngines(this.deps.settings.readEngines().filter((entry) => entry.id !== id));
    const slot = this.slots.get(id);
    this.slots.delete(id);
    this.publish();
    await slot?.process?.close();
    return ok(null);
  }

  /** Starts the engine anew, to see what it says. */
  async tryOut(id: string): Promise<Answer<null>> {
    await this.stop(id);
    const tried = await this.use(id, async () => ok(null));
    return tried.ok ? tried : fail(badRequest(tried.error));
  }

  async stop(id: string): Promise<Answer<null>> {
    await this.slots.get(id)?.process?.close();
    return ok(null);
  }

  async press(id: string, option: string): Promise<Answer<null>> {
    const pressed = await this.use(id, async (engine) => {
      engine.press(option);
      return ok(null);
    });
    return pressed.ok ? pressed : fail(badRequest(pressed.error));
  }

  /** Runs work with the engine, which is ready, after everything else that is asked of it. */
  use<Value>(
    id: string,
    work: (engine: EngineProcess, entry: EngineEntry) => Promise<Result<Value, Message>>,
  ): Promise<Result<Value, Message>> {
    const slot = this.slotOf(id);
    const next = slot.queue.then(async () => {
      const entry = this.deps.settings.readEngines().find((each) => each.id === id);
      if (entry === undefined) return fail(message('engines.unknown', { engine: shortened(id) }));
      const started = await this.started(slot, entry);
      if (!started.ok) return started;
      const done = await work(started.value, entry);
      if (!done.ok && !started.value.isOver) started.value.blame(done.error);
      return done;
    });
    slot.queue = next.catch(() => undefined);
    return next;
  }

  async close(): Promise<void> {
    process.off('exit', this.killAll);
    await Promise.all([...this.slots.values()].map(({ process }) => process?.close()));
  }

  private readonly killAll = (): void => {
    for (const { process } of this.slots.values()) process?.kill();
  };

  private slotOf(id: string): Slot {
    const slot = this.slots.get(id) ?? {
      process: undefined,
      about: null,
      problem: null,
      queue: Promise.resolve(),
    };
    this.slots.set(id, slot);
    return slot;
  }

  private async started(slot: Slot, entry: EngineEntry): Promise<Result<EngineProcess, Message>> {
    if (slot.process?.isOver === false) return ok(slot.process);
    const started = startEngine(entry, () => this.publish(), this.deps.bounds);
    slot.problem = started.ok ? null : started.error;
    slot.process = started.ok ? started.value : undefined;
    this.publish();
    if (!started.ok) return started;
    const greeted = await started.value.greet();
    if (!greeted.ok) return greeted;
    slot.about = started.value.about;
    this.publish();
    return started;
  }

  private publish(): void {
    this.deps.publish({ type: 'engines-changed', engines: this.list() });
  }
}

const isSameCommand = (one: EngineEntry, other: EngineEntry): boolean =>
  one.command === other.command &&
  one.args.length === other.args.length &&
  one.args.every((arg, nth) => arg === other.args[nth]);

/** A short name in plain letters, which records of games contain. */
function newId(name: string, taken: readonly EngineEntry[]): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, MAX_ENGINE_ID - 10);
  const base = plain === '' ? 'engine' : plain;
  for (let nth = 1; ; nth++) {
    const id = nth === 1 ? base : `${base}-${nth}`;
    if (!taken.some((entry) => entry.id === id)) return id;
  }
}
