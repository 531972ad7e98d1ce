import type { EngineStatus } from '../../../../contract/engines/enginesApi';
import { NO_TILE, rackTileOf } from '../../../../core/alphabet/tile';
import { along } from '../../../../core/board/square';
import { without } from '../../../../core/game/turns/placement';
import type { PlainTurn } from '../../../../core/game/turns/turn';
import { type Message, message } from '../../../../core/message';
import type { AppState } from '../../../state/appState';
import { isLexiconFit } from '../../../state/candidates/engineNeeds';
import { turnRulesOf } from '../../../state/candidates/turnRules';
import { analysisBlockedReason } from '../../../state/play/analysisBlockedReason';
import type { AnalysisRun, PositionAnalysis } from './enginesState';

/** The engine that evaluates positions; undefined if the user has none. */
export const chosenEngine = ({ engines: { chosen, list } }: AppState): EngineStatus | undefined =>
  list?.find(({ entry }) => entry.id === chosen) ?? list?.[0];

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

export function toggleAnalysis(state: AppState): AppState {
  const { engines, lexicon, play, setup, simulation, turn } = state;
  const present = presentAnalysis(state);
  if (present !== null && present.phase !== 'ended')
    return { ...state, engines: { ...engines, analysis: { ...present, phase: 'stopping' } } };
  const engine = chosenEngine(state);
  const shut = engineShut(state);
  if (shut !== null) return { ...state, notice: shut };
  if (lexicon.kind !== 'open' || engine === undefined) return state;
  const run: AnalysisRun = {
    id: (engines.analysis?.run.id ?? 0) + 1,
    engine: engine.entry.id,
    lexicon: lexicon.info.id,
    setup,
    turn: simulation.form.usesKnownRack ? turn : { ...turn, otherRack: [] },
    turnRules: turnRulesOf(state),
    scorelessTurns: play?.game.scorelessTurns ?? 0,
  };
  const analysis = { run, found: null, phase: 'running', problem: null } as const;
  return { ...state, engines: { ...engines, analysis } };
}

/** The position stays as it is: a turn on the board is a try. */
export function layTurn(state: AppState, turn: PlainTurn): AppState {
  const { setup } = state;
  if (turn.kind !== 'placement' || presentAnalysis(state) === null) return state;
  const { cols } = setup.rules.layout;
  const tiles = [...setup.tiles];
  for (const [nth, tile] of turn.tiles.entries()) {
    const { col, row } = along(turn, turn.direction, nth);
    if (tile !== NO_TILE) tiles[row * cols + col] = tile;
  }
  const played = turn.tiles.filter((tile) => tile !== NO_TILE).map(rackTileOf);
  const laid = { ...setup, tiles, rack: without(setup.rack, played) };
  return { ...state, isEditing: false, tried: { laid, verdict: null, problem: null, isToPlay: false } };
}
