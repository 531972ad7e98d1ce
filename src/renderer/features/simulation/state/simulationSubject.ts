import type { ListedTurn } from '../../../../contract/candidates/candidatesApi';
import type { SimulationOptions } from '../../../../contract/simulation/simulationApi';
import { NO_TILE, rackTileOf } from '../../../../core/alphabet/tile';
import { PASS, type PlainTurn } from '../../../../core/game/turns/turn';
import { type Message, message } from '../../../../core/message';
import { placedTiles } from '../../../../core/movegen/candidates/findPlacement';
import { fail, ok, type Result } from '../../../../core/result';
import type { AppState } from '../../../state/appState';
import { candidateAt } from '../../../state/candidates/candidateSet';
import { isLexiconFit } from '../../../state/candidates/engineNeeds';
import { turnRulesOf } from '../../../state/candidates/turnRules';
import { analysisBlockedReason } from '../../../state/play/analysisBlockedReason';
import { opponentsTurn } from './opponentsTurn';
import { readSimulationForm } from './simulationForm';
import type { SimulationRun, SimulationSubject } from './simulationState';

/** Key of a turn within one position, however it is written down. */
export function turnKey(turn: ListedTurn | PlainTurn): string {
  if (turn.kind === 'pass') return turn.kind;
  if (turn.kind !== 'placement')
    return [turn.kind, ...turn.tiles.toSorted((one, other) => one - other)].join();
  return placedTiles(turn)
    .map(({ col, row, tile }) => `${row},${col},${tile}`)
    .join(' ');
}

export function plainTurn(turn: ListedTurn): PlainTurn {
  if (turn.kind === 'pass') return PASS;
  if (turn.kind !== 'placement') return { kind: 'exchange', tiles: turn.tiles };
  const { col, direction, kind, row, score, tiles } = turn;
  return { kind, row, col, direction, tiles, score };
}

/** The turns marked for the current position. */
export const markedTurns = ({
  setup,
  simulation: { marked },
}: Pick<AppState, 'setup' | 'simulation'>): readonly ListedTurn[] =>
  marked?.setup === setup ? marked.turns : NONE;

const NONE: readonly ListedTurn[] = [];

/**
 * Turns to simulate: the marked candidates and the pinned one; if none is marked, the pinned and the shown
 * one. Null for a number of best turns.
 */
export function turnsToSimulate(state: AppState): readonly ListedTurn[] | null {
  const { candidates, pinned, setup, shownRank } = state;
  const marked = markedTurns(state);
  const kept = pinned?.setup === setup ? [pinned.candidate] : [];
  const shown = kept.length === 0 ? undefined : candidateAt(candidates, shownRank);
  const chosen =
    marked.length > 0 ? [...marked, ...kept] : [...kept, ...(shown === undefined ? [] : [shown])];
  const different = [...new Map(chosen.map((turn) => [turnKey(turn), turn])).values()];
  return marked.length > 0 || different.length > 1 ? different : null;
}

/** Why no candidates can be played on now; null if some can. */
export function candidatesShut(state: AppState): Message | null {
  const { candidates, lexicon, setup } = state;
  const shut = analysisBlockedReason(state);
  if (shut !== null) return shut;
  if (lexicon.kind !== 'open' || !isLexiconFit(state)) return message('searches.noLexicon');
  const areThere = candidates?.setup === setup && candidates.allTotal > 0;
  return areThere ? null : message('impossible.noCandidates');
}

/** Why nothing can be simulated now; null if something can. */
export function simulationShut(state: AppState): Message | null {
  const shut = candidatesShut(state);
  if (shut !== null) return shut;
  const read = readSimulationForm(state.simulation.form);
  return read.ok ? null : read.error;
}

/** The subject of a simulation that would start now, or why none can. */
export function subjectOf(state: AppState): Result<SimulationSubject, Message> {
  const { lexicon, play, setup, simulation, turn } = state;
  const { confidence, infersRack, plies, usesKnownRack } = simulation.form;
  const read = readSimulationForm(simulation.form);
  const shut = simulationShut(state);
  if (shut !== null) return fail(shut);
  if (!read.ok) return read;
  if (lexicon.kind !== 'open') return fail(message('searches.noLexicon'));
  const { best, samplesEach, seed } = read.value;
  const opponentRack = usesKnownRack ? turn.otherRack : [];
  return ok({
    lexicon: lexicon.info.id,
    setup,
    lead: leadOf(state),
    turnRules: turnRulesOf(state),
    scorelessTurns: play?.game.scorelessTurns ?? 0,
    opponentRack,
    opponentTurn: infersRack && opponentRack.length === 0 ? opponentsTurn(state) : null,
    plies,
    confidence,
    samplesEach,
    seed,
    wanted: turnsToSimulate(state) ?? best,
  });
}

export function leadOf({ turn: { player, scores } }: Pick<AppState, 'turn'>): number {
  const [first, second] = scores;
  return player === 0 ? first - second : second - first;
}

export function optionsOf(
  { opponentTurn, samplesEach, wanted: _, ...subject }: SimulationSubject,
  turns: readonly ListedTurn[],
): SimulationOptions {
  return {
    ...subject,
    ...(opponentTurn === null ? {} : { opponentTurn }),
    candidates: turns.map(plainTurn),
    samples: samplesEach * turns.length,
    threads: null,
  };
}

/** The simulation of the current position; null if there is none, or it is blocked. */
export function presentRun(state: AppState): SimulationRun | null {
  const { lexicon, setup, simulation } = state;
  const { run } = simulation;
  if (run === null || run.subject.setup !== setup || run.subject.lead !== leadOf(state)) return null;
  if (lexicon.kind !== 'open' || lexicon.info.id !== run.subject.lexicon) return null;
  return analysisBlockedReason(state) === null ? run : null;
}

/** Of plays that put the same tiles on the same squares of a line, in any order, keeps only the first. */
export function withoutSimilar(turns: readonly ListedTurn[]): readonly ListedTurn[] {
  const seen = new Set<string>();
  return turns.filter((turn) => {
    const key = similarKey(turn);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function similarKey(turn: ListedTurn): string {
  if (turn.kind !== 'placement') return turnKey(turn);
  const tiles = turn.tiles.filter((tile) => tile !== NO_TILE).map(rackTileOf);
  tiles.sort((one, other) => one - other);
  return [turn.row, turn.col, turn.direction, turn.tiles.length, ...tiles].join();
}
