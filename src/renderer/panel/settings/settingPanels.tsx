import type { SettingPanel } from '../../view/settings/settingRow';
import { AboutFacts } from '../window/aboutFacts';
import type { PanelProps } from '../window/panelProps';

/** What the rows that are components need. */
export interface PanelsProps extends PanelProps {
  readonly onCopy: (text: string) => Promise<boolean>;
}

/** A row that is more than one control. */
export function SettingPanelOf({ id, ...props }: PanelsProps & { readonly id: SettingPanel }) {
  switch (id) {
    case 'about':
      return <AboutFacts {...props} />;
  }
}
