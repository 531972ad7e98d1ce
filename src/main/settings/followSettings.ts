import { app } from 'electron';
import type { Settings } from '../../contract/window/settings';
import { chooseThreads } from '../tournament/gameThreads';
import type { AppMenu } from '../window/appMenu';
import type { SettingsStore } from './settingsStore';

/** Threads and recent files are as the settings are, from now on, too. */
export function followSettings(settings: SettingsStore, menu: AppMenu): void {
  const follow = ({ remembersFiles, threads }: Settings) => {
    chooseThreads(threads);
    if (remembersFiles || settings.readRecentFiles().length === 0) return;
    settings.clearRecentFiles();
    app.clearRecentDocuments();
    menu.refresh();
  };
  const now = settings.readSettings();
  if (now.ok) follow(now.value);
  settings.onSettings(follow);
}
