import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';
import type { SidePage } from '../../features/featureWindow';
import { roomOf, type SideTab, tabsOf } from '../../state/window/sideTab';
import type { WindowProps } from '../windowProps';
import { Divider } from './divider';
import { TabIcon } from './tabIcon';

interface SidePanelProps {
  readonly window: WindowProps;
  /** Shown above the tabs, whichever is chosen. */
  readonly top: ComponentChildren;
  /** Below the page. */
  readonly bottom: ComponentChildren;
  readonly pages: Readonly<Record<SideTab, SidePage>>;
}

const tabId = (tab: SideTab) => `tab-${tab}`;
const PAGE_ID = 'side-page';

/** The panel on the right: the rack, and one of several pages below it. */
export function SidePanel({ bottom, pages, top, window }: SidePanelProps) {
  const { dispatch, state } = window;
  const tab = useComputed(() => state.value.sideTab).value;
  const isOpen = useComputed(() => state.value.settings.isSidePanelOpen).value;
  const width = useComputed(() => state.value.settings.sidePanelWidth).value;
  const { Page } = pages[tab];
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
        <div class="tabs" role="tablist" aria-label={text('windowPanel.sidePanel')} data-zone="tabs">
          {tabsOf(roomOf(tab)).map(({ id, title }) => (
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
        <div id={PAGE_ID} class="side-page" role="tabpanel" aria-labelledby={tabId(tab)}>
          <Page {...window} />
        </div>
        {bottom}
      </div>
    </aside>
  );
}
