import { signal } from '@preact/signals';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { FlatBoard } from '../../../../src/renderer/panel/board/flatBoard';
import { createViews } from '../../../../src/renderer/session/views';
import type { AppState } from '../../../../src/renderer/state/appState';
import { reduce } from '../../../../src/renderer/state/reduce';
import { flatLayoutOf, type Room } from '../../../../src/renderer/view/board/flatLayout';
import { MISTAKEN, stateShowing } from '../../view/midgame';

const USUAL: Room = { left: 0, top: 46, width: 964, height: 754 };
const TINY: Room = { left: 0, top: 46, width: 400, height: 340 };

/** The flat board as HTML; null room: while the scene draws the board. */
function draw(state: AppState, room: Room | null = USUAL, phase = 1): string {
  const stateSignal = signal(state);
  const views = createViews(stateSignal);
  const { cols, rackSize, rows } = views.scene.value;
  const flat = {
    layout: signal(room === null ? null : flatLayoutOf(room, { rows, cols, rackSize })),
    phase: signal(phase),
    fontFamily: signal('Jost'),
  };
  return renderToString(
    <FlatBoard state={stateSignal} dispatch={() => undefined} views={views} flat={flat} />,
  );
}

const START = stateShowing([MISTAKEN], 2517);
const act = (...actions: readonly Parameters<typeof reduce>[1][]) =>
  actions.reduce((state, action) => reduce(state, action, 0), START);
const count = (html: string, text: string | RegExp) => html.split(text).length - 1;
/** Texts of a square, in document order. */
function textAt(html: string, row: number, col: number): readonly string[] {
  const [, cell = ''] = html.split(`data-row="${row}" data-col="${col}"`);
  const [content = ''] = cell.slice(cell.indexOf('>') + 1).split(/<span role="gridcell"|<div/);
  return content.split(/<[^>]*>/).filter((text) => text !== '');
}

describe('the flat board', () => {
  const html = draw(START);

  it('has letters with their values, labels and coordinates', () => {
    expect(textAt(html, 0, 3)).toEqual(['Q', '10']);
    expect(textAt(html, 0, 0)).toEqual(['3W']);
    expect(textAt(html, 0, 1)).toEqual([]);
    expect(html).toMatch(/flat-coordinates left.*?<span[^>]*>1<\/span>.*?<span[^>]*>15<\/span>/);
    expect(html).toMatch(/flat-coordinates top.*?<span[^>]*>A<\/span>.*?<span[^>]*>O<\/span>/);
  });

  it('marks the anchors on the walk page, visibly and in words', () => {
    expect(count(html, 'flat-anchor')).toBe(0);
    const page = draw({ ...START, sideTab: 'walk' });
    expect(count(page, 'class="flat-anchor"')).toBe(count(page, 'aria-description="anchor'));
    expect(count(page, 'class="flat-anchor"')).toBeGreaterThan(40);
    expect(page).toMatch(/aria-label="row 1, column H, [^"]*" aria-description="anchor across"/);
  });

  it('shows the candidate: new tiles, the play-through tile, incidental words by their numbers', () => {
    expect(count(html, 'flat-tile placed')).toBe(7);
    expect(count(html, 'flat-tile through')).toBe(1);
    expect(count(html, 'flat-tile incidental')).toBe(3);
    // KI, EN and NO, each with a new tile above one of INO.
    expect(textAt(html, 9, 9)).toEqual(['K', '5', '1']);
    expect(textAt(html, 10, 9)).toEqual(['I', '1', '1']);
    expect(textAt(html, 10, 11)).toEqual(['O', '1', '3']);
    expect(count(html, 'flat-tile away')).toBe(7);
  });

  it('draws the match ATSIM$KEN: four steps back, the jump, two steps on', () => {
    expect(count(html, 'flat-arrow reverse')).toBe(4);
    expect(count(html, 'flat-arrow separator')).toBe(1);
    expect(count(html, 'flat-arrow forward')).toBe(2);
    expect(draw(START, USUAL, 0)).not.toContain('flat-arrow');
  });

  it('shows the cursor and its direction', () => {
    expect(html).not.toContain('flat-direction');
    const across = act({ type: 'zone-entered', zone: 'board' });
    expect(draw(across)).toContain('transform="translate(7 7)"');
    expect(draw(reduce(across, { type: 'cursor-turned' }, 0))).toContain(
      'transform="translate(7 7) rotate(90 0.5 0.5)"',
    );
  });

  it('highlights squares', () => {
    const lit = act({ type: 'highlight-changed', highlight: { kind: 'squares', squares: [0, 16] } });
    expect(count(draw(lit), 'flat-ring lit')).toBe(2);
    expect(count(html, 'flat-ring lit')).toBe(0);
  });

  it('shows on its square why a word is no candidate', () => {
    const walk = {
      ghosts: [],
      arrows: [],
      isUndoing: false,
      anchor: { row: 7, col: 7 },
      cursor: { row: 7, col: 8 },
      callout: {
        row: 7,
        col: 8,
        text: 'no arc for Q',
        tone: 'turnedAway',
        middle: { row: 6.3, col: 8.5 },
      },
      isFollowed: false,
    } as const;
    const views = createViews(signal(START));
    const scene = signal({ ...views.scene.value, walk });
    const layout = signal(flatLayoutOf(USUAL, { rows: 15, cols: 15, rackSize: 7 }));
    const drawn = renderToString(
      <FlatBoard
        state={signal(START)}
        dispatch={() => undefined}
        views={{ ...views, scene }}
        flat={{ layout, phase: signal(1), fontFamily: signal('Jost') }}
      />,
    );
    expect(drawn).toMatch(/--x:8.5;--y:6.3;[^>]*class="flat-callout turnedAway">no arc for Q</);
    expect(count(drawn, 'flat-ring anchor')).toBe(1);
    expect(count(drawn, 'flat-ring turnedAway')).toBe(1);
    // A walk takes the place of the candidate's arrows.
    expect(drawn).not.toContain('flat-arrow');
  });

  it('replaces illegible labels by a legend', () => {
    const bare = draw(START, TINY);
    expect(textAt(bare, 0, 0)).toEqual([]);
    expect(bare).toMatch(/aria-label="Premium squares"[^>]*>.*2L.*3L.*2W.*3W/);
    expect(html).not.toContain('Premium squares');
  });

  it('is only the grid in words while the board is shown in 3D', () => {
    const unseen = draw(START, null);
    expect(unseen).toContain('class="flat-board unseen"');
    expect(unseen).not.toMatch(/flat-(tile|marks|frame|rack)/);
    expect(count(unseen, 'role="gridcell"')).toBe(225);
    expect(count(html, 'role="gridcell"')).toBe(225);
    const names = (text: string) =>
      [...text.matchAll(/role="gridcell"[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);
    expect(names(unseen)).toEqual(names(html));
  });
});
