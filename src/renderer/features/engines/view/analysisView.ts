import type { EngineAnalysis, EngineRow } from '../../../../contract/engines/enginesApi';
import type { PlainTurn } from '../../../../core/game/turns/turn';
import { THOUSANDTHS } from '../../../../core/movegen/bestMove/moveWorth';
import { oneDigit, percent, signed } from '../../../../texts/figures';
import { fixed } from '../../../../texts/numbers';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import type { AppState } from '../../../state/appState';
import { equityOf } from '../../../view/candidates/equityOf';
import { formatGain, formatPoints } from '../../../view/candidates/points';
import { endingTurns } from '../../endgame/state/endingTurns';
import { endingValue } from '../../endgame/view/endingValue';
import { presentRun, turnKey } from '../../simulation/state/simulationSubject';
import { simulatedValue } from '../../simulation/view/simulatedValue';
import { turnLabel } from '../../simulation/view/turnLabel';
import type { PositionAnalysis } from '../state/enginesState';
import { chosenEngine, engineShut, presentAnalysis } from '../state/positionAnalysis';

/** A figure and its standard error; either is empty if there is none. */
export interface Figure {
  readonly value: string;
  readonly error: string;
}

/** Figures of one turn from one source. */
interface Figures {
  readonly wins: Figure;
  readonly points: Figure;
}

export interface AnalysisRow {
  readonly key: string;
  readonly label: string;
  readonly turn: PlainTurn;
  readonly theirs: Figures;
  readonly ours: Figures;
}

/** An engine's figures beside those of this program. */
export interface AnalysisView {
  readonly engines: readonly (readonly [id: string, name: string])[];
  readonly chosen: string;
  /** Name of the engine that was asked. */
  readonly name: string;
  readonly state: string;
  readonly isRunning: boolean;
  /** Why nothing can be evaluated. */
  readonly shut: string | null;
  readonly problem: string | null;
  readonly rows: readonly AnalysisRow[];
  /** Where the figures of either side come from. */
  readonly origins: readonly string[];
}

const MOST_ROWS = 20;
const figure = (value: string, error = ''): Figure => ({ value, error });
const NONE = figure('');
const NO_FIGURES: Figures = { wins: NONE, points: NONE };

export function analysisView(state: AppState): AnalysisView | null {
  const { list } = state.engines;
  const chosen = chosenEngine(state);
  if (list === null || chosen === undefined) return null;
  const present = presentAnalysis(state);
  const asked = list.find(({ entry }) => entry.id === present?.run.engine) ?? chosen;
  const shut = engineShut(state);
  const ours = ownFigures(state);
  const rows = (present?.found?.rows ?? []).slice(0, MOST_ROWS).map(
    (row): AnalysisRow => ({
      key: turnKey(row.turn),
      label: turnLabel(state.setup, row.turn),
      turn: row.turn,
      theirs: theirFigures(row),
      ours: ours.figuresOf(turnKey(row.turn)),
    }),
  );
  return {
    engines: list.map(({ entry }) => [entry.id, entry.name]),
    chosen: chosen.entry.id,
    name: asked.entry.name,
    state: asked.state === 'stopped' ? '' : text('engines.state', { state: asked.state }),
    isRunning: present !== null && present.phase !== 'ended',
    shut: shut === null ? null : say(shut),
    problem: present?.problem == null ? null : say(present.problem),
    rows,
    origins: rows.length === 0 ? [] : [...originOf(present, asked.entry.name), ours.origin],
  };
}

function theirFigures({ figures }: EngineRow): Figures {
  const { equity, equityError, losses, spread, ties = 0, winError, winPercent, wins } = figures;
  const all = (wins ?? 0) + ties + (losses ?? 0);
  const drawn = wins === undefined || all === 0 ? NONE : figure(percent((wins + ties / 2) / all));
  const won = winPercent === undefined ? drawn : figure(oneDigit(winPercent), erring(winError));
  if (spread !== undefined) return { wins: won, points: figure(signed(spread)) };
  if (equity === undefined) return { wins: won, points: NONE };
  // What a simulated turn gains has a sign, as in our own simulations.
  const points = winPercent === undefined ? fixed(equity, 1) : formatGain(THOUSANDTHS * equity);
  return { wins: won, points: figure(points, erring(equityError)) };
}

const erring = (error: number | undefined): string => (error === undefined ? '' : oneDigit(error));

function originOf(present: PositionAnalysis | null, engine: string): readonly string[] {
  const found: EngineAnalysis | null = present?.found ?? null;
  if (found === null) return [];
  const samples = found.rows.reduce((sum, { figures }) => sum + (figures.samples ?? 0), 0);
  const depth = Math.max(0, ...found.rows.map(({ figures }) => figures.depth ?? 0));
  const origin = text('engines.origin', {
    engine,
    name: found.engineName,
    mode: found.mode,
    samples,
    depth,
    seconds: fixed(found.seconds, 1),
    lexicon: found.lexicon,
    hasLexicon: String(found.lexicon !== ''),
  });
  const ignored =
    found.ignored.length === 0 ? [] : [text('engines.ignores', { engine, what: found.ignored.join(', ') })];
  return [origin, ...ignored];
}

interface OwnFigures {
  readonly origin: string;
  /** @param key of a turn */
  readonly figuresOf: (key: string) => Figures;
}

/** The best figures there are: of the solved or examined end, of a simulation, else static equity. */
function ownFigures(state: AppState): OwnFigures {
  const version = state.version?.app ?? '';
  const ending = endingTurns(state);
  if (ending !== null)
    return {
      origin: text('engines.ownEnding', { version }),
      figuresOf(key) {
        const found = ending.get(key);
        if (found === undefined) return NO_FIGURES;
        const [first = '', second] = endingValue(found).figures;
        return second === undefined
          ? { wins: NONE, points: figure(first) }
          : { wins: figure(first), points: figure(second) };
      },
    };
  const run = presentRun(state);
  if (run !== null) {
    const { rows, samples, seconds } = run.status;
    const plies = run.subject.plies === null ? 'end' : String(run.subject.plies);
    const byTurn = new Map(rows.map((row) => [turnKey(row.turn), row]));
    return {
      origin: text('engines.ownSimulation', { version, plies, samples, seconds: fixed(seconds, 1) }),
      figuresOf(key) {
        const row = byTurn.get(key);
        if (row === undefined || row.samples === 0) return NO_FIGURES;
        const { spread, spreadError, winShare, winShareError } = simulatedValue(row);
        return { wins: figure(winShare, winShareError), points: figure(spread, spreadError) };
      },
    };
  }
  const worths = new Map<string, number>();
  for (const page of state.candidates?.pages.values() ?? [])
    for (const turn of page) {
      const equity = equityOf(turn);
      if (equity !== null) worths.set(turnKey(turn), equity);
    }
  return {
    origin: text('engines.ownEquity', { version }),
    figuresOf(key) {
      const equity = worths.get(key);
      return equity === undefined ? NO_FIGURES : { wins: NONE, points: figure(formatPoints(equity)) };
    },
  };
}
