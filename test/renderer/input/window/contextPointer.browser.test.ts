import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Pick } from '../../../../src/renderer/input/board/boardPointer';
import { openMenuAtFocus, startContextPointer } from '../../../../src/renderer/input/window/contextPointer';
import type { Action } from '../../../../src/renderer/state/action';
import { initialState } from '../../../../src/renderer/state/appState';
import { storeAfter } from '../../panel/showPanel';

const PAGE = `
  <div id="depth">board in depth</div><div id="flat">flat board</div>
  <div data-zone="candidates"><div role="option" id="candidate">a candidate</div></div>
  <div class="timeline"><button id="step">step</button></div>
  <div data-zone="graph" tabindex="0"><svg width="20" height="20">
    <g class="arc" id="node"><circle cx="10" cy="10" r="8"></circle></g></svg></div>
  <ul data-zone="rack"><li role="option" id="tile">a tile</li></ul>
  <input id="field">`;

/** Both boards have the same under the pointer; nothing, for a start. */
let picked: Pick | null = null;
let done: Action[] = [];
const page = document.createElement('div');

const at = (id: string): Element => {
  const found = page.querySelector(`#${id}`);
  if (found === null) throw new Error(`The page lacks ${id}.`);
  return found;
};
const places = () => done.flatMap((action) => (action.type === 'menu-opened' ? [action.menu.place] : []));
const zones = () => done.flatMap((action) => (action.type === 'zone-entered' ? [action.zone] : []));

beforeAll(() => {
  page.innerHTML = PAGE;
  document.body.append(page);
  const boards = ['depth', 'flat'].flatMap((id) => {
    const board = at(id);
    return board instanceof HTMLElement ? [{ board, pick: () => picked }] : [];
  });
  startContextPointer(window, boards, (action) => void done.push(action));
});
beforeEach(() => {
  done = [];
  picked = null;
});

describe.each(['depth', 'flat'])('the secondary button on the board, %s', (id) => {
  const press = () => {
    for (const type of ['pointerdown', 'pointerup'])
      at(id).dispatchEvent(new PointerEvent(type, { button: 2, clientX: 5, clientY: 5, bubbles: true }));
  };

  it('opens the menu of a square, with or without a tile, and moves the cursor there', () => {
    picked = { kind: 'square', row: 3, col: 4 };
    press();
    expect(done[0]).toEqual({ type: 'square-focused', square: { row: 3, col: 4 } });
    expect([zones(), places()]).toEqual([['board'], ['board']]);
  });

  it('opens the menu of the rack, and that of the camera beside the board', () => {
    picked = { kind: 'rack', index: 2 };
    press();
    picked = null;
    press();
    expect([zones(), places()]).toEqual([['rack'], ['rack', 'camera']]);
  });
});

describe('the secondary button elsewhere', () => {
  const clicked: string[] = [];
  const listen = ({ target }: Event) => {
    if (target instanceof Element) clicked.push(target.closest('[id]')?.id ?? '');
  };
  beforeEach(() => {
    clicked.length = 0;
    page.addEventListener('click', listen);
  });
  afterEach(() => page.removeEventListener('click', listen));

  const press = (element: Element) => {
    const event = new MouseEvent('contextmenu', { button: 2, bubbles: true, cancelable: true });
    return !element.dispatchEvent(event);
  };

  it.each([
    ['candidate', 'candidates'],
    ['node', 'graph'],
    ['tile', 'rack'],
  ])('on a %s chooses it and opens the menu of %s', (id, place) => {
    expect(press(at(id).querySelector('circle') ?? at(id))).toBe(true);
    expect([clicked, zones(), places()]).toEqual([[id], [place], [place]]);
  });

  it('on a button of the timeline opens its menu and presses nothing', () => {
    press(at('step'));
    expect([clicked, places()]).toEqual([[], ['timeline']]);
  });

  it('in a text is left to the system', () => {
    expect(press(at('field'))).toBe(false);
    expect(done).toEqual([]);
  });
});

describe('the menu key', () => {
  const state = initialState(storeAfter().state.value.setup);
  const dispatch = (action: Action) => void done.push(action);

  it.each(['board', 'rack', 'candidates', 'graph', 'log'] as const)(
    'in the zone %s opens its menu',
    (zone) => {
      openMenuAtFocus(dispatch, { ...state, zone }, null);
      expect(places()).toEqual([zone]);
    },
  );

  it('on a 3D board opens it at the square', () => {
    const seenAt = (row: number, col: number) => ({ x: 100 * col, y: 100 * row });
    const boardCursor = { ...state.boardCursor, row: 2, col: 3 };
    openMenuAtFocus(dispatch, { ...state, zone: 'board', boardCursor }, seenAt);
    expect(done).toEqual([{ type: 'menu-opened', menu: { place: 'board', x: 300, y: 200 } }]);
  });

  it('on the timeline, which is no zone, opens its menu', () => {
    const step = at('step');
    if (step instanceof HTMLElement) step.focus();
    openMenuAtFocus(dispatch, { ...state, zone: null }, null);
    expect(places()).toEqual(['timeline']);
  });
});
