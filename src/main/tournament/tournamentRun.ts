import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { SharedGaddag } from '../../core/lexicon/sharedGaddag';
import { type Message, message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import { recordName } from '../../core/strategy/tournament/gameRecord';
import type { GameSummary } from '../../core/strategy/tournament/gameSummary';
import { GamesSoFar } from '../../core/strategy/tournament/gamesSoFar';
import {
  gameCountOf,
  pairCountOf,
  placeOfPair,
  type Shard,
} from '../../core/strategy/tournament/pairNumbers';
import {
  gamesOfPair,
  isReproducible,
  type TournamentPlan,
} from '../../core/strategy/tournament/tournamentPlan';
import { problemOf } from '../jobs/job';
import type { SharedLeaves } from '../leaves/sharedLeaves';
import { playInThreads, prepareLevels } from './gameThreads';
import type { Journal } from './journal';
import type { EngineCalls, PlayedPair } from './threadApi';

export interface RunOptions {
  readonly gaddag: SharedGaddag;
  /** Leaves named by the plan; null for the built-in ones. */
  readonly leaves: SharedLeaves | null;
  readonly threads: number;
  /** Starts the built `tournament.worker.ts`. */
  readonly startThread: () => Worker;
  /** Makes what answers a thread about engines. */
  readonly serve?: (() => EngineCalls) | undefined;
  /** Keeps the games as they come. */
  readonly journal: Journal | null;
  /** A folder for one record a game. */
  readonly gcgDir: string | null;
  readonly onProgress: (pairs: readonly PlayedPair[]) => void;
  /** Called with problems that do not stop the games. */
  readonly log: (note: Message) => void;
  readonly signal: AbortSignal;
}

const THREAD_ENDED = message('tournament.threadEnded');

/** A tournament, or a shard of one: holds the finished games and plays the others. */
export class TournamentRun {
  readonly games: GamesSoFar;
  readonly total: number;
  /** Start of the current play, and number of games before it. */
  private begun: { readonly at: number; readonly played: number } | undefined;

  constructor(
    readonly plan: TournamentPlan,
    readonly shard: Shard,
  ) {
    this.games = new GamesSoFar(plan);
    this.total = gameCountOf(plan, shard);
  }

  get isFinished(): boolean {
    return this.games.isDecided || this.games.played === this.total;
  }

  /** Speed of the last call of `play`; null until it has played a game. */
  get speed(): { readonly gamesPerSecond: number | null; readonly secondsLeft: number | null } {
    const { begun, games, total } = this;
    const seconds = begun === undefined ? 0 : (performance.now() - begun.at) / 1000;
    const played = games.played - (begun?.played ?? 0);
    if (played === 0 || seconds === 0) return { gamesPerSecond: null, secondsLeft: null };
    const gamesPerSecond = played / seconds;
    return { gamesPerSecond, secondsLeft: (total - games.played) / gamesPerSecond };
  }

  /** Adds a pair that was played before, unless it is there already. */
  add = (number: number, games: readonly GameSummary[]): void => {
    if (!this.games.has(number)) this.games.add(number, games);
  };

  /** Plays the remaining games, or until `signal` is aborted; fails with one sentence. */
  async play(options: RunOptions): Promise<Result<null, Message>> {
    const { gaddag, gcgDir, journal, leaves, log, onProgress, serve, signal, startThread, threads } = options;
    if (this.isFinished && gcgDir === null) return ok(null);
    const { plan } = this;
    const prepared = await prepareLevels({ plan, gaddag, leaves }, startThread, signal);
    if (!prepared.ok) return signal.aborted ? ok(null) : fail(problemOf(prepared.error, THREAD_ENDED));
    const { levels, notes } = prepared.value;
    for (const note of notes) log(note);
    const over = new AbortController();
    const stop = () => over.abort();
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    this.begun = { at: performance.now(), played: this.games.played };
    const numbers = this.numbersLeft(gcgDir);
    let unwritable: Message | undefined;
    const onPlayed = (pairs: readonly PlayedPair[]) => {
      const kept = journal?.add(pairs) ?? ok(null);
      if (!kept.ok) {
        unwritable = kept.error;
        stop();
        return;
      }
      for (const { games, number } of pairs) this.add(number, games);
      onProgress(pairs);
      if (this.games.isDecided) stop();
    };
    const played = await playInThreads(
      { plan, gaddag, leaves, levels, gcgDir },
      {
        threads: Math.max(1, Math.min(threads, pairCountOf(plan))),
        startThread,
        serve,
        next: () => numbers.next().value ?? undefined,
        onPlayed,
        signal: over.signal,
      },
    );
    signal.removeEventListener('abort', stop);
    if (unwritable !== undefined) return fail(unwritable);
    return played.ok ? ok(null) : fail(problemOf(played.error, THREAD_ENDED));
  }

  /** Pairs of the shard that are not played yet, or whose records are missing. */
  private *numbersLeft(gcgDir: string | null): Generator<number, undefined> {
    const count = pairCountOf(this.plan);
    for (let number = this.shard.part - 1; number < count; number += this.shard.of)
      if (!this.games.has(number) || this.lacksRecord(number, gcgDir)) yield number;
    return undefined;
  }

  private lacksRecord(number: number, gcgDir: string | null): boolean {
    // Played again, it would be another pair than the one that counts.
    if (gcgDir === null || !isReproducible(this.plan)) return false;
    const { pair, pairing } = placeOfPair(this.plan, number);
    const nths = gamesOfPair(this.plan, pair) === 2 ? [2 * pair, 2 * pair + 1] : [2 * pair];
    return nths.some((nth) => !existsSync(join(gcgDir, recordName(this.plan, pairing, nth))));
  }
}
