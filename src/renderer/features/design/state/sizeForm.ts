import { MAX_BOARD_SIDE, MIN_BOARD_SIDE } from '../../../../core/board/boardLayout';
import type { Setup } from '../../../../core/board/setup';
import { type Message, message } from '../../../../core/message';
import type { SetupEdit } from '../../../state/editing/setupEdit';
import { type FieldProblems, readWhole, wholeProblem } from '../../../state/window/formFields';
import { type Anchor, CENTRED, isBoardSide, resizeBoard, resizeLoss } from './resizeBoard';

/** The requested size of a board, as typed in its fields. */
export interface SizeForm {
  readonly rows: string;
  readonly cols: string;
  readonly anchor: Anchor;
}

export const sizeFormOf = ({ rules: { layout } }: Setup): SizeForm => ({
  rows: String(layout.rows),
  cols: String(layout.cols),
  anchor: CENTRED,
});

/** Field names: `rows` and `cols`. */
export interface SizeReading {
  readonly problems: FieldProblems;
  /** Null if there are problems, or the board already has that size. */
  readonly edit: SetupEdit | null;
  /** What would be lost; null if nothing would. */
  readonly loss: Message | null;
}

export function readSizeForm(setup: Setup, { anchor, cols, rows }: SizeForm): SizeReading {
  const problems = new Map<string, Message>();
  for (const [field, text] of [
    ['rows', rows],
    ['cols', cols],
  ] as const) {
    const problem = wholeProblem(text) ?? sideProblem(readWhole(text) ?? 0, field);
    if (problem !== null) problems.set(field, problem);
  }
  if (problems.size > 0) return { problems, edit: null, loss: null };
  const size = { rows: readWhole(rows) ?? 0, cols: readWhole(cols) ?? 0 };
  return {
    problems,
    edit: resizeBoard(setup, size, anchor),
    loss: resizeLoss(setup, size, anchor),
  };
}

const sideProblem = (side: number, what: 'rows' | 'cols'): Message | null =>
  isBoardSide(side)
    ? null
    : message('design.wrongSide', {
        least: String(MIN_BOARD_SIDE),
        most: String(MAX_BOARD_SIDE),
        what,
        side: String(side),
      });
