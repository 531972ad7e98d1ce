import { useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { text } from '../../../texts/text';
import { CommandButton } from '../window/commandButton';
import { Icon } from '../window/icons';
import type { PanelProps } from '../window/panelProps';
import { HistoryList } from './historyList';

/** Undo, redo, and the undo history, as soon as there is a step. */
export function HistoryButtons({ dispatch, state }: PanelProps) {
  const isEmpty = useComputed(() => state.value.history.steps.length === 0).value;
  const isOpen = useComputed(() => state.value.history.isListOpen).value;
  const place = useRef<HTMLDivElement>(null);
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
      {!isEmpty && (
        <>
          <UndoRedo />
          <CommandButton
            id="edit.history"
            class="icon-button history-more"
            hint={text('editingPanel.stepsHint')}
            isExpanded={isOpen}
          >
            ▾
          </CommandButton>
        </>
      )}
      {isOpen && <HistoryList state={state} dispatch={dispatch} />}
    </div>
  );
}

/** Undo and redo, side by side. */
export const UndoRedo = () => (
  <>
    <CommandButton id="edit.undo" class="icon-button">
      <Icon name="undo" />
    </CommandButton>
    <CommandButton id="edit.redo" class="icon-button">
      <Icon name="redo" />
    </CommandButton>
  </>
);
