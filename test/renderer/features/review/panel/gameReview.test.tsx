import { signal } from '@preact/signals';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { GameReview } from '../../../../../src/renderer/features/review/panel/gameReview';
import { COMMAND_TEXTS } from '../../../../../src/renderer/input/commands';
import { type AppState, initialState } from '../../../../../src/renderer/state/appState';
import { reduce } from '../../../../../src/renderer/state/reduce';
import { sentence } from '../../../../said';
import { noFiles } from '../../../input/noFiles';
import { WithCommands } from '../../../panel/withCommands';
import { readMidgame } from '../../../view/midgame';
import { reviewed } from '../state/reviewed';

function draw(shown: AppState): string {
  const state = signal(shown);
  return renderToString(
    <WithCommands state={state}>
      <GameReview state={state} dispatch={() => undefined} files={noFiles} />
    </WithCommands>,
  );
}

const inWindow = (widthPx: number, isShown: boolean): AppState =>
  reduce(reduce(reviewed(), { type: 'window-resized', widthPx }, 0), { type: 'review-shown', isShown }, 0);

const TABLE = `<caption>${sentence('reviewPage.tableTitle', { first: 'ann' })}</caption>`;

describe('the review below the turns', () => {
  it('is folded in a narrow window until it is asked for', () => {
    expect(draw(inWindow(960, false))).not.toContain(TABLE);
    expect(draw(inWindow(960, true))).toContain(TABLE);
    expect(draw(inWindow(1280, false))).toContain(TABLE);
  });

  it('has a row of figures for each player', () => {
    const rows = draw(inWindow(1280, false)).match(/<th scope="row">(ann|ben)<\/th>/g);
    expect(rows).toHaveLength(2);
  });

  it('is not shown in other rooms', () => {
    expect(draw({ ...inWindow(1280, true), sideTab: 'walk' })).toBe('');
  });

  it('opens a file or the example game if there is no game', () => {
    const state = reduce(initialState(readMidgame()), { type: 'review-shown', isShown: true }, 0);
    const html = draw(state);
    for (const id of ['file.open', 'example.phonies'])
      expect(html).toContain(`>${COMMAND_TEXTS.labelOf(id, state)}</button>`);
  });
});
