import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';
import type { SidePage } from '../../features/featureWindow';
import { roomOf, type SideTab, tabsOf } from '../../state/window/sideTab';
import type { WindowProps } from '../windowProps';
import { Divider } from './divider';
import { PageHelp } from './pageHelp';
import { TabIcon } from './tabIcon';

const titleOf = (tab: SideTab): string =>
  tabsOf(roomOf(tab))
    .flatMap(({ id, title }) => (id === tab ? say(title) : []))
    .join();

interface SidePanelProps {
  readonly window: WindowProps;
  /** Whether the page takes the place of the board. */
  readonly isWhole: boolean;
  /** Shown above the tabs, whichever is chosen, beside the board. */
  readonly top: ComponentChildren;
  /** Below the page. */
  readonly bottom: ComponentChildren;
  readonly pages: Readonly<Record<SideTab, SidePage>>;
}

const tabId = (tab: SideTab) => `tab-${tab}`;
const PAGE_ID = 'side-page';

/** The panel on the right: the rack, and one of several pages below it. */
export function SidePanel({ bottom, isWhole, pages, top, window }: SidePanelProps) {
  const { dispatch, state } = window;
  const tab = useComputed(() => state.value.sideTab).value;
  const isOpen = useComputed(() => state.value.settings.isSidePanelOpen).value;
  const width = useComputed(() => state.value.settings.sidePanelWidth).value;
  const { Page } = pages[tab];
  // The only page of a room needs no tab.
  const tabs = tabsOf(roomOf(tab));
  return (
    <aside
      class={isWhole ? 'side whole' : 'side'}
      data-covers={isWhole ? undefined : 'right'}
      data-hides
      // The page is the main part of the window then, and no addition to it.
      role={isWhole ? 'none' : undefined}
      aria-label={isWhole ? undefined : text('windowPanel.sidePanel')}
      hidden={!isOpen}
      style={width === null ? {} : { '--side-width': `min(${width}px, 60 * var(--vw))` }}
    >
      {!isWhole && <Divider id="divider" state={state} dispatch={dispatch} />}
      <div class="side-body" role={isWhole ? 'main' : undefined}>
        {isWhole ? <h2 class="visually-hidden">{titleOf(tab)}</h2> : top}
        <div class={tabs.length > 1 ? 'tab-row' : 'tab-row empty'}>
          {tabs.length > 1 && (
            <div class="tabs" role="tablist" aria-label={text('windowPanel.sidePanel')} data-zone="tabs">
              {tabs.map(({ id, title }) => (
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
          )}
          <PageHelp key={tab} tab={tab} dispatch={dispatch} state={state} />
        </div>
        <div id={PAGE_ID} class="side-page" role="tabpanel" aria-label={titleOf(tab)}>
          <Page {...window} />
        </div>
        {bottom}
      </div>
    </aside>
  );
}
