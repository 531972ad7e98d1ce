import type { LexiconActions } from '../../../panel/lexicon/lexiconActions';
import { AboutFacts } from '../../../panel/window/aboutDialog';
import type { PanelProps } from '../../../panel/window/panelProps';
import { EnginesPanel } from '../../engines/panel/enginesPanel';
import type { KeyEditing } from '../view/keyRow';
import type { SettingPanel } from '../view/settingRow';
import { KeysPanel } from './keysPanel';
import { LexiconsPanel } from './lexiconsPanel';

/** Props of rows that are components. */
export interface PanelsProps extends PanelProps {
  readonly lexicons: LexiconActions;
  readonly keyEditing: KeyEditing;
  /** The search text. */
  readonly typed: string;
  readonly onCopy: (text: string) => Promise<boolean>;
}

/** A row with more than one control. */
export function SettingPanelOf({ id, ...props }: PanelsProps & { readonly id: SettingPanel }) {
  switch (id) {
    case 'keys':
      return <KeysPanel {...props} />;
    case 'lexicons':
      return <LexiconsPanel {...props} />;
    case 'engines':
      return <EnginesPanel {...props} />;
    case 'about':
      return <AboutFacts {...props} />;
  }
}
