import { useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';
import { redoName, undoName } from '../../state/editing/history';
import { Icon } from '../window/icons';
import { useHint } from '../window/keyNames';
import type { PanelProps } from '../window/panelProps';
import { HistoryList } from './historyList';

/** Undo, redo, and the list of all steps. */
export function HistoryButtons({ dispatch, state }: PanelProps) {
  const undo = useComputed(() => undoName(state.value)).value;
  const redo = useComputed(() => redoName(state.value)).value;
  const isEmpty = useComputed(() => state.value.history.steps.length === 0).value;
  const isOpen = useComputed(() => state.value.history.isListOpen).value;
  const place = useRef<HTMLDivElement>(null);
  const undoTitle =
    undo === null ? text('editingPanel.nothingToUndo') : text('editingPanel.undoStep', { step: say(undo) });
  const redoTitle =
    redo === null ? text('editingPanel.nothingToRedo') : text('editingPanel.redoStep', { step: say(redo) });
  const undoHint = useHint(undoTitle, 'edit.undo');
  const redoHint = useHint(redoTitle, 'edit.redo');
  const stepsHint = useHint(text('editingPanel.stepsHint'), 'edit.history');
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target))
        dispatch({ type: 'history-list-toggled' });
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [isOpen, dispatch]);
  return (
    <div ref={place} class="history">
      <button
        type="button"
        class="icon-button"
        disabled={undo === null}
        aria-label={
          undo === null ? text('editingPanel.undo') : text('editingPanel.undoStep', { step: say(undo) })
        }
        title={undoHint}
        onClick={() => dispatch({ type: 'undone' })}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        class="icon-button"
        disabled={redo === null}
        aria-label={
          redo === null ? text('editingPanel.redo') : text('editingPanel.redoStep', { step: say(redo) })
        }
        title={redoHint}
        onClick={() => dispatch({ type: 'redone' })}
      >
        <Icon name="redo" />
      </button>
      <button
        type="button"
        class="icon-button history-more"
        disabled={isEmpty}
        aria-label={text('editingPanel.steps')}
        aria-expanded={isOpen}
        title={stepsHint}
        onClick={() => dispatch({ type: 'history-list-toggled' })}
      >
        ▾
      </button>
      {isOpen && <HistoryList state={state} dispatch={dispatch} />}
    </div>
  );
}
