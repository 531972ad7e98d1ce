import { app } from 'electron';
import type { Settings } from '../../contract/window/settings';
import type { AppMenu } from '../window/appMenu';
import type { SettingsStore } from './settingsStore';

/** Recent files are forgotten as the settings say, from now on, too. */
export function followRecentFiles(settings: SettingsStore, menu: AppMenu): void {
  const follow = ({ remembersFiles }: Settings) => {
    if (remembersFiles || settings.readRecentFiles().length === 0) return;
    settings.clearRecentFiles();
    app.clearRecentDocuments();
    menu.refresh();
  };
  const now = settings.readSettings();
  if (now.ok) follow(now.value);
  settings.onSettings(follow);
}
