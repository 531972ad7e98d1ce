import { computed, effect } from '@preact/signals';
import type { EngineApi, Settings } from '../../contract/engineApi';
import type { Store } from './store';

/** A slider that is being dragged is saved once, when it rests. */
const SAVE_DELAY_MS = 400;

/** Brings back the settings of the last start and saves every later change. */
export async function startSettingsSession(api: EngineApi, { state, dispatch }: Store): Promise<void> {
  const read = await api.readSettings({});
  if (!read.ok) dispatch({ type: 'notice-raised', message: read.error.message });
  dispatch({ type: 'settings-loaded', settings: read.ok ? read.value : state.peek().settings });

  let saved = state.peek().settings;
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function save(settings: Settings) {
    saved = settings;
    const written = await api.writeSettings(settings);
    if (!written.ok) dispatch({ type: 'notice-raised', message: written.error.message });
  }
  const current = computed(() => state.value.settings);
  effect(() => {
    const settings = current.value;
    clearTimeout(timer);
    if (settings !== saved) timer = setTimeout(() => void save(settings), SAVE_DELAY_MS);
  });
}
