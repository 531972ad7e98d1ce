import type { EngineAnalysis, EngineAnalysisRequest, EngineRow } from '../../contract/engines/enginesApi';
import type { EngineEvent } from '../../contract/transport/events';
import { isSameTurn } from '../../core/game/turns/sameTurn';
import type { PlainTurn } from '../../core/game/turns/turn';
import type { Gaddag } from '../../core/lexicon/gaddag';
import type { Message } from '../../core/message';
import type { SiuRow } from '../../core/notation/siu/siuAnswer';
import type { SiuMode } from '../../core/notation/siu/siuCommand';
import { shortened } from '../../core/quoted';
import { fail, ok, type Result } from '../../core/result';
import { CandidateFinder } from '../../core/strategy/simulation/candidates';
import { type Situation, situationOf } from '../../core/strategy/simulation/situation';
import { openShared } from '../../engine/lexicon';
import { CANCELLED } from '../engine/untilAborted';
import { type Answer, badRequest, type FindLexicon } from '../jobs/job';
import { openPosition } from '../jobs/openPosition';
import { worthlessLeaves } from '../simulation/simulationTables';
import type { FoundRows } from './engineProcess';
import type { Engines } from './engines';
import { askForTurn, type EngineQuestion, legalTurn, wrongScore } from './engineTurn';

/** Interval of progress reports. */
const REPORT_MS = 200;
/** Turns of an endgame that an engine is asked about. */
const MOST_ALSO = 8;

interface Deps {
  readonly findLexicon: FindLexicon;
  readonly publish: (event: EngineEvent) => void;
  readonly signal: AbortSignal;
}

/** Has an engine evaluate a position. Any turn that is not legal ends the analysis. */
export async function analyse(
  engines: Engines,
  { engine: id, scores, ...request }: EngineAnalysisRequest,
  { findLexicon, publish, signal }: Deps,
): Promise<Answer<EngineAnalysis>> {
  const opened = openPosition(request, findLexicon);
  if (!opened.ok) return opened;
  const { gaddag } = openShared(opened.value.lexicon);
  const { opponentRack, scorelessTurns, turnRules } = request;
  const situation = situationOf(opened.value.position, turnRules, {
    lead: scores[0] - scores[1],
    scorelessTurns,
    known: opponentRack,
  });
  if (!situation.ok) return fail(badRequest(situation.error));
  const isWord: EngineQuestion['isWord'] = (letters) => gaddag.acceptsWord(letters);
  const also = othersIn(situation.value, gaddag);
  const answer = await engines.use(id, async (engine, { name, seconds }) => {
    const rows = new CheckedRows(situation.value, isWord, name);
    const wrong = new AbortController();
    const begun = performance.now();
    let reported = begun;
    const analysisOf = (found: FoundRows, mode: SiuMode, best?: PlainTurn): EngineAnalysis => ({
      id: request.id,
      rows: rows.inOrder(best),
      mode: found.rows.at(-1)?.mode ?? mode,
      engineName: shortened(found.facts.get('engine') ?? engine.about.name),
      lexicon: shortened(found.facts.get('lexicon') ?? ''),
      ignored: found.ignored,
      seconds: (performance.now() - begun) / 1000,
    });
    const onRows = (found: FoundRows, mode: SiuMode) => {
      if (performance.now() - reported < REPORT_MS) return;
      reported = performance.now();
      if (rows.take(found.rows) === undefined)
        publish({ type: 'engine-analysed', analysis: analysisOf(found, mode) });
      else wrong.abort();
    };
    const answered = await askForTurn(engine, name, {
      situation: situation.value,
      scores,
      isWord,
      millis: 1000 * seconds,
      also,
      signal: AbortSignal.any([signal, wrong.signal]),
      onRows,
    });
    const problem = rows.problem ?? (answered.ok ? rows.take(answered.value.rows) : undefined);
    if (problem !== undefined) return fail(problem);
    if (!answered.ok) return answered;
    return ok(analysisOf(answered.value, answered.value.mode, answered.value.turn));
  });
  if (answer.ok) return answer;
  return fail(signal.aborted ? CANCELLED : badRequest(answer.error));
}

/** Engines give the value of the best turn of an endgame only, unless they are asked for that of others. */
function othersIn(situation: Situation, gaddag: Gaddag): readonly PlainTurn[] {
  if (situation.bagCount > 0) return [];
  const finder = new CandidateFinder(gaddag, worthlessLeaves(situation.position.rules));
  return finder.find(situation, MOST_ALSO).map(({ turn }) => turn);
}

/** The rows of an engine with the turns that they are about. */
class CheckedRows {
  problem: Message | undefined;
  private readonly turns = new Map<string, Result<PlainTurn, Message>>();
  private rows: readonly (EngineRow & Pick<SiuRow, 'mode'>)[] = [];

  constructor(
    private readonly situation: Situation,
    private readonly isWord: EngineQuestion['isWord'],
    private readonly name: string,
  ) {}

  /** Returns what is wrong with them. */
  take(rows: readonly SiuRow[]): Message | undefined {
    const checked: (EngineRow & Pick<SiuRow, 'mode'>)[] = [];
    for (const row of rows) {
      const turn = this.turnOf(row);
      if (turn === undefined) return this.problem;
      checked.push({ turn, figures: row.figures, mode: row.mode });
    }
    this.rows = checked;
    return undefined;
  }

  /** @param best the turn that the engine has chosen, which comes first */
  inOrder(best?: PlainTurn): readonly EngineRow[] {
    const isBest = ({ turn }: EngineRow) => Number(best !== undefined && isSameTurn(turn, best));
    const deepest = Math.max(0, ...this.rows.map(({ figures }) => figures.depth ?? 0));
    // Values of shallower searches of the end of a game are out of date.
    const rows = this.rows.filter((row) => [undefined, deepest].includes(row.figures.depth) || isBest(row));
    const known = best === undefined || rows.some(isBest) ? rows : [...rows, bare(best)];
    return known
      .toSorted((one, other) => isBest(other) - isBest(one) || rankOf(other) - rankOf(one))
      .map(({ figures, turn }) => ({ figures, turn }));
  }

  private turnOf(row: SiuRow): PlainTurn | undefined {
    const { move } = row;
    let turn = this.turns.get(move);
    if (turn === undefined) {
      turn = legalTurn(move, this.name, this.situation, this.isWord);
      this.turns.set(move, turn);
    }
    this.problem = turn.ok ? wrongScore(row, turn.value, this.name) : turn.error;
    return turn.ok && this.problem === undefined ? turn.value : undefined;
  }
}

/** An engine may choose a turn without giving figures for it. */
const bare = (turn: PlainTurn) => ({ turn, figures: {}, mode: 'gen' }) as const;

/** By which the rows of a mode are ordered. */
function rankOf({ figures, mode }: Pick<SiuRow, 'figures' | 'mode'>): number {
  const { equity, losses = 0, score, spread, ties = 0, winPercent, wins = 0 } = figures;
  if (mode === 'peg') return (wins + ties / 2) / Math.max(1, wins + ties + losses);
  if (mode === 'sim') return winPercent ?? equity ?? Number.NEGATIVE_INFINITY;
  return spread ?? equity ?? score ?? Number.NEGATIVE_INFINITY;
}
