import { dirname } from 'node:path';
import type { KeptReview } from '../../contract/review/reviewApi';
import { alphabetOf } from '../../core/alphabet/alphabet';
import type { Rules } from '../../core/board/rules';
import { turnRulesFor } from '../../core/game/turnRulePresets';
import { shareGaddag } from '../../core/lexicon/sharedGaddag';
import {
  type GcgDocument,
  isEvent,
  isTurn,
  nicksOf,
  otherLexiconOf,
} from '../../core/notation/gcg/gcgDocument';
import { formatGcgProblem } from '../../core/notation/gcg/gcgProblem';
import { checkGcg } from '../../core/notation/gcg/replay/checkGcg';
import { gcgRules } from '../../core/notation/gcg/replay/gcgRules';
import { readGame } from '../../core/strategy/review/recordedGame';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import type { LoadedLexicon } from '../cache/loadLexicon';
import { presetCatalogue } from '../presetCatalogue';
import { type FoundGame, findGames } from '../review/findGames';
import { readRecordFile } from '../review/recordFile';
import { takeReview, writeReview } from '../review/reviewFile';
import { reviewPath } from '../review/reviewPath';
import { ReviewThread } from '../review/reviewThread';
import { removeStaleTemporaries } from '../staleTemporaries';
import { chooseRules } from './chooseRules';
import { InputError } from './inputError';
import { type CommandDeps, openLexicon } from './movesCommand';
import { NamedReviewTables } from './namedReviewTables';
import { ProgressLine } from './progressLine';
import { type ReviewOptions, readReviewOptions, reviewUsage } from './reviewOptions';
import {
  formatReviewCsv,
  formatReviewJson,
  formatReviewText,
  type GameReport,
  REVIEW_CSV_HEAD,
} from './reviewReport';
import { listenToSignals } from './signals';

const FORMATS = { text: formatReviewText, json: formatReviewJson, csv: formatReviewCsv };

const BAD_INPUT = 2;

/**
 * `tilewright review …`. Throws an `InputError` for whatever is wrong with the arguments; a game that
 * cannot be reviewed is reported and skipped.
 */
export async function runReview(args: readonly string[], deps: CommandDeps): Promise<void> {
  const options = readReviewOptions(args);
  if (options === 'help') deps.print(reviewUsage());
  else await new ReviewRun(options, deps).run();
}

class ReviewRun {
  private readonly catalogue = presetCatalogue();
  private readonly lexicons = new Map<string, LoadedLexicon>();
  private readonly progress = new ProgressLine(process.stderr);
  private readonly signals = listenToSignals();
  private readonly tables: NamedReviewTables;
  private games: readonly FoundGame[] = [];

  constructor(
    private readonly options: ReviewOptions,
    private readonly deps: CommandDeps,
  ) {
    this.tables = new NamedReviewTables(options, deps);
  }

  async run(): Promise<void> {
    try {
      const signal = this.signals.aborted;
      const found = await findGames(this.options.paths, { most: Number.POSITIVE_INFINITY, signal });
      if (!found.ok) return this.sayStopped(0);
      this.games = found.value;
      await this.reviewAll();
    } finally {
      this.signals.forget();
    }
  }

  private async reviewAll(): Promise<void> {
    const { games, options, signals, deps } = this;
    const thread = new ReviewThread(deps.startReview());
    if (options.format === 'csv') deps.print(REVIEW_CSV_HEAD);
    let done = 0;
    try {
      for (const found of games) {
        const report = await this.reviewFound(found, done, thread);
        if (signals.aborted.aborted) return this.sayStopped(done);
        if (report !== null) this.print(FORMATS[options.format](report));
        done++;
      }
    } finally {
      await thread.end();
    }
  }

  private async reviewFound(found: FoundGame, nth: number, thread: ReviewThread): Promise<GameReport | null> {
    if ('problem' in found) return this.refuse(say(found.problem));
    const { path } = found;
    try {
      return await this.reviewFile(path, nth, thread);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      return this.refuse(text('reviewCommand.wrongFile', { path, problem: error.message }));
    }
  }

  /** Throws an `InputError` if the game cannot be reviewed. */
  private async reviewFile(path: string, nth: number, thread: ReviewThread): Promise<GameReport> {
    const { options, signals } = this;
    const { record, rules } = this.readRecord(path);
    if (!record.lines.some((line) => isEvent(line) && isTurn(line)))
      throw new InputError(text('reviewCommand.noTurns'));
    const { gaddag, info } = this.lexiconFor(rules);
    const named = otherLexiconOf(record, info.name);
    if (named !== null) this.warnOf(path, text('reviewCommand.otherLexicon', { named, used: info.name }));
    const task = {
      record,
      rules,
      lexicon: { id: info.id, name: info.name },
      gaddag: shareGaddag(gaddag),
      settings: options.settings,
      tables: this.tables.of(rules),
    };
    const kept = options.isKept ? this.takeKept(path) : null;
    let latest: KeptReview | null = null;
    const reviewed = await thread.review(task, {
      kept,
      signal: signals.aborted,
      onProgress: (review) => {
        latest = review;
        this.showProgress(path, nth, review);
      },
    });
    if (options.isKept && latest !== null && latest !== kept) this.keep(path, latest);
    if (!reviewed.ok) throw new InputError(say(reviewed.error));
    const { result, scores } = readGame(record, rules, turnRulesFor(rules));
    return {
      file: path,
      review: reviewed.value,
      players: nicksOf(record),
      scores,
      result,
      distribution: rules.distribution,
      problems: checkGcg(record, rules).map(formatGcgProblem),
    };
  }

  private readRecord(path: string): { readonly record: GcgDocument; readonly rules: Rules } {
    const { board, tiles } = this.options;
    const read = readRecordFile(path);
    if (!read.ok) throw new InputError(say(read.error));
    const { document: record, notice } = read.value;
    if (notice !== undefined) this.warnOf(path, say(notice));
    if (board !== undefined || tiles !== undefined) return { record, rules: chooseRules({ board, tiles }) };
    const rules = gcgRules(record, this.catalogue);
    if (!rules.ok) throw new InputError(say(formatGcgProblem(rules.error)));
    return { record, rules: rules.value };
  }

  /** One lexicon, spelled with the letters of the game's tiles. */
  private lexiconFor(rules: Rules): LoadedLexicon {
    const letters = JSON.stringify(alphabetOf(rules.distribution));
    const known = this.lexicons.get(letters);
    if (known !== undefined) return known;
    const opened = openLexicon(this.options.lexiconFile, rules, { ...this.deps, warn: this.warn });
    this.lexicons.set(letters, opened);
    return opened;
  }

  private takeKept(path: string): KeptReview | null {
    const review = reviewPath(path);
    void removeStaleTemporaries(dirname(review), this.warn, new Set([review]));
    const { kept, problem } = takeReview(review);
    if (problem !== null) this.warn(say(problem));
    return kept;
  }

  private keep(path: string, review: KeptReview): void {
    const written = writeReview(reviewPath(path), review);
    if (!written.ok) this.warn(say(written.error));
  }

  private showProgress(path: string, nth: number, { turnCount, turns }: KeptReview): void {
    const values = {
      game: nth + 1,
      games: this.games.length,
      turn: turns.length,
      turns: turnCount,
      name: path,
    };
    this.progress.showLine(() => text('reviewCommand.progress', values));
  }

  private print(output: string): void {
    this.progress.clear();
    this.deps.print(output);
  }

  private warnOf(path: string, problem: string): void {
    this.warn(text('reviewCommand.wrongFile', { path, problem }));
  }

  private readonly warn = (problem: string): void => {
    this.progress.clear();
    this.deps.warn(problem.replaceAll(/\s*\n\s*/g, ' '));
  };

  private refuse(problem: string): null {
    this.warn(problem);
    process.exitCode = BAD_INPUT;
    return null;
  }

  private sayStopped(done: number): void {
    const isKept = String(this.options.isKept);
    this.warn(text('reviewCommand.stopped', { done, games: this.games.length, isKept }));
    this.signals.setExitCode();
  }
}
