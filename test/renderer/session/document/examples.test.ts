import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ok } from '../../../../src/core/result';
import { createFileSession } from '../../../../src/renderer/session/document/fileSession';
import { createStore } from '../../../../src/renderer/session/store';
import { initialState } from '../../../../src/renderer/state/appState';
import { EXAMPLE_IDS, EXAMPLES } from '../../../../src/renderer/state/document/examples';
import { isEdited } from '../../../../src/renderer/state/document/openDocument';
import { loadCatalogue } from '../../../core/notation/gcg/loadCatalogue';
import { readMidgame } from '../../view/midgame';
import { connectionOf, desktopOf } from '../fakeConnection';

/** A window that has no files. */
function start() {
  const store = createStore(initialState(readMidgame()), () => 0);
  const files = createFileSession({
    connection: { ...connectionOf({}), askDesktop: desktopOf({ askUnsaved: async () => ok('discard') }) },
    store,
    lexicon: { openLexicon: () => undefined, openFiles: () => undefined },
    catalogue: loadCatalogue(),
    cameraPose: () => null,
    onOpened: () => undefined,
    page: new EventTarget(),
  });
  return { files, store };
}

it.each(EXAMPLE_IDS)('the example %s opens without a problem', async (id) => {
  const { files, store } = start();
  files.openExample(id);
  await expect.poll(() => store.state.value.document.name).toBe(EXAMPLES[id]);
  const { failures, game } = store.state.value;
  expect(failures).toEqual([]);
  expect(game?.problems ?? []).toEqual([]);
  expect(isEdited(store.state.value)).toBe(false);
});

it('a new position does not lose the sample: it is the first example', async () => {
  const { files, store } = start();
  const { setup } = store.state.value;
  files.newPosition();
  await expect.poll(() => store.state.value.setup.rack).toEqual([]);
  files.openExample(EXAMPLE_IDS[0] ?? 'care');
  await expect.poll(() => store.state.value.setup).toEqual(setup);
});

it('every file of the folder is an example', () => {
  const files = readdirSync(new URL('../../../../resources/examples', import.meta.url));
  expect(['midgame.cgp', ...files].toSorted()).toEqual(Object.values(EXAMPLES).toSorted());
});
