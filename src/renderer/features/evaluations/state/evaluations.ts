import type { EquityBasis } from '../../../../contract/candidates/candidatesApi';
import type { AppState } from '../../../state/appState';
import { isJudged } from '../../../state/candidates/sortColumns';
import { analysisBlockedReason } from '../../../state/play/analysisBlockedReason';
import { endingTurns } from '../../endgame/state/endingTurns';
import type { PositionAnalysis } from '../../engines/state/enginesState';
import { presentAnalysis } from '../../engines/state/positionAnalysis';
import type { SimulationRun } from '../../simulation/state/simulationState';
import { leadOf, presentRun } from '../../simulation/state/simulationSubject';
import type { Evaluation, EvaluationsState, KeptEvaluation } from './evaluationsState';

/** One id for each source, so that a choice outlives the results: those of the same source replace others. */
const ENDING = 'ending';
const engineId = (engine: string): string => `engine ${engine}`;
const simulationId = ({ subject: { plies } }: SimulationRun): string => `simulation ${plies ?? 'end'}`;
const equityId = (basis: EquityBasis): string =>
  basis.kind === 'leaves' ? `equity ${JSON.stringify(basis.origin)}` : 'equity';

/** The evaluations of the shown position: the engines first, then our own, the most thorough ones first. */
export function evaluationsOf(state: AppState): readonly Evaluation[] {
  if (analysisBlockedReason(state) !== null) return [];
  const present = [...engineEvaluations(state), ...ownEvaluations(state)];
  const ids = new Set(present.map(({ id }) => id));
  // Those of engines stand among the engines.
  const kept = state.evaluations.kept.filter(
    (each) => each.evaluation.kind !== 'engine' && isOfPosition(state, each) && !ids.has(each.evaluation.id),
  );
  return [...present, ...kept.map(({ evaluation }) => evaluation)].toSorted(
    (a, b) => placeOf(a) - placeOf(b),
  );
}

const ORDER = ['engine', 'ending', 'simulation', 'equity'] as const;
const placeOf = ({ kind }: Evaluation): number => ORDER.indexOf(kind);

const isOfPosition = (state: AppState, { lead, lexicon, setup }: KeptEvaluation): boolean =>
  setup === state.setup &&
  lead === leadOf(state) &&
  state.lexicon.kind === 'open' &&
  state.lexicon.info.id === lexicon;

function engineEvaluations(state: AppState): readonly Evaluation[] {
  const analysis = presentAnalysis(state);
  const asked = (engine: string) => (analysis?.run.engine === engine ? analysis : undefined);
  const before = (engine: string): PositionAnalysis | null => {
    const kept = state.evaluations.kept.find(
      (each) => each.evaluation.id === engineId(engine) && isOfPosition(state, each),
    );
    return kept?.evaluation.kind === 'engine' ? kept.evaluation.analysis : null;
  };
  return (state.engines.list ?? []).map(({ entry: { id, name } }) => ({
    kind: 'engine',
    id: engineId(id),
    engine: id,
    name,
    analysis: asked(id) ?? before(id),
  }));
}

function ownEvaluations(state: AppState): readonly Evaluation[] {
  const turns = endingTurns(state);
  const run = presentRun(state);
  const equity = equityOfSet(state);
  return [
    ...(turns === null ? [] : [{ kind: 'ending', id: ENDING, turns } as const]),
    ...(run === null || !isDrawn(run) ? [] : [simulationOf(run)]),
    ...(equity === null ? [] : [equity]),
  ];
}

const isDrawn = ({ status }: SimulationRun): boolean => status.samples > 0;

const simulationOf = (run: SimulationRun): Evaluation => ({ kind: 'simulation', id: simulationId(run), run });

function equityOfSet({ candidates, setup }: AppState): Evaluation | null {
  if (candidates === null || candidates.setup !== setup || !isJudged(candidates)) return null;
  const { basis, pages } = candidates;
  return { kind: 'equity', id: equityId(basis), basis, pages };
}

/** The evaluations of both sides; undefined if there is none to choose. */
export function sidesOf(
  all: readonly Evaluation[],
  [left, right]: EvaluationsState['sides'],
): readonly [Evaluation | undefined, Evaluation | undefined] {
  const of = (id: string | null) => all.find((each) => each.id === id);
  const one = of(left) ?? all.find((each) => each !== of(right));
  // Beside an engine, our own figures: those of another engine only if they are chosen.
  const other =
    all.find((each) => each !== one && each.kind !== 'engine') ?? all.find((each) => each !== one);
  return [one, of(right) ?? other];
}

/** The evaluations that an action has replaced by others of the same position. */
export const replacedEvaluations = (before: AppState, after: AppState): readonly KeptEvaluation[] =>
  [replacedRun(before, after), replacedAnalysis(before, after), replacedEquity(before, after)].filter(
    (each) => each !== null,
  );

function replacedRun({ simulation: { run } }: AppState, after: AppState): KeptEvaluation | null {
  const next = after.simulation.run;
  // A run that is dropped, because the leaves have changed, for example, is not worth comparing.
  if (run === null || next === null || run.status.id === next.status.id || !isDrawn(run)) return null;
  const { lead, lexicon, setup } = run.subject;
  return { lead, lexicon, setup, evaluation: simulationOf(run) };
}

function replacedAnalysis(before: AppState, { engines }: AppState): KeptEvaluation | null {
  const { analysis } = before.engines;
  if (analysis?.found == null || analysis.run.id === engines.analysis?.run.id) return null;
  const { engine, lexicon, setup, turn } = analysis.run;
  const ended = { ...analysis, phase: 'ended' } as const;
  const evaluation = { kind: 'engine', id: engineId(engine), engine, name: '', analysis: ended } as const;
  return { lead: leadOf({ turn }), lexicon, setup, evaluation };
}

/** If the same position is searched again, with other leaves. */
function replacedEquity(before: AppState, after: AppState): KeptEvaluation | null {
  const { candidates, lexicon, setup } = before;
  if (lexicon.kind !== 'open' || candidates === after.candidates || after.setup !== setup) return null;
  const equity = equityOfSet(before);
  if (equity === null || equityOfSet(after)?.id === equity.id) return null;
  return { lead: leadOf(before), lexicon: lexicon.info.id, setup, evaluation: equity };
}
