import type { Settings } from '../../contract/window/settings';
import { chooseSearchMemory } from '../endgame/searchMemory';
import { chooseThreads } from '../engine/usualThreads';
import type { SettingsStore } from './settingsStore';

/** Threads and memory of long work are as the settings are, from now on, too. */
export function followWork(settings: SettingsStore): void {
  const follow = ({ searchMegabytes, threads }: Settings) => {
    chooseThreads(threads);
    chooseSearchMemory(searchMegabytes);
  };
  const now = settings.readSettings();
  if (now.ok) follow(now.value);
  settings.onSettings(follow);
}
