import type { LexiconActions } from '../../../panel/lexicon/lexiconActions';
import { AboutFacts } from '../../../panel/window/aboutFacts';
import type { PanelProps } from '../../../panel/window/panelProps';
import type { KeyEditing } from '../view/keyRow';
import type { SettingPanel } from '../view/settingRow';
import { KeysPanel } from './keysPanel';
import { LexiconsPanel } from './lexiconsPanel';

/** What the rows that are components need. */
export interface PanelsProps extends PanelProps {
  readonly lexicons: LexiconActions;
  readonly keyEditing: KeyEditing;
  /** What is sought on the page. */
  readonly typed: string;
  readonly onCopy: (text: string) => Promise<boolean>;
}

/** A row that is more than one control. */
export function SettingPanelOf({ id, ...props }: PanelsProps & { readonly id: SettingPanel }) {
  switch (id) {
    case 'keys':
      return <KeysPanel {...props} />;
    case 'lexicons':
      return <LexiconsPanel {...props} />;
    case 'about':
      return <AboutFacts {...props} />;
  }
}
