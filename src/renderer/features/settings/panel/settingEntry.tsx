import type { Settings } from '../../../../contract/window/settings';
import type { Message } from '../../../../core/message';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import type { SettingRow } from '../view/settingRow';
import { hintId, isBound, SettingControl } from './settingControl';
import { type PanelsProps, SettingPanelOf } from './settingPanels';

interface SettingEntryProps {
  readonly row: SettingRow;
  readonly settings: Settings;
  /** Why it cannot be set now; null if it can. */
  readonly whyNot: Message | null;
  readonly panels: PanelsProps;
  readonly onChange: (change: Partial<Settings>) => void;
  readonly onCommand: (id: string) => void;
}

/** One row: name, description and control of a setting. */
export function SettingEntry({ onChange, onCommand, panels, row, settings, whyNot }: SettingEntryProps) {
  const reset = isBound(row) ? row.reset(settings) : null;
  return (
    <li class={row.kind === 'panel' ? 'setting wide' : 'setting'}>
      <div class="setting-texts">
        <h4>{text(row.title)}</h4>
        <p id={isBound(row) ? hintId(row) : undefined}>{whyNot === null ? text(row.hint) : say(whyNot)}</p>
      </div>
      <div class="setting-control row">
        {isBound(row) && (
          <>
            <SettingControl row={row} settings={settings} isDisabled={whyNot !== null} onChange={onChange} />
            <button
              type="button"
              class="setting-reset bare"
              hidden={reset === null}
              aria-label={text('settings.resetOne', { setting: text(row.title) })}
              title={text('settings.atStart')}
              onClick={() => reset !== null && onChange(reset)}
            >
              ↺
            </button>
          </>
        )}
        {row.kind === 'command' && (
          <button type="button" onClick={() => onCommand(row.id)}>
            {text(row.button)}
          </button>
        )}
        {row.kind === 'panel' && <SettingPanelOf id={row.id} {...panels} />}
      </div>
    </li>
  );
}
