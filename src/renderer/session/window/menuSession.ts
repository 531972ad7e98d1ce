import { computed, effect } from '@preact/signals';
import type { AskDesktop } from '../../../contract/requests/requests';
import { EXPORT_FORMATS, type ExportFormat } from '../../../core/notation/exchange/textFormats';
import type { CommandContext } from '../../input/command';
import { COMMANDS } from '../../input/commands';
import { appMenuOf, EXPORT_PREFIX } from '../../input/window/appMenu';
import type { Store } from '../store';

/** Changes in quick succession become one update. */
const SHOW_AFTER_MS = 120;

/** Keeps the application menu in line with the state. */
export function startAppMenu(ask: AskDesktop, { state }: Store, isMac: boolean): void {
  const menu = computed(() => JSON.stringify(appMenuOf(state.value, isMac)));
  let timer: ReturnType<typeof setTimeout> | undefined;
  effect(() => {
    void menu.value;
    clearTimeout(timer);
    timer = setTimeout(() => void ask('showMenu', appMenuOf(state.peek(), isMac)), SHOW_AFTER_MS);
  });
}

/** Runs the command of a menu item. In a text field, Undo undoes typing. */
export function runMenuCommand(id: string, context: CommandContext): void {
  if (id.startsWith(EXPORT_PREFIX)) {
    const format = formatOf(id.slice(EXPORT_PREFIX.length));
    if (format !== undefined) context.files.exportAs(format);
    return;
  }
  const native = NATIVE_EDITS[id];
  if (id === COPY) document.execCommand('copy');
  else if (native !== undefined && isTyping()) document.execCommand(native);
  else COMMANDS.find((command) => command.id === id)?.run(context, new KeyboardEvent('keydown'));
}

/** Runs a command chosen in the palette, with the focus in the command's zone. */
export function callByName(id: string, contextNow: () => CommandContext): void {
  const { dispatch, state } = contextNow();
  const zone = COMMANDS.find((command) => command.id === id)?.zone ?? 'everywhere';
  if (zone !== 'everywhere' && zone !== state.zone) dispatch({ type: 'zone-entered', zone });
  runMenuCommand(id, contextNow());
}

/** Triggers the same clipboard event as the key. */
const COPY = 'file.copy';

const formatOf = (name: string): ExportFormat | undefined =>
  EXPORT_FORMATS.find(({ format }) => format === name)?.format;

const NATIVE_EDITS: Readonly<Record<string, string>> = { 'edit.undo': 'undo', 'edit.redo': 'redo' };

const isTyping = (): boolean =>
  document.activeElement?.matches('textarea, [contenteditable], input:not([type=checkbox], [type=range])') ===
  true;
