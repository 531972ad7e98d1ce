import { signal } from '@preact/signals';
import { renderToString } from 'preact-render-to-string';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ReviewPage } from '../../../../../src/renderer/features/review/panel/reviewPage';
import { COMMAND_TEXTS } from '../../../../../src/renderer/input/commands';
import { initialState } from '../../../../../src/renderer/state/appState';
import { noFiles } from '../../../input/noFiles';
import { WithCommands } from '../../../panel/withCommands';
import { readMidgame } from '../../../view/midgame';
import { reviewed } from '../state/reviewed';

/** The page in a window of that many CSS pixels. */
function pageAt(height: number): string {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: height >= Number(/^\(height >= (\d+)px\)$/.exec(query)?.[1]),
  }));
  const state = signal(reviewed());
  return renderToString(
    <WithCommands state={state}>
      <ReviewPage state={state} dispatch={() => undefined} files={noFiles} />
    </WithCommands>,
  );
}

const TABLE = '<caption>Win % of ann after each turn</caption>';
const FOLDED = /<details class="review-rest charts scroller">/;
const SHOWN = /<details class="review-rest charts scroller" open>/;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the page of a review', () => {
  it('collapses the graph in a low window, but not its table', () => {
    const html = pageAt(800);
    expect(html).toMatch(FOLDED);
    expect(html.indexOf(TABLE)).toBeGreaterThan(0);
    expect(html.indexOf(TABLE)).toBeLessThan(html.search(FOLDED));
  });

  it('opens a file or the example game if there is no game', () => {
    const state = signal(initialState(readMidgame()));
    const ids = ['file.open', 'example.phonies'];
    const html = renderToString(
      <WithCommands state={state}>
        <ReviewPage state={state} dispatch={() => undefined} files={noFiles} />
      </WithCommands>,
    );
    for (const id of ids) expect(html).toContain(`>${COMMAND_TEXTS.labelOf(id, state.value)}</button>`);
  });

  it('shows the graph if there is room for it and the turns', () => {
    expect(pageAt(1080)).toMatch(SHOWN);
  });
});
