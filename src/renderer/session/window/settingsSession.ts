import { computed, effect } from '@preact/signals';
import type { Ask } from '../../../contract/requests/requests';
import type { Settings } from '../../../contract/window/settings';
import type { Dispatch } from '../../state/action';
import type { Store } from '../store';

/** A slider is saved once, after being dragged. */
const SAVE_DELAY_MS = 400;

/**
 * Loads the settings and saves every later change. Changes made before loading has finished persist.
 *
 * @param page its end saves pending changes at once
 */
export async function startSettingsSession(
  ask: Ask,
  { state, dispatch }: Store,
  page: Pick<EventTarget, 'addEventListener'>,
): Promise<void> {
  const atStart = state.peek().settings;
  const read = await ask('readSettings', {});
  if (!read.ok) dispatch({ type: 'failure-raised', kind: 'read-settings', message: read.error.message });
  const loaded = read.ok ? read.value : atStart;
  const now = state.peek().settings;
  const settings: Settings = {
    ...loaded,
    ...changesSince(atStart, now),
    walk: { ...loaded.walk, ...changesSince(atStart.walk, now.walk) },
  };
  dispatch({ type: 'settings-loaded', settings });
  if (read.ok) void tellProblem(ask, dispatch);

  let saved = now === atStart ? state.peek().settings : loaded;
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function save(settings: Settings) {
    saved = settings;
    const written = await ask('writeSettings', settings);
    if (written.ok) dispatch({ type: 'failure-cleared', kind: 'write-settings' });
    else dispatch({ type: 'failure-raised', kind: 'write-settings', message: written.error.message });
  }
  const current = computed(() => state.value.settings);
  effect(() => {
    const settings = current.value;
    clearTimeout(timer);
    if (settings !== saved) timer = setTimeout(() => void save(settings), SAVE_DELAY_MS);
  });
  page.addEventListener('pagehide', () => {
    clearTimeout(timer);
    if (current.peek() !== saved) void save(current.peek());
  });
}

/** The main process reads the file before there is a window to report problems in. */
async function tellProblem(ask: Ask, dispatch: Dispatch): Promise<void> {
  const problem = await ask('settingsProblem', {});
  if (problem.ok && problem.value !== null)
    dispatch({ type: 'failure-raised', kind: 'read-settings', message: problem.value });
}

const changesSince = <T extends object>(before: T, now: T) =>
  Object.fromEntries(Object.entries(now).filter(([key, value]) => Reflect.get(before, key) !== value));
