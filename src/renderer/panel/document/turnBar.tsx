import { useComputed } from '@preact/signals';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';
import { whyNoDraw } from '../../state/editing/drawnRack';
import { turnViewOf } from '../../view/document/turnView';
import { useHint } from '../window/keyNames';
import type { PanelProps } from '../window/panelProps';

/** Characters of a name that always has room; of longer ones the longest gives way most. */
const SHORT_NAME = 8;

interface TurnBarProps extends PanelProps {
  readonly onCommand: (id: string) => void;
}

/** Whose turn it is, what both have, and how the rack becomes full again. */
export function TurnBar({ onCommand, state }: TurnBarProps) {
  const view = useComputed(() => turnViewOf(state.value)).value;
  const whyNot = useComputed(() => whyNoDraw(state.value)).value;
  const waits = view.players.find(({ isToMove }) => !isToMove)?.name ?? '';
  const held =
    view.waiting === null
      ? text('documentPanel.unknownRack', { player: waits })
      : text('documentPanel.heldRack', { player: waits, rack: view.waiting });
  const drawHint = useHint(text('documentPanel.drawHint'), 'rack.draw');
  return (
    <div class="turn-bar">
      {view.players.map(({ isToMove, name, score }) => (
        <span
          key={name}
          class={isToMove ? 'turn-player to-move' : 'turn-player'}
          style={{ flexShrink: Math.max(0, [...name].length - SHORT_NAME) }}
          title={isToMove ? text('documentPanel.isToMove', { player: name }) : held}
        >
          <span class="turn-name">{name}</span>
          <b>{score}</b>
          {isToMove && <span class="visually-hidden">{text('documentPanel.toMoveMark')}</span>}
        </span>
      ))}
      <button
        type="button"
        disabled={whyNot !== null}
        title={whyNot === null ? drawHint : say(whyNot)}
        onClick={() => onCommand('rack.draw')}
      >
        {text('documentPanel.draw')}
      </button>
    </div>
  );
}
