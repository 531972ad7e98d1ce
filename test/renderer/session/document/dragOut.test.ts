import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { DragOut } from '../../../../src/contract/document/filesApi';
import { parseGcg } from '../../../../src/core/notation/gcg/parseGcg';
import { parsePositionDocument } from '../../../../src/core/notation/positions/positionDocument';
import { fail, ok } from '../../../../src/core/result';
import { createFileSession } from '../../../../src/renderer/session/document/fileSession';
import { createStore } from '../../../../src/renderer/session/store';
import { initialState } from '../../../../src/renderer/state/appState';
import { loadCatalogue } from '../../../core/notation/gcg/loadCatalogue';
import { unwrap } from '../../../oracle/oraclePositions';
import { readMidgame } from '../../view/midgame';
import { connectionOf, desktopOf, settle } from '../fakeConnection';

const GAME = new URL('../../../core/notation/gcg/games/standard.gcg', import.meta.url);

/** A window whose files are dragged to the test, unless the disk is full. */
function start({ isFull = false, isBrowser = false } = {}) {
  const dragged: { name: string; text: string }[] = [];
  const askDesktop = desktopOf({
    async dragOut({ bytes, name }: DragOut) {
      if (isFull) return fail({ code: 'file', message: 'disk full' });
      dragged.push({ name, text: new TextDecoder().decode(bytes) });
      return ok(null);
    },
  });
  const page = new EventTarget();
  const store = createStore(initialState(readMidgame()), () => 0);
  const session = createFileSession({
    connection: { ...connectionOf({}), askDesktop: isBrowser ? null : askDesktop },
    store,
    lexicon: { openLexicon: () => undefined, openFiles: () => undefined },
    catalogue: loadCatalogue(),
    cameraPose: () => null,
    onOpened: () => undefined,
    page,
  });
  const pointerMoves = (buttons: number) =>
    page.dispatchEvent(Object.assign(new Event('pointermove'), { buttons }));
  return { session, store, dragged, pointerMoves };
}

describe('the document dragged out of the window', () => {
  it('has its name and the content that would be saved', async () => {
    const { dragged, session, store } = start();
    session.dragOut?.();
    await settle();
    expect(dragged.map(({ name }) => name)).toEqual(['Untitled.tilewright']);
    const { setup } = unwrap(parsePositionDocument(dragged[0]?.text ?? ''));
    expect(setup).toEqual(store.state.value.setup);
  });

  it('is GCG for a recorded game', async () => {
    const { dragged, session } = start();
    const game = readFileSync(GAME, 'utf8');
    session.openText('standard.gcg', game);
    await settle();
    session.dragOut?.();
    await settle();
    expect(dragged.map(({ name }) => name)).toEqual(['standard.gcg']);
    expect(unwrap(parseGcg(dragged[0]?.text ?? '')).lines).toEqual(unwrap(parseGcg(game)).lines);
  });

  it('is in progress until the pointer returns without a button', () => {
    const { pointerMoves, session } = start();
    expect(session.isDraggingOut()).toBe(false);
    session.dragOut?.();
    pointerMoves(1);
    expect(session.isDraggingOut()).toBe(true);
    pointerMoves(0);
    expect(session.isDraggingOut()).toBe(false);
  });

  it('reports why it cannot be dragged', async () => {
    const { session, store } = start({ isFull: true });
    session.dragOut?.();
    await settle();
    expect(store.state.value.failures).toMatchObject([{ kind: 'export', message: 'disk full' }]);
    expect(start({ isBrowser: true }).session.dragOut).toBeNull();
  });
});
