import { useComputed } from '@preact/signals';
import { memo } from 'preact/compat';
import type { BoardLayout } from '../../../../core/board/boardLayout';
import { boardName } from '../../../../core/board/ruleNames';
import type { BoardPreset } from '../../../../core/notation/boards/boardFile';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import { FileButtons } from '../../../panel/document/fileButtons';
import type { PanelProps } from '../../../panel/window/panelProps';
import { dispatchEdit } from '../../../state/editing/dispatchEdit';
import { chooseBoard, isOnBoard } from '../state/choosePreset';
import { boardThumbnail } from '../view/boardThumbnail';

interface BoardPresetsProps extends PanelProps {
  readonly boards: readonly BoardPreset[];
  readonly onOpen: () => void;
  readonly onSave: () => void;
}

/** The available boards, each as a thumbnail. */
export function BoardPresets({ boards, dispatch, onOpen, onSave, state }: BoardPresetsProps) {
  const rules = useComputed(() => state.value.setup.rules).value;
  return (
    <section class="form-part" aria-label={text('designPanel.boards')}>
      <h3 class="with-buttons">
        {text('designPanel.boards')}
        <FileButtons what="board" onOpen={onOpen} onSave={onSave} />
      </h3>
      <div class="board-presets">
        {boards.map((board) => (
          <button
            key={board.name}
            type="button"
            aria-pressed={isOnBoard(rules, board)}
            title={`${say(boardName(board.name))}, ${board.layout.rows}×${board.layout.cols}`}
            onClick={() => dispatchEdit(dispatch, chooseBoard(state.peek().setup, board))}
          >
            <Thumbnail layout={board.layout} />
            <span>{say(boardName(board.name))}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

const Thumbnail = memo(({ layout }: { readonly layout: BoardLayout }) => (
  <svg class="thumbnail" viewBox={`0 0 ${layout.cols} ${layout.rows}`} aria-hidden="true">
    {boardThumbnail(layout).map(({ color, path }) => (
      <path key={color} d={path} style={{ fill: color }} />
    ))}
    <circle cx={layout.start.col + 0.5} cy={layout.start.row + 0.5} r="0.42" />
  </svg>
));
