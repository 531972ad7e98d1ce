import { createBirpc } from 'birpc';
import { message } from '../core/message';
import { ok } from '../core/result';
import { createEngine, openFirstLexicon } from '../main/engine/startEngine';
import { GrantedPaths } from '../main/files/grantedPaths';
import { UnsavedStore } from '../main/files/unsavedStore';
import { createClientApi } from '../main/ipc/clientApi';
import { EventHub } from '../main/ipc/eventHub';
import { lateThreadWork } from '../main/ipc/lateThreadWork';
import { followLanguage } from '../main/settings/followLanguage';
import { followWork } from '../main/settings/followWork';
import { SettingsStore } from '../main/settings/settingsStore';
import { FRAME_HOST, type HostFunctions, type PageFunctions } from './hostApi';
import { storeLexicon } from './lexiconFiles';
import { adoptFile, mountFiles, PROGRAM_DIR } from './node/files';
import { provideThreads, tellThreads } from './node/workerThreads';
import { PROGRAM_FILES, startThread } from './programFiles';
import { PageStorage } from './storage';

/** Folder of the user's files. */
const USER_DATA = '/tilewright';
/** Folder of what is not saved in further tabs, which is not kept: the first tab would be overwritten. */
const OTHER_TAB = '/tab';

/** Does what the main process does for a window: a worker of the page, with other workers as its threads. */
async function startHost(): Promise<HostFunctions> {
  const hub = new EventHub();
  let isHeard = false;
  const storage = await PageStorage.open(USER_DATA, (reason) => {
    const notice = { type: 'notice', message: message('web.notKept', { reason }) } as const;
    return isHeard ? hub.publish(notice) : hub.tellNext(notice);
  });
  mountFiles(storage.files, PROGRAM_FILES, (path, file) => {
    storage.keep(path, file);
    tellThreads({ path, file });
  });
  provideThreads({
    start: startThread,
    programFiles: PROGRAM_FILES,
    onChange({ file, path }) {
      adoptFile(path, file);
      storage.keep(path, file);
    },
  });
  const settings = new SettingsStore(USER_DATA, hub.log);
  followWork(settings);
  void followLanguage(settings, () => navigator.languages, hub.log);
  const engine = createEngine({ programDir: PROGRAM_DIR, userData: USER_DATA, publish: hub.publish });
  openFirstLexicon(engine, settings, PROGRAM_DIR);
  const granted = new GrantedPaths();
  const answer = createClientApi({
    threadWork: lateThreadWork({ programDir: PROGRAM_DIR, userData: USER_DATA, engine, engines: null, hub }),
    engine,
    settings,
    granted,
    programDir: PROGRAM_DIR,
    chooseLexicon: async () => ({ kind: 'pick-in-page' }),
    unsaved: new UnsavedStore((await keepsUnsaved()) ? USER_DATA : OTHER_TAB, hub.log, false),
  });
  return {
    ask: (name, request) => answer(name, request),
    async storeFile(name, bytes) {
      const stored = storeLexicon(USER_DATA, name, bytes);
      return stored.ok ? ok(granted.grant(stored.value)) : stored;
    },
    subscribe() {
      isHeard = true;
      hub.subscribe((event) => void page.event.asEvent(event));
    },
  };
}

/** Whether this page keeps its document here until it is closed: not if another does, and not in a frame. */
const keepsUnsaved = (): Promise<boolean> =>
  new Promise((resolve) => {
    if (self.name === FRAME_HOST) return resolve(false);
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise<never>(() => undefined);
    };
    navigator.locks.request('tilewright', { ifAvailable: true }, hold).catch(() => resolve(false));
  });

/** The page asks before the user's files have been read. */
const started = startHost();
const page = createBirpc<PageFunctions, HostFunctions>(
  {
    ask: async (name, request) => (await started).ask(name, request),
    storeFile: async (name, bytes) => (await started).storeFile(name, bytes),
    subscribe: async () => (await started).subscribe(),
  },
  {
    post: (sent) => postMessage(sent),
    on: (listener) => addEventListener('message', ({ data }) => listener(data)),
    timeout: -1,
  },
);
