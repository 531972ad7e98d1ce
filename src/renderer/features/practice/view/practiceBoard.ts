import { rackTileOf } from '../../../../core/alphabet/tile';
import type { Setup } from '../../../../core/board/setup';
import { without } from '../../../../core/game/turns/placement';
import type { Question } from '../../../../core/school/exercise';
import type { AppState } from '../../../state/appState';

/** The question that is shown; those of the answers follow their steps. */
export function shownQuestion({ practice }: Pick<AppState, 'practice'>): Question | null {
  const { asked, exercise, model } = practice;
  const nth = model === null ? asked.question : (model.steps[model.at]?.question ?? 0);
  return exercise?.questions[nth] ?? null;
}

/** Whether the board shows an exercise: no candidate and no cross-checks, which would answer it. */
export const isExerciseOnBoard = ({ desk, practice, setup }: AppState): boolean =>
  desk !== null &&
  practice.exercise?.shown.kind === 'board' &&
  practice.exercise.shown.setup.tiles === setup.tiles;

/** Squares to highlight; null without an exercise on the board. */
export function exerciseSquares(state: AppState): readonly number[] | null {
  return isExerciseOnBoard(state) ? (shownQuestion(state)?.lit ?? null) : null;
}

/** The board with the tiles of the walk so far; null if there are none. */
export function exerciseSetup(state: AppState): Setup | null {
  if (!isExerciseOnBoard(state)) return null;
  const placed = shownQuestion(state)?.walked.filter(({ kind }) => kind === 'placed') ?? [];
  if (placed.length === 0) return null;
  const { rack, rules } = state.setup;
  const tiles = [...state.setup.tiles];
  for (const { square, tile } of placed) tiles[square] = tile;
  return {
    rules,
    tiles,
    rack: without(
      rack,
      placed.map(({ tile }) => rackTileOf(tile)),
    ),
  };
}
