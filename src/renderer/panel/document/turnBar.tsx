import { useComputed } from '@preact/signals';
import { turnViewOf } from '../../view/document/turnView';
import type { PanelProps } from '../window/panelProps';

interface TurnBarProps extends PanelProps {
  readonly onCommand: (id: string) => void;
}

/** Whose turn it is, what both have, and how the rack becomes full again. */
export function TurnBar({ onCommand, state }: TurnBarProps) {
  const view = useComputed(() => turnViewOf(state.value)).value;
  const isFull = useComputed(() => state.value.setup.rack.length >= state.value.setup.rules.rackSize).value;
  const waits = view.players.find(({ isToMove }) => !isToMove)?.name ?? '';
  const held =
    view.waiting === null ? `The rack of ${waits} is not known.` : `${waits} holds ${view.waiting}.`;
  return (
    <div class="turn-bar">
      {view.players.map(({ isToMove, name, score }) => (
        <span
          key={name}
          class={isToMove ? 'turn-player to-move' : 'turn-player'}
          title={isToMove ? `${name} is to move` : held}
        >
          <span class="turn-name">{name}</span>
          <b>{score}</b>
          {isToMove && <span class="visually-hidden">, to move</span>}
        </span>
      ))}
      <button
        type="button"
        disabled={isFull}
        title="Fill the rack with tiles drawn from the unseen ones (Ctrl+D)"
        onClick={() => onCommand('rack.draw')}
      >
        Draw
      </button>
    </div>
  );
}
