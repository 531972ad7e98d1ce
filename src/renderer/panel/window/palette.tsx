import { useComputed } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { text } from '../../../texts/text';
import type { AppState } from '../../state/appState';
import type { PaletteCommand } from '../../view/window/paletteCommand';
import { Dialog } from './dialog';
import { optionId, PaletteOption } from './paletteOption';
import { paletteRows } from './paletteRows';
import type { PanelProps } from './panelProps';
import { useCallOnceShut } from './useCallOnceShut';

interface PaletteProps extends PanelProps {
  readonly commandsOf: (state: AppState) => readonly PaletteCommand[];
  readonly onCommand: (id: string) => void;
}

/** Finds commands by name. */
export function Palette({ commandsOf, dispatch, onCommand, state }: PaletteProps) {
  const isOpen = useComputed(() => state.value.dialogs.includes('palette')).value;
  const callOnceShut = useCallOnceShut(isOpen, onCommand);
  const close = () => dispatch({ type: 'palette-toggled' });
  const call = (id: string) => {
    callOnceShut(id);
    dispatch({ type: 'command-called', id });
  };
  return (
    <Dialog isOpen={isOpen} class="palette" labelledBy="palette-title" onClose={close}>
      <h2 id="palette-title">{text('palette.title')}</h2>
      {isOpen && (
        <Search
          commands={commandsOf(state.peek())}
          recent={state.peek().settings.recentCommands}
          onCall={call}
        />
      )}
    </Dialog>
  );
}

interface SearchProps {
  readonly commands: readonly PaletteCommand[];
  readonly recent: readonly string[];
  readonly onCall: (id: string) => void;
}

/** The query and the commands found; the arrow keys choose one of them. */
function Search({ commands, onCall, recent }: SearchProps) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const rows = paletteRows(commands, typed, recent);
  const { [chosen]: row } = rows;
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen, typed]);
  const call = (command: PaletteCommand | undefined) => {
    if (command !== undefined && command.why === null) onCall(command.id);
  };
  return (
    <>
      <input
        type="text"
        role="combobox"
        autocomplete="off"
        spellcheck={false}
        placeholder={text('palette.placeholder')}
        aria-label={text('palette.title')}
        aria-expanded="true"
        aria-controls="palette-list"
        aria-activedescendant={row === undefined ? undefined : optionId(row.command)}
        value={typed}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={(event) => {
          const to = stepOf(event.key, chosen, rows.length);
          if (to !== undefined) setChosen(to);
          else if (event.key === 'Enter') call(row?.command);
          else return;
          event.preventDefault();
        }}
      />
      <div ref={list} id="palette-list" role="listbox" aria-label={text('palette.commands')} tabIndex={-1}>
        {rows.map(({ command, parts }, index) => (
          <PaletteOption
            key={command.id}
            command={command}
            parts={parts}
            isChosen={index === chosen}
            onPoint={() => setChosen(index)}
            onCall={() => call(command)}
          />
        ))}
      </div>
      <p class="palette-count hint" role="status">
        {text('palette.found', { count: rows.length })}
      </p>
    </>
  );
}

const PAGE = 10;

/** The row that a key leads to in a list of `count` rows; undefined if it is no key of the list. */
function stepOf(key: string, at: number, count: number): number | undefined {
  const last = Math.max(0, count - 1);
  const places: Readonly<Record<string, number>> = {
    ArrowDown: at >= last ? 0 : at + 1,
    ArrowUp: at === 0 ? last : at - 1,
    PageDown: Math.min(last, at + PAGE),
    PageUp: Math.max(0, at - PAGE),
  };
  return places[key];
}
