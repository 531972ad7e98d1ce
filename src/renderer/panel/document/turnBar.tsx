import { useComputed } from '@preact/signals';
import { text } from '../../../texts/text';
import { turnViewOf } from '../../view/document/turnView';
import { CommandButton } from '../window/commandButton';
import type { PanelProps } from '../window/panelProps';

/** Names of up to this many characters always fit; of longer ones the longest is shortened most. */
const SHORT_NAME = 8;

/** The player on turn, both scores, and a button to draw tiles. */
export function TurnBar({ state }: Pick<PanelProps, 'state'>) {
  const view = useComputed(() => turnViewOf(state.value)).value;
  const waits = view.players.find(({ isToMove }) => !isToMove)?.name ?? '';
  const held =
    view.waiting === null
      ? text('documentPanel.unknownRack', { player: waits })
      : text('documentPanel.heldRack', { player: waits, rack: view.waiting });
  return (
    <div class="turn-bar hint row">
      {view.players.map(({ isToMove, name, score }) => (
        <span
          key={name}
          class={isToMove ? 'turn-player to-move' : 'turn-player'}
          style={{ flexShrink: Math.max(0, [...name].length - SHORT_NAME) }}
          title={isToMove ? text('documentPanel.isToMove', { player: name }) : held}
        >
          <span class="turn-name ellipsis">{name}</span>
          <b>{score}</b>
          {isToMove && <span class="visually-hidden">{text('documentPanel.toMoveMark')}</span>}
        </span>
      ))}
      <CommandButton
        id="rack.draw"
        label={text('documentPanel.draw')}
        hint={text('editingCommands.rackDraw')}
      />
    </div>
  );
}
