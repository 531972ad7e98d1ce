import { basename } from 'node:path';
import type { RequestError } from '../../contract/requests/requestError';
import {
  type GameInReview,
  type GamesEvent,
  type GamesStatus,
  MAX_GAMES,
  type ReviewGames,
} from '../../contract/review/gamesApi';
import type { ReviewStatus } from '../../contract/review/reviewApi';
import type { FoundMistakes } from '../../contract/school/practiceApi';
import type { Rules } from '../../core/board/rules';
import { type Message, message } from '../../core/message';
import type { PresetCatalogue } from '../../core/notation/boards/presets';
import { formatGcg } from '../../core/notation/gcg/formatGcg';
import { type GcgDocument, isEvent, isTurn } from '../../core/notation/gcg/gcgDocument';
import { formatGcgProblem } from '../../core/notation/gcg/gcgProblem';
import { gcgRules } from '../../core/notation/gcg/replay/gcgRules';
import { fail, ok, type Result } from '../../core/result';
import { mistakesOf } from '../../core/school/mistakes/gameMistakes';
import { summarise } from '../../core/strategy/review/reviewSummary';
import { errorMessage } from '../errorMessage';
import { type Answer, badRequest } from '../jobs/job';
import { type FoundGame, findGames } from './findGames';
import { readRecordFile } from './recordFile';
import { readReview } from './reviewFile';
import { reviewPath } from './reviewPath';
import type { Reviews } from './reviews';

export interface ReviewedGamesDeps {
  readonly reviews: Reviews;
  readonly publish: (event: GamesEvent) => void;
  readonly catalogue: () => PresetCatalogue;
}

/** Games that are reviewed together. */
interface Work {
  readonly id: number;
  readonly options: ReviewGames;
  readonly games: GameInReview[];
  phase: GamesStatus['phase'];
  isStopped: boolean;
}

/** Interval of progress reports about one game. */
const REPORT_MS = 200;

const NO_MISTAKES: GameInReview['mistakes'] = { large: 0, medium: 0, small: 0 };

/**
 * Reviews many games one after the other, as single ones are: each review is kept beside its game, and an
 * existing one is not made again. Stopping the current review stops all.
 */
export class ReviewedGames {
  private work: Work | undefined;
  private lastId = 0;
  private reportedAt = 0;
  private finding = new AbortController();

  constructor(private readonly deps: ReviewedGamesDeps) {}

  read(): Answer<GamesStatus | null> {
    return ok(this.work === undefined ? null : statusOf(this.work));
  }

  /** Replaces the current games. */
  async start(options: ReviewGames): Promise<Answer<GamesStatus>> {
    this.finding.abort();
    this.finding = new AbortController();
    const listed = await findGames(options.paths, { most: MAX_GAMES, signal: this.finding.signal });
    if (!listed.ok) return listed;
    const found = listed.value;
    const [only] = found;
    if (found.length === 1 && only !== undefined && 'problem' in only) return fail(badRequest(only.problem));
    const work: Work = {
      id: ++this.lastId,
      options,
      games: found.map(gameOf),
      phase: 'running',
      isStopped: false,
    };
    this.stop();
    this.work = work;
    // The page receives the games before their progress.
    setImmediate(() => void this.run(work));
    return ok(statusOf(work));
  }

  /** Those of the games whose reviews are kept; what cannot be read any more has none. */
  mistakes(): FoundMistakes {
    const { catalogue } = this.deps;
    const games = this.work?.games.filter(({ phase }) => phase === 'reviewed') ?? [];
    return games.flatMap(({ name, path }) => {
      const game = readGame(path, catalogue());
      const review = readReview(reviewPath(path));
      if (!game.ok || !review.ok || review.value === null) return [];
      const { record, rules } = game.value;
      return [mistakesOf(record, rules, review.value.turns, name)];
    });
  }

  /** The review in progress is stopped by its owner. */
  stop(): void {
    this.finding.abort();
    if (this.work !== undefined) this.work.isStopped = true;
  }

  /** Receives the progress of a review, which may be that of one of these games. */
  note(status: ReviewStatus): void {
    const { work } = this;
    const nth = work?.games.findIndex(({ phase }) => phase === 'running') ?? -1;
    const game = work?.games[nth];
    if (work === undefined || game === undefined || performance.now() - this.reportedAt < REPORT_MS) return;
    this.set(work, nth, { ...game, ...progressOf(status) });
  }

  private async run(work: Work): Promise<void> {
    for (const [nth, game] of work.games.entries()) {
      if (game.phase !== 'waiting') continue;
      if (work.isStopped) break;
      this.set(work, nth, { ...game, phase: 'running' });
      const reviewed = await this.review(work, game).catch(
        (error: unknown): Result<null, Message> => fail(errorMessage(error)),
      );
      const now = work.games[nth] ?? game;
      if (!reviewed.ok) this.set(work, nth, { ...now, phase: 'refused', problem: reviewed.error });
      else if (reviewed.value !== null)
        this.set(work, nth, { ...now, ...progressOf(reviewed.value), phase: 'reviewed' });
      else {
        work.isStopped = true;
        this.set(work, nth, { ...now, phase: 'waiting' });
      }
    }
    const isLeft = work.games.some(({ phase }) => phase === 'waiting');
    work.phase = isLeft ? 'stopped' : 'finished';
    this.publish(work, work.games.length - 1);
  }

  /** Null if it was stopped. */
  private async review(
    { options }: Work,
    { path }: GameInReview,
  ): Promise<Result<ReviewStatus | null, Message>> {
    const { catalogue, reviews } = this.deps;
    const read = readGame(path, catalogue());
    if (!read.ok) return read;
    const { record, rules } = read.value;
    const { lexicon, settings } = options;
    const gcg = formatGcg(record);
    const begun = await reviews.start({ gcg, rules, path, lexicon, settings, isFresh: false });
    if (!begun.ok) return wasStopped(begun.error) ? ok(null) : fail(begun.error.message);
    const ended = await reviews.untilEnded();
    if (ended?.game !== begun.value.game) return ok(null);
    if (ended.phase === 'finished') return ok(ended);
    return ended.problem === null ? ok(null) : fail(ended.problem);
  }

  private set(work: Work, nth: number, game: GameInReview): void {
    work.games[nth] = game;
    this.publish(work, nth);
  }

  private publish(work: Work, nth: number): void {
    const game = work.games[nth];
    if (work !== this.work || game === undefined) return;
    this.reportedAt = performance.now();
    this.deps.publish({ type: 'games-progress', id: work.id, phase: work.phase, nth, game });
  }
}

const statusOf = ({ games, id, phase }: Work): GamesStatus => ({ id, phase, games: [...games] });

function gameOf(found: FoundGame): GameInReview {
  const begin = { turns: 0, turnCount: 0, mistakes: NO_MISTAKES };
  if ('problem' in found) return { ...begin, path: '', name: '', phase: 'refused', problem: found.problem };
  return { ...begin, path: found.path, name: basename(found.path), phase: 'waiting', problem: null };
}

function progressOf({ problem, turnCount, turns }: ReviewStatus) {
  const [one, other] = [summarise(turns, 0).mistakes, summarise(turns, 1).mistakes];
  const mistakes = {
    large: one.large + other.large,
    medium: one.medium + other.medium,
    small: one.small + other.small,
  };
  return { turns: turns.length, turnCount, mistakes, problem };
}

interface RecordedGame {
  readonly record: GcgDocument;
  readonly rules: Rules;
}

function readGame(path: string, catalogue: PresetCatalogue): Result<RecordedGame, Message> {
  const read = readRecordFile(path);
  if (!read.ok) return read;
  const { document: record } = read.value;
  if (!record.lines.some((line) => isEvent(line) && isTurn(line))) return fail(message('reviewPage.noTurns'));
  const rules = gcgRules(record, catalogue);
  return rules.ok ? ok({ record, rules: rules.value }) : fail(formatGcgProblem(rules.error));
}

/** Stopped before the review began, by another request or by the user. */
const wasStopped = ({ code }: RequestError): boolean => code === 'superseded' || code === 'cancelled';
