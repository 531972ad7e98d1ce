import type { BoardPreset } from '../../../../core/notation/boards/boardFile';
import type { PanelProps } from '../../../panel/window/panelProps';
import { BoardPresets } from './boardPresets';
import { BrushPicker } from './brushPicker';
import { SizeEditor } from './sizeEditor';
import { SymmetryPicker } from './symmetryPicker';

interface SquaresEditorProps extends PanelProps {
  readonly boards: readonly BoardPreset[];
  readonly onOpen: () => void;
  readonly onSave: () => void;
}

/** The squares of the board: painting, resizing, and choosing another board. */
export const SquaresEditor = ({ boards, dispatch, onOpen, onSave, state }: SquaresEditorProps) => (
  <>
    <BrushPicker state={state} dispatch={dispatch} />
    <SymmetryPicker state={state} dispatch={dispatch} />
    <SizeEditor state={state} dispatch={dispatch} />
    <BoardPresets state={state} dispatch={dispatch} boards={boards} onOpen={onOpen} onSave={onSave} />
  </>
);
