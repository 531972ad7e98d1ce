import { NO_TILE, rackTileOf } from '../../../../core/alphabet/tile';
import { along } from '../../../../core/board/square';
import { without } from '../../../../core/game/turns/placement';
import type { PlainTurn } from '../../../../core/game/turns/turn';
import type { AppState } from '../../../state/appState';
import type { Consequence, Handlers } from '../../../state/handlers';
import { evaluationsOf, replacedEvaluations } from './evaluations';
import type { EvaluationsAction, EvaluationsState, KeptEvaluation } from './evaluationsState';

/** Of all positions: a few megabytes at most. */
const MOST_KEPT = 12;

export const EVALUATIONS_ACTIONS: Handlers<EvaluationsAction> = {
  'evaluation-chosen': (state, { id, side }) => {
    const { sides } = state.evaluations;
    return withEvaluations(state, { sides: side === 0 ? [id, sides[1]] : [sides[0], id] });
  },
  'evaluated-turn-laid': (state, { turn }) => layTurn(state, turn),
};

/** What is replaced stays, for comparison with what replaced it. */
export const keepReplaced: Consequence<unknown> = (before, after) => {
  const replaced = replacedEvaluations(before, after);
  if (replaced.length === 0) return after;
  const others = after.evaluations.kept.filter((each) => !replaced.some((one) => isSame(one, each)));
  return withEvaluations(after, { kept: [...replaced, ...others].slice(0, MOST_KEPT) });
};

const isSame = (one: KeptEvaluation, other: KeptEvaluation): boolean =>
  one.setup === other.setup &&
  one.lexicon === other.lexicon &&
  one.lead === other.lead &&
  one.evaluation.id === other.evaluation.id;

const withEvaluations = (state: AppState, change: Partial<EvaluationsState>): AppState => ({
  ...state,
  evaluations: { ...state.evaluations, ...change },
});

/** The position stays as it is: a turn on the board is a try. */
function layTurn(state: AppState, turn: PlainTurn): AppState {
  const { setup } = state;
  if (turn.kind !== 'placement' || evaluationsOf(state).length === 0) return state;
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
