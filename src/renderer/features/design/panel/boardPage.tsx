import { type ReadonlySignal, useComputed } from '@preact/signals';
import type { BoardPreset } from '../../../../core/notation/boards/boardFile';
import type { PresetCatalogue } from '../../../../core/notation/boards/presets';
import type { ExportFormat } from '../../../../core/notation/exchange/textFormats';
import type { TextKey } from '../../../../texts/catalogue';
import { text } from '../../../../texts/text';
import { ShownCandidateBar } from '../../../panel/candidates/shownCandidateBar';
import type { PanelProps } from '../../../panel/window/panelProps';
import type { CaptionView } from '../../../view/candidates/captionView';
import type { BoardSection } from '../state/boardEditor';
import { BoardPresets } from './boardPresets';
import { BrushPicker } from './brushPicker';
import { RulesEditor } from './rulesEditor';
import { SizeEditor } from './sizeEditor';
import { SymmetryPicker } from './symmetryPicker';
import { TileSetEditor } from './tileSetEditor';

export interface BoardPageProps extends PanelProps {
  readonly caption: ReadonlySignal<CaptionView | null>;
  readonly catalogue: PresetCatalogue;
  readonly onOpen: () => void;
  readonly onExport: (format: ExportFormat) => void;
  readonly onChooseLexicon: () => void;
}

const SECTIONS: readonly { readonly id: BoardSection; readonly title: TextKey }[] = [
  { id: 'squares', title: 'designPanel.squares' },
  { id: 'rules', title: 'designPanel.rules' },
  { id: 'tileSet', title: 'designPanel.tileSet' },
];

/** Editor of the board, its rules and its tile set. */
export function BoardPage({
  caption,
  catalogue,
  dispatch,
  onChooseLexicon,
  onExport,
  onOpen,
  state,
}: BoardPageProps) {
  const section = useComputed(() => state.value.boardEditor.section).value;
  const panel = { dispatch, state };
  return (
    <section class="board-page page" aria-label={text('designPanel.boardEditor')}>
      <div class="section-tabs" role="radiogroup" aria-label={text('designPanel.section')}>
        {SECTIONS.map(({ id, title }) => (
          <label key={id}>
            <input
              type="radio"
              name="board-section"
              data-zone={id === section ? 'boardEditor' : undefined}
              checked={id === section}
              onChange={() => dispatch({ type: 'board-editor-changed', change: { section: id } })}
            />
            <span>{text(title)}</span>
          </label>
        ))}
      </div>
      <div class="scroller">
        {section === 'squares' && (
          <SquaresEditor
            {...panel}
            boards={catalogue.boards}
            onOpen={onOpen}
            onSave={() => onExport('board-file')}
          />
        )}
        {section === 'rules' && <RulesEditor {...panel} />}
        {section === 'tileSet' && (
          <TileSetEditor
            {...panel}
            tileSets={catalogue.tileSets}
            onOpen={onOpen}
            onSave={() => onExport('tile-set-file')}
            onChooseLexicon={onChooseLexicon}
          />
        )}
      </div>
      <ShownCandidateBar {...panel} caption={caption} />
    </section>
  );
}

interface SquaresEditorProps extends PanelProps {
  readonly boards: readonly BoardPreset[];
  readonly onOpen: () => void;
  readonly onSave: () => void;
}

/** The squares of the board: painting, resizing, and choosing another board. */
const SquaresEditor = ({ boards, dispatch, onOpen, onSave, state }: SquaresEditorProps) => (
  <>
    <BrushPicker state={state} dispatch={dispatch} />
    <SymmetryPicker state={state} dispatch={dispatch} />
    <SizeEditor state={state} dispatch={dispatch} />
    <BoardPresets state={state} dispatch={dispatch} boards={boards} onOpen={onOpen} onSave={onSave} />
  </>
);
