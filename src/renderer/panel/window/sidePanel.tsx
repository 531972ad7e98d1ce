import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';
import type { SidePage } from '../../features/featureWindow';
import { SIDE_TABS, type SideTab } from '../../state/window/sideTab';
import type { WindowProps } from '../windowProps';
import { CommandButton } from './commandButton';
import { Divider } from './divider';
import { TabIcon } from './tabIcon';
import { useShownRow } from './useShownRow';

interface SidePanelProps {
  readonly window: WindowProps;
  /** Shown above the tabs, whichever is chosen. */
  readonly top: ComponentChildren;
  readonly pages: Readonly<Record<SideTab, SidePage>>;
}

const tabId = (tab: SideTab) => `tab-${tab}`;
const PAGE_ID = 'side-page';

/** The panel on the right: the rack, and one of several pages below it. */
export function SidePanel({ pages, top, window }: SidePanelProps) {
  const { dispatch, state } = window;
  const tab = useComputed(() => state.value.sideTab).value;
  const isOpen = useComputed(() => state.value.settings.isSidePanelOpen).value;
  const width = useComputed(() => state.value.settings.sidePanelWidth).value;
  const { Page } = pages[tab];
  // If the tabs have one row, the chosen one may be out of view.
  const tabs = useShownRow(tab);
  return (
    <aside
      class="side"
      data-covers="right"
      data-hides
      aria-label={text('windowPanel.sidePanel')}
      hidden={!isOpen}
      style={width === null ? {} : { '--side-width': `min(${width}px, 60 * var(--vw))` }}
    >
      <Divider id="divider" state={state} dispatch={dispatch} />
      <div class="side-body">
        {top}
        <div class="tab-bar">
          <div
            ref={tabs}
            class="tabs"
            role="tablist"
            aria-label={text('windowPanel.sidePanel')}
            data-zone="tabs"
          >
            {SIDE_TABS.map(({ id, title }) => (
              <button
                key={id}
                id={tabId(id)}
                type="button"
                role="tab"
                class="tab"
                data-tab={id}
                aria-selected={id === tab}
                aria-controls={PAGE_ID}
                tabIndex={id === tab ? 0 : -1}
                onClick={() => dispatch({ type: 'side-tab-chosen', tab: id })}
              >
                <TabIcon strokes={pages[id].icon} />
                <span>{say(title)}</span>
              </button>
            ))}
          </div>
          <CommandButton
            id="side.toggle"
            class="quiet-button bare"
            label={text('windowPanel.closeSidePanel')}
          >
            ×
          </CommandButton>
        </div>
        <div id={PAGE_ID} class="side-page" role="tabpanel" aria-labelledby={tabId(tab)}>
          <Page {...window} />
        </div>
      </div>
    </aside>
  );
}
