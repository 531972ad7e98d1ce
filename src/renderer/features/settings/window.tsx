import type { FeatureWindow } from '../featureWindow';
import { createKeyEditing } from './input/keyEditing';
import { SettingsPage } from './panel/settingsPage';
import { settingsTable } from './view/settingsTable';

export const settingsWindow = {
  overlays: [
    ({ dispatch, fonts, lexicon, machine, onCopy, onNamedCommand, state }) => (
      <SettingsPage
        state={state}
        dispatch={dispatch}
        lexicons={lexicon}
        keyEditing={createKeyEditing(machine.isMac)}
        rows={settingsTable(fonts, machine.processors)}
        onCopy={onCopy}
        onCommand={onNamedCommand}
      />
    ),
  ],
} satisfies FeatureWindow;
