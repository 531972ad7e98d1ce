import type { RatedTurn } from '../../../../core/strategy/endgame/endgameSolver';
import type { PreendgameRow } from '../../../../core/strategy/preendgame/preendgameSearch';
import type { AppState } from '../../../state/appState';
import type { EndingColumn, FirstTurns } from '../../../state/candidates/candidateFilter';
import { withFilter } from '../../../state/candidates/reduceFilter';
import { turnKey } from '../../simulation/state/simulationSubject';
import { foundEnd } from './endSubject';

/** A turn with its value in an endgame, or with what it wins in a pre-endgame. */
export type EndingTurn = RatedTurn | PreendgameRow;

/** By `turnKey`. */
export type EndingTurns = ReadonlyMap<string, EndingTurn>;

/** The turns with figures in the shown position, best first; null if nothing has been searched. */
function listedTurns(state: AppState): readonly EndingTurn[] | null {
  const found = foundEnd(state);
  if (found?.endgame != null) return found.endgame.result?.rated ?? NONE;
  return found?.preendgame?.rows ?? null;
}

const NONE: readonly EndingTurn[] = [];

const hasFigures = (turn: EndingTurn): boolean => 'value' in turn || turn.looked > 0;

/** Cached, because the list reads it after each action and is redrawn only if it changes. */
const ofRows = new WeakMap<readonly EndingTurn[], EndingTurns>();

/** Null if no turn has figures. */
export function endingTurns(state: AppState): EndingTurns | null {
  const rows = listedTurns(state);
  if (rows === null || !rows.some(hasFigures)) return null;
  const known = ofRows.get(rows);
  if (known !== undefined) return known;
  const turns: EndingTurns = new Map(rows.filter(hasFigures).map((row) => [turnKey(row.turn), row]));
  ofRows.set(rows, turns);
  return turns;
}

/** The columns that have figures. */
export function endingColumns(state: AppState): readonly EndingColumn[] {
  if (endingTurns(state) === null) return [];
  return foundEnd(state)?.endgame != null ? ['value'] : ['won', 'finalSpread'];
}

/** Whether the figures of a turn are exact, and no bound or estimate. */
export const isProven = (turn: EndingTurn): boolean =>
  'value' in turn ? turn.bound === 'exact' && turn.solved : turn.isExamined;

/** The share of the orderings looked at that a turn wins, with half of the ties. */
export const winShare = ({ looked, ties, wins }: PreendgameRow): number => (wins + ties / 2) / looked;

function figureOf(turn: EndingTurn, by: EndingColumn): number {
  if ('value' in turn) return turn.value;
  return by === 'won' ? winShare(turn) : turn.spread;
}

/** Best first. Among equal figures, proven ones come first, however many orderings they cover. */
const inOrder = (rows: readonly EndingTurn[], { by, isDescending }: Omit<FirstTurns, 'turns'>) =>
  rows.filter(hasFigures).toSorted((one, other) => {
    const difference = figureOf(other, by) - figureOf(one, by);
    return (isDescending ? difference : -difference) || Number(isProven(other)) - Number(isProven(one));
  });

/** Lists the turns with figures first, as long as they are those of the shown position. */
export function listEnding(before: AppState, state: AppState): AppState {
  const { filter } = state;
  const { first } = filter;
  if (first === null || state === before) return state;
  const rows = listedTurns(state);
  if (rows === null) return withFilter(state, { ...filter, first: null });
  const turns = inOrder(rows, first).map(({ turn }) => turn);
  const isSame = turns.map(turnKey).join(';') === first.turns.map(turnKey).join(';');
  return isSame ? state : withFilter(state, { ...filter, first: { ...first, turns } });
}

/** Orders the list by the best figures that there are. */
export const sortByEnding = (state: AppState): AppState => {
  const found = foundEnd(state);
  if (found?.endgame == null && found?.preendgame == null) return state;
  const by = found.endgame === null ? 'won' : 'value';
  return withFilter(state, { ...state.filter, first: { by, isDescending: true, turns: [] } });
};
