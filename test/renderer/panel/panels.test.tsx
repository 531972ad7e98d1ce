import { signal } from '@preact/signals';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { keySheetSections } from '../../../src/renderer/input/window/keySheet';
import { BoardGrid } from '../../../src/renderer/panel/board/boardGrid';
import { Drawer } from '../../../src/renderer/panel/candidates/drawer';
import { RackEditor } from '../../../src/renderer/panel/editing/rackEditor';
import { KeySheet } from '../../../src/renderer/panel/window/keySheet';
import { TopBar } from '../../../src/renderer/panel/window/topBar';
import { createViews } from '../../../src/renderer/session/views';
import type { OutlinedTileView } from '../../../src/renderer/view/sceneView';
import { MISTAKEN, stateShowing } from '../view/midgame';
import { WithCommands } from './withCommands';

const state = signal(stateShowing([MISTAKEN], 2517));
const views = createViews(state);
const panel = { state, dispatch: () => undefined };
const noLexiconActions = {
  openLexicon: () => undefined,
  retryLexicon: () => undefined,
  cancelLexicon: () => undefined,
  listKept: () => undefined,
  removeKept: () => undefined,
  chooseLexicon: () => undefined,
  openFiles: () => undefined,
};
const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => value);

describe('the grid of the board', () => {
  const html = renderToString(<BoardGrid {...panel} {...views} detail={null} />);

  it('names every square, including the tiles of the shown candidate', () => {
    const names = attributes(html, 'aria-label');
    expect(names).toHaveLength(1 + 225);
    expect(names[0]).toBe('Board');
    expect(names[1]).toBe('row 1, column A, empty, triple word');
    expect(names[4]).toBe('row 1, column D, letter Q, 10 points');
    expect(names[1 + 9 * 15 + 4]).toBe('row 10, column E, letter M, 3 points, candidate');
    expect(names[1 + 9 * 15 + 8]).toBe('row 10, column I, letter A, 1 point');
  });

  it('has one square in the tab order, the cursor’s', () => {
    expect(html.match(/tabindex="0"/g)).toHaveLength(1);
    expect(html).toMatch(/data-row="7" data-col="7"[^>]*tabindex="0"/);
  });
});

describe('the squares of the flat board', () => {
  it('print their multipliers, but not under the letter of an outlined tile', () => {
    const printed = (outlined: readonly OutlinedTileView[]) => {
      const html = renderToString(
        <BoardGrid {...panel} {...views} outlined={signal(outlined)} detail="full" />,
      );
      return html.match(/data-row="0" data-col="0"[^>]*>(.*?)<\/span><span role/)?.[1];
    };
    expect(printed([])).toBe('<span>3W</span>');
    expect(printed([{ row: 0, col: 0, glyph: 'Q' }])).toBe('');
  });
});

describe('the rack', () => {
  it('is a list of named tiles', () => {
    const html = renderToString(
      <WithCommands state={state}>
        <RackEditor {...panel} rack={views.rack} />
      </WithCommands>,
    );
    expect(attributes(html, 'aria-label').slice(0, 3)).toEqual([
      'Rack',
      'letter E, 1 point, played',
      'letter I, 1 point, played',
    ]);
    expect(html.match(/role="option"/g)).toHaveLength(7);
  });
});

describe('the caption', () => {
  it('shows word, match and every part of the score', () => {
    const text = renderToString(
      <WithCommands state={state}>
        <Drawer
          {...panel}
          caption={views.caption}
          compared={views.compared}
          equity={views.equity}
          heat={views.heat}
        />
      </WithCommands>,
    ).replaceAll(/<[^>]*>/g, ' ');
    const words = text.split(/\s+/).join(' ');
    expect(words).toContain('1 of 2,517 10E');
    expect(words).toContain('M I S T A K E N 96');
    expect(words).toContain('GADDAG ATSIM $ KEN');
    expect(words).toContain('1 KI 3×5 + 1 16');
    expect(words).toContain('Bingo 7 tiles played 50');
  });
});

describe('the header and the key sheet', () => {
  it('offer to cancel while the lexicon is being opened', () => {
    const lexicon = { kind: 'opening', stage: 'sort-words', fraction: 0.4 } as const;
    const opening = signal({ ...state.value, lexicon });
    const html = renderToString(
      <WithCommands state={opening}>
        <TopBar
          {...panel}
          lexicon={noLexiconActions}
          fileMenu={() => []}
          files={{ openPath: () => undefined, recentFiles: async () => [], dragOut: null }}
          onCommand={() => undefined}
          state={opening}
        />
      </WithCommands>,
    );
    expect(html).toContain('Cancel');
    expect(html).toMatch(/<progress[^>]*value="0.4"/);
  });

  it('print every key of the table', () => {
    const opened = signal({ ...state.value, dialogs: ['keys'] as const });
    const sectionsOf = () => keySheetSections({}, false);
    const html = renderToString(<KeySheet {...panel} state={opened} sectionsOf={sectionsOf} />);
    expect(html).toContain('<kbd>Page ↑</kbd>');
    expect(html.match(/class="key-row"/g)).toHaveLength(
      keySheetSections({}, false).reduce((count, { rows }) => count + rows.length, 0),
    );
  });
});
