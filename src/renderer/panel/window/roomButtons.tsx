import { useComputed } from '@preact/signals';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';
import { ROOMS, roomOf } from '../../state/window/sideTab';
import { CommandButton } from './commandButton';
import type { PanelProps } from './panelProps';

/** The rooms of the window; the current one is marked. */
export function RoomButtons({ state }: Pick<PanelProps, 'state'>) {
  const current = useComputed(() => roomOf(state.value.sideTab)).value;
  return (
    <nav class="rooms" aria-label={text('rooms.title')}>
      {ROOMS.map(({ hint, id }) => (
        <CommandButton
          key={id}
          id={`room.${id}`}
          class="room bare"
          hint={say(hint)}
          isCurrent={id === current}
        />
      ))}
    </nav>
  );
}
