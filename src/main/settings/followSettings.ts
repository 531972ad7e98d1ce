import { app } from 'electron';
import type { Settings } from '../../contract/window/settings';
import { chooseSearchMemory } from '../endgame/searchMemory';
import { chooseThreads } from '../engine/usualThreads';
import type { AppMenu } from '../window/appMenu';
import type { SettingsStore } from './settingsStore';

/** Threads, memory and recent files are as the settings are, from now on, too. */
export function followSettings(settings: SettingsStore, menu: AppMenu): void {
  const follow = ({ remembersFiles, searchMegabytes, threads }: Settings) => {
    chooseThreads(threads);
    chooseSearchMemory(searchMegabytes);
    if (remembersFiles || settings.readRecentFiles().length === 0) return;
    settings.clearRecentFiles();
    app.clearRecentDocuments();
    menu.refresh();
  };
  const now = settings.readSettings();
  if (now.ok) follow(now.value);
  settings.onSettings(follow);
}
