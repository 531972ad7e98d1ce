import { type Message, message } from '../../../../core/message';
import type { AppState } from '../../../state/appState';
import { isLexiconFit } from '../../../state/candidates/engineNeeds';
import { turnRulesOf } from '../../../state/candidates/turnRules';
import { analysisBlockedReason } from '../../../state/play/analysisBlockedReason';
import type { AnalysisRun, PositionAnalysis } from './enginesState';

/** Why no engine can evaluate the position; null if one can. */
export function engineShut(state: AppState): Message | null {
  const { lexicon, setup } = state;
  const shut = analysisBlockedReason(state);
  if (shut !== null) return shut;
  if (lexicon.kind !== 'open' || !isLexiconFit(state)) return message('searches.noLexicon');
  return setup.rack.length === 0 ? message('impossible.noCandidates') : null;
}

/** What an engine said about the shown position; null if it was asked about another one. */
export function presentAnalysis(state: AppState): PositionAnalysis | null {
  const { engines, lexicon, setup } = state;
  const { analysis } = engines;
  if (analysis === null || analysis.run.setup !== setup || analysisBlockedReason(state) !== null) return null;
  return lexicon.kind === 'open' && lexicon.info.id === analysis.run.lexicon ? analysis : null;
}

/** The analysis that should be running now. */
export function wantedRun(state: AppState): AnalysisRun | null {
  const present = presentAnalysis(state);
  return present?.phase === 'running' ? present.run : null;
}

/** Asks an engine about the shown position, or stops it. Only one evaluates at a time. */
export function toggleAnalysis(state: AppState, id: string): AppState {
  const { engines, lexicon, play, setup, simulation, turn } = state;
  const present = presentAnalysis(state);
  if (present !== null && present.phase !== 'ended' && present.run.engine === id)
    return { ...state, engines: { ...engines, analysis: { ...present, phase: 'stopping' } } };
  const engine = engines.list?.find(({ entry }) => entry.id === id);
  const shut = engineShut(state);
  if (shut !== null) return { ...state, notice: shut };
  if (lexicon.kind !== 'open' || engine === undefined) return state;
  const run: AnalysisRun = {
    id: (engines.analysis?.run.id ?? 0) + 1,
    engine: id,
    lexicon: lexicon.info.id,
    setup,
    turn: simulation.form.usesKnownRack ? turn : { ...turn, otherRack: [] },
    turnRules: turnRulesOf(state),
    scorelessTurns: play?.game.scorelessTurns ?? 0,
  };
  const analysis = { run, found: null, phase: 'running', problem: null } as const;
  return { ...state, engines: { ...engines, analysis } };
}
