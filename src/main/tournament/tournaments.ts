import { existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { RequestError } from '../../contract/requests/requestError';
import type { RequestTo } from '../../contract/requests/requests';
import type {
  GameRequest,
  GamesPage,
  GamesRequest,
  GameText,
  Threads,
  TournamentEvent,
  TournamentStatus,
  TournamentWish,
} from '../../contract/tournament/tournamentApi';
import { startGame } from '../../core/game/startGame';
import { type Message, message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import { recordName } from '../../core/strategy/tournament/gameRecord';
import { WHOLE } from '../../core/strategy/tournament/pairNumbers';
import type { CurvePoint } from '../../core/strategy/tournament/shareCurve';
import {
  checkPlan,
  pairingCountOf,
  type TournamentPlan,
  turnRulesOfAgents,
} from '../../core/strategy/tournament/tournamentPlan';
import type { SharedLexicon } from '../../engine/lexicon';
import { wrongAlphabet } from '../../engine/wrongAlphabet';
import { usualThreads } from '../engine/usualThreads';
import { errorMessage } from '../errorMessage';
import { readRegularFile } from '../regularFile';
import { tournamentPath } from '../userDataDir';
import { writeOwnFile } from '../writeFileDurably';
import { GameStore } from './gameStore';
import { recordGame } from './gameThreads';
import { Journal, type JournalFound, readJournal } from './journal';
import { formatHead } from './journalFormat';
import { copyLines, orUnwritable, repairJournal, setAside } from './journalRepair';
import { TournamentRun } from './tournamentRun';

export interface TournamentSurroundings {
  readonly userData: string;
  /** Starts the built `tournament.worker.ts`. */
  readonly startThread: () => Worker;
  readonly publish: (event: TournamentEvent) => void;
  /** Hears what has gone wrong without hindering the games. */
  readonly log: (note: Message) => void;
  /** One that is open. */
  readonly findLexicon: (id: string) => Result<SharedLexicon, RequestError>;
}

/** The one tournament there is. */
interface Current {
  readonly run: TournamentRun;
  readonly store: GameStore;
  phase: TournamentStatus['phase'];
  problem: Message | null;
  /** Of its file, where a crash has left that with a line that is not whole. */
  goodBytes: number | undefined;
  /** While it is played. */
  playing: { readonly stop: () => void; readonly ended: Promise<void> } | undefined;
}

/** All games together: they are listed and kept in memory. */
export const MAX_LISTED_GAMES = 200_000;

const MAX_BYTES = 64 << 20;

/** Between two reports of what is going on. */
const REPORT_MS = 200;

type Answer<Value> = Result<Value, RequestError>;

/**
 * The tournament of the window: played in threads, told of by events, and kept in a file of the program's
 * own, so that it is there again after a crash.
 */
export class Tournaments {
  private current: Current | undefined;
  private reportedAt = 0;

  constructor(private readonly surroundings: TournamentSurroundings) {}

  /** What there is; at first, what the last run of the program has left. Null where that is nothing. */
  read(): Answer<TournamentStatus | null> {
    if (this.current === undefined && existsSync(this.path)) {
      const found = this.takeUp();
      if (!found.ok) return fail(fileError(found.error));
      this.current = found.value;
    }
    return ok(this.current === undefined ? null : statusOf(this.current));
  }

  start(wish: TournamentWish): Answer<TournamentStatus> {
    if (this.current?.playing !== undefined) return fail(UNDER_WAY);
    const lexicon = this.surroundings.findLexicon(wish.lexicon);
    if (!lexicon.ok) return lexicon;
    const problem = tooManyThreads(wish.threads);
    if (problem !== undefined) return fail(badRequest(problem));
    const planned = planOf(wish, lexicon.value);
    if (!planned.ok) return planned;
    const before = this.read();
    if (!before.ok) return before;
    const run = new TournamentRun(planned.value, WHOLE);
    const written = this.write(Buffer.from(formatHead(run)));
    if (!written.ok) return written;
    this.current = newCurrent(run);
    return this.play(this.current, lexicon.value, wish.threads);
  }

  /** Goes on with what is there, with the lexicon that it was begun with. */
  goOn({ lexicon: id, threads }: RequestTo<'continueTournament'>): Answer<TournamentStatus> {
    const { current } = this;
    if (current === undefined) return fail(NOTHING);
    if (current.playing !== undefined) return fail(UNDER_WAY);
    const problem = tooManyThreads(threads);
    if (problem !== undefined) return fail(badRequest(problem));
    const lexicon = this.lexiconOf(current, id);
    return lexicon.ok ? this.play(current, lexicon.value, threads) : lexicon;
  }

  async stop(): Promise<Answer<TournamentStatus | null>> {
    this.current?.playing?.stop();
    await this.current?.playing?.ended;
    return ok(this.current === undefined ? null : statusOf(this.current));
  }

  curve(): Answer<readonly CurvePoint[]> {
    return this.current === undefined ? fail(NOTHING) : ok(this.current.run.games.curve.points);
  }

  games(request: GamesRequest): Answer<GamesPage> {
    const { current } = this;
    if (current === undefined) return fail(NOTHING);
    const { run, store } = current;
    return ok(store.page(request, run.plan.sprt === null ? run.plan.games : run.games.report.games));
  }

  /** The game is played once more. */
  async record({ nth, pairing }: GameRequest): Promise<Answer<GameText>> {
    const { current, surroundings } = this;
    if (current === undefined) return fail(NOTHING);
    const { plan } = current.run;
    if (!current.store.has(pairing, nth)) return fail(badRequest(message('tournament.noGame')));
    const lexicon = this.lexiconOf(current, plan.lexicon.id);
    if (!lexicon.ok) return lexicon;
    const matter = { plan, gaddag: lexicon.value.gaddag, leaves: null };
    const gcg = await recordGame(matter, surroundings.startThread, pairing, nth);
    return gcg.ok ? ok({ name: recordName(plan, pairing, nth), gcg: gcg.value }) : gcg;
  }

  /** The file of the tournament as it is now. */
  bytes(): Answer<Uint8Array> {
    if (this.current === undefined) return fail(NOTHING);
    return this.readBytes(this.path);
  }

  /** Takes the place of the tournament there was. */
  open(path: string): Answer<TournamentStatus> {
    if (this.current?.playing !== undefined) return fail(UNDER_WAY);
    const before = this.read();
    if (!before.ok) return before;
    const opened = this.readFile(path);
    if (!opened.ok) return fail(fileError(opened.error));
    const { current, found } = opened.value;
    const copied = orUnwritable(this.path, () => mkdirSync(dirname(this.path), { recursive: true }));
    const written = copied.ok ? copyLines(path, this.path, found) : copied;
    if (!written.ok) return fail(fileError(written.error));
    this.current = current;
    return ok(statusOf(current));
  }

  /** What the last run of the program has left. What cannot be used of it is kept beside it. */
  private takeUp(): Result<Current, Message> {
    const opened = this.readFile(this.path);
    if (!opened.ok) return fail(setAside(this.path, opened.error));
    const { current, found } = opened.value;
    if (found.damage.length === 0) return ok({ ...current, goodBytes: found.byteLength });
    const repaired = repairJournal(this.path, found);
    return repaired.ok ? ok({ ...current, problem: repaired.value }) : repaired;
  }

  private get path(): string {
    return tournamentPath(this.surroundings.userData);
  }

  private write(bytes: Uint8Array): Answer<null> {
    const written = orUnwritable(this.path, () => writeOwnFile(this.path, bytes));
    return written.ok ? ok(null) : fail(fileError(written.error));
  }

  private readBytes(path: string): Answer<Uint8Array> {
    try {
      return ok(readRegularFile(path, MAX_BYTES));
    } catch (error) {
      return fail(fileError(message('tournament.unreadable', { path, reason: errorMessage(error) })));
    }
  }

  private readFile(path: string): Result<{ current: Current; found: JournalFound }, Message> {
    let current: Current | undefined;
    const found = readJournal(path, ({ plan, shard }) => {
      const problem = tooLarge(plan);
      if (problem !== undefined) return fail(problem);
      const run = new TournamentRun(plan, shard);
      const store = new GameStore(plan);
      current = newCurrent(run, store);
      return ok((number, games) => {
        run.add(number, games);
        store.add(games);
      });
    });
    if (!found.ok) return found;
    if (current === undefined) return fail(NOTHING.message);
    current.problem = found.value.problem ?? null;
    if (current.run.isFinished) current.phase = 'finished';
    return ok({ current, found: found.value });
  }

  private lexiconOf({ run }: Current, id: string): Answer<SharedLexicon> {
    const { lexicon, rules } = run.plan;
    const found = this.surroundings.findLexicon(lexicon.id);
    if (id !== lexicon.id || !found.ok)
      return fail({
        code: 'unknown-lexicon',
        message: message('tournament.otherLexicon', { lexicon: lexicon.name }),
      });
    const wrong = wrongAlphabet(found.value.info, rules.distribution);
    return wrong === undefined ? found : fail(wrong);
  }

  private play(current: Current, { gaddag }: SharedLexicon, threads: Threads): Answer<TournamentStatus> {
    const { run, store } = current;
    const opened = Journal.goOn(this.path, current.goodBytes);
    if (!opened.ok) return fail(fileError(opened.error));
    const journal = opened.value;
    current.goodBytes = undefined;
    const controller = new AbortController();
    const played = run.play({
      gaddag,
      leaves: null,
      threads: threads ?? usualThreads(),
      startThread: this.surroundings.startThread,
      journal,
      gcgDir: null,
      log: this.surroundings.log,
      onProgress: (pairs) => {
        for (const { games } of pairs) store.add(games);
        this.report(current);
      },
      signal: controller.signal,
    });
    current.phase = 'playing';
    current.problem = null;
    current.playing = {
      stop: () => controller.abort(),
      ended: played.then(
        (outcome) => this.end(current, journal, outcome),
        (error: unknown) => this.end(current, journal, fail(errorMessage(error))),
      ),
    };
    return ok(statusOf(current));
  }

  private end(current: Current, journal: Journal, outcome: Result<null, Message>): void {
    current.playing = undefined;
    current.phase = current.run.isFinished ? 'finished' : 'stopped';
    const closed = journal.close();
    current.problem = !outcome.ok ? outcome.error : closed.ok ? null : closed.error;
    this.surroundings.publish({ type: 'tournament-progress', status: statusOf(current) });
  }

  private report(current: Current): void {
    const now = performance.now();
    if (now - this.reportedAt < REPORT_MS) return;
    this.reportedAt = now;
    this.surroundings.publish({ type: 'tournament-progress', status: statusOf(current) });
  }
}

const newCurrent = (run: TournamentRun, store = new GameStore(run.plan)): Current => ({
  run,
  store,
  goodBytes: undefined,
  phase: 'stopped',
  problem: null,
  playing: undefined,
});

const statusOf = ({ phase, problem, run }: Current): TournamentStatus => ({
  plan: run.plan,
  phase,
  done: run.games.played,
  total: run.total,
  ...(phase === 'playing' ? run.speed : { gamesPerSecond: null, secondsLeft: null }),
  report: run.games.report,
  problem,
});

/** The plan, or why it cannot be played. */
function planOf(wish: TournamentWish, { info }: SharedLexicon): Answer<TournamentPlan> {
  const { agents, isValidated, pairs, rules, seed, sprt } = wish;
  const plan: TournamentPlan = {
    agents,
    games: 2 * pairs,
    seed,
    rules,
    turnRules: turnRulesOfAgents(rules),
    lexicon: { id: info.id, name: info.name },
    isValidated,
    sprt,
  };
  const wrong = wrongAlphabet(info, rules.distribution);
  if (wrong !== undefined) return fail(wrong);
  const checked = checkPlan(plan);
  if (!checked.ok) return fail(badRequest(checked.error));
  const problem = tooLarge(plan);
  if (problem !== undefined) return fail(badRequest(problem));
  const begun = startGame({ rules, turnRules: plan.turnRules, seed });
  return begun.ok ? ok(plan) : fail(badRequest(begun.error));
}

function tooLarge(plan: TournamentPlan): Message | undefined {
  const count = plan.games * pairingCountOf(plan);
  return count > MAX_LISTED_GAMES
    ? message('tournament.tooManyListed', { count, most: MAX_LISTED_GAMES })
    : undefined;
}

function tooManyThreads(threads: Threads): Message | undefined {
  const most = availableParallelism();
  return threads !== null && threads > most
    ? message('tournament.tooManyThreads', { most, given: threads })
    : undefined;
}

const badRequest = (problem: Message): RequestError => ({ code: 'bad-request', message: problem });
const fileError = (problem: Message): RequestError => ({ code: 'file', message: problem });

const UNDER_WAY = badRequest(message('tournament.underWay'));
const NOTHING = badRequest(message('tournament.nothing'));
