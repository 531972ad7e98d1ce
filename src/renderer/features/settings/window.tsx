import { useComputed } from '@preact/signals';
import type { WindowProps } from '../../panel/windowProps';
import type { FeatureWindow } from '../featureWindow';
import { createKeyEditing } from './input/keyEditing';
import { SettingsPage } from './panel/settingsPage';
import { settingsTable } from './view/settingsTable';

/** A browser starts no programs. */
function SettingsOverlay(props: WindowProps) {
  const { dispatch, fonts, lexicon, machine, onCopy, onNamedCommand, state } = props;
  const hasEngines = useComputed(() => state.value.engines.list !== null).value;
  return (
    <SettingsPage
      state={state}
      dispatch={dispatch}
      lexicons={lexicon}
      keyEditing={createKeyEditing(machine.isMac)}
      rows={settingsTable(fonts, machine.processors).filter(({ id }) => id !== 'engines' || hasEngines)}
      onCopy={onCopy}
      onCommand={onNamedCommand}
    />
  );
}

export const settingsWindow = { overlays: [SettingsOverlay] } satisfies FeatureWindow;
