import type { Setup } from '../../../../core/board/setup';
import type { PlainTurn } from '../../../../core/game/turns/turn';
import { fixed } from '../../../../texts/numbers';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import type { AppState } from '../../../state/appState';
import { basisText } from '../../../view/candidates/basisText';
import { playName } from '../../../view/candidates/candidateRow';
import { engineShut } from '../../engines/state/positionAnalysis';
import { turnLabel } from '../../simulation/view/turnLabel';
import { evaluationsOf, sidesOf } from '../state/evaluations';
import type { Evaluation } from '../state/evaluationsState';
import { type EvaluatedTurn, evaluatedTurns, type Figures, NO_FIGURES } from './evaluatedTurns';

export interface EvaluationsView {
  readonly choices: readonly (readonly [id: string, name: string])[];
  readonly sides: readonly [EvaluationSide, EvaluationSide];
  readonly rows: readonly EvaluationRow[];
  /** The sources of the figures. */
  readonly origins: readonly string[];
}

interface EvaluationSide {
  readonly id: string;
  /** Equity and solved endgames have points alone. */
  readonly hasWins: boolean;
  /** Present for an engine. */
  readonly engine: EngineSide | null;
}

/** An engine evaluates when it is asked to. */
export interface EngineSide {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly isRunning: boolean;
  /** Why nothing can be evaluated. */
  readonly shut: string | null;
  readonly problem: string | null;
}

export interface EvaluationRow {
  readonly key: string;
  readonly label: string;
  readonly turn: PlainTurn;
  /** Of both sides. */
  readonly figures: readonly [Figures, Figures];
  /** Whether each side rates it best. */
  readonly isBest: readonly [boolean, boolean];
}

const MOST_ROWS = 20;
const NO_TURNS: ReadonlyMap<string, EvaluatedTurn> = new Map();

/** Two evaluations of the shown position, turn by turn; null if there are fewer. */
export function evaluationsView(state: AppState): EvaluationsView | null {
  const all = evaluationsOf(state);
  const [left, right] = sidesOf(all, state.evaluations.sides);
  if (left === undefined || right === undefined) return null;
  const { setup } = state;
  const rows = rowsOf(setup, left, right);
  const hasWins = (side: 0 | 1) => rows.some(({ figures }) => figures[side].wins.value !== '');
  const choices = all.map((each) => [each.id, nameOf(each, all)] as const);
  return {
    choices,
    sides: [sideOf(state, left, hasWins(0)), sideOf(state, right, hasWins(1))],
    rows,
    origins: [left, right].flatMap((each) => originOf(each, setup, state.version?.app ?? '')),
  };
}

/** In the order of the left side. All turns have an equity, so the turns beside it count. */
function rowsOf(setup: Setup, left: Evaluation, right: Evaluation): readonly EvaluationRow[] {
  const sides = [left, right].map(evaluatedTurns);
  const [ofLeft = NO_TURNS, ofRight = NO_TURNS] = sides;
  const isRightFirst = ofLeft.size === 0 || (left.kind === 'equity' && right.kind !== 'equity');
  const first = isRightFirst && ofRight.size > 0 ? ofRight : ofLeft;
  const bests = sides.map(bestOf);
  return [...first].slice(0, MOST_ROWS).map(([key, { turn }]): EvaluationRow => {
    const isBest = (side: 0 | 1) => bests[side] === key;
    const figuresOf = (turns: typeof first) => turns.get(key)?.figures ?? NO_FIGURES;
    return {
      key,
      label: turn.kind === 'placement' ? playName(setup, turn) : turnLabel(setup, turn),
      turn,
      figures: [figuresOf(ofLeft), figuresOf(ofRight)],
      isBest: [isBest(0), isBest(1)],
    };
  });
}

const bestOf = (turns: ReadonlyMap<string, EvaluatedTurn>): string | undefined => turns.keys().next().value;

/** Equity is told by its leaves from equity by others. */
function nameOf(evaluation: Evaluation, all: readonly Evaluation[]): string {
  switch (evaluation.kind) {
    case 'engine':
      return evaluation.name;
    case 'ending':
      return text('evaluations.ending');
    case 'simulation':
      return text('simulating.plyChoice', { plies: pliesOf(evaluation) });
    case 'equity':
      return evaluation.basis.kind === 'leaves' && all.filter(({ kind }) => kind === 'equity').length > 1
        ? text('evaluations.equityOf', { lexicon: evaluation.basis.origin.lexicon })
        : text('evaluations.equity');
  }
}

const pliesOf = ({ run }: Extract<Evaluation, { kind: 'simulation' }>): string =>
  run.subject.plies === null ? 'end' : String(run.subject.plies);

function sideOf(state: AppState, evaluation: Evaluation, hasWins: boolean): EvaluationSide {
  const { id } = evaluation;
  if (evaluation.kind !== 'engine') return { id, hasWins, engine: null };
  const { analysis, engine, name } = evaluation;
  const status = state.engines.list?.find(({ entry }) => entry.id === engine)?.state ?? 'stopped';
  const shut = engineShut(state);
  return {
    id,
    hasWins,
    engine: {
      id: engine,
      name,
      state: status === 'stopped' ? '' : text('engines.state', { state: status }),
      isRunning: analysis !== null && analysis.phase !== 'ended',
      shut: shut === null ? null : say(shut),
      problem: analysis?.problem == null ? null : say(analysis.problem),
    },
  };
}

/** Sentences that name the source of figures. */
function originOf(evaluation: Evaluation, setup: Setup, version: string): readonly string[] {
  switch (evaluation.kind) {
    case 'engine':
      return engineOrigin(evaluation);
    case 'ending':
      return [text('engines.ownEnding', { version })];
    case 'simulation': {
      const { samples, seconds } = evaluation.run.status;
      const times = { samples, seconds: fixed(seconds, 1) };
      return [text('engines.ownSimulation', { version, plies: pliesOf(evaluation), ...times })];
    }
    case 'equity':
      return [text('evaluations.equityOrigin', { version, basis: basisText(evaluation.basis, setup) })];
  }
}

function engineOrigin({ analysis, name }: Extract<Evaluation, { kind: 'engine' }>): readonly string[] {
  const found = analysis?.found ?? null;
  if (found === null || found.rows.length === 0) return [];
  const samples = found.rows.reduce((sum, { figures }) => sum + (figures.samples ?? 0), 0);
  const depth = Math.max(0, ...found.rows.map(({ figures }) => figures.depth ?? 0));
  const origin = text('engines.origin', {
    engine: name,
    name: found.engineName,
    mode: found.mode,
    samples,
    depth,
    seconds: fixed(found.seconds, 1),
    lexicon: found.lexicon,
    hasLexicon: String(found.lexicon !== ''),
  });
  const ignored =
    found.ignored.length === 0
      ? []
      : [text('engines.ignores', { engine: name, what: found.ignored.join(', ') })];
  return [origin, ...ignored];
}
