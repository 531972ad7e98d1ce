import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { quoted } from '../../core/quoted';
import { text } from '../../texts/text';
import { createEngine, openFirstLexicon } from '../engine/startEngine';
import { errorMessage } from '../errorMessage';
import { GrantedPaths } from '../files/grantedPaths';
import { EventHub, printEvent } from '../ipc/eventHub';
import { lateThreadWork } from '../ipc/lateThreadWork';
import { SettingsStore } from '../settings/settingsStore';
import { removeLeftovers } from '../staleTemporaries';
import { ownFolders, uploadDir, userDataDir } from '../userDataDir';
import { startHost } from './hostServer';
import { openBrowser } from './openBrowser';

const options = readOptions();
const rendererDir = join(import.meta.dirname, '..', 'renderer');
if (!existsSync(join(rendererDir, 'index.html'))) stop(text('host.notBuilt', { folder: rendererDir }));
const userData = userDataDir(process.platform, process.env);
const hub = new EventHub();
hub.subscribe(printEvent);
const programDir = import.meta.dirname;
const settings = new SettingsStore(userData, hub.log);
const engine = createEngine({ programDir, userData, publish: hub.publish });
openFirstLexicon(engine, settings, programDir);
const granted = new GrantedPaths();

try {
  const server = await startHost({
    rendererDir,
    uploadDir: uploadDir(userData),
    port: options.port,
    // A page can show a file dialog of its own.
    services: {
      threadWork: lateThreadWork({ programDir, userData, engine, hub }),
      engine,
      settings,
      granted,
      programDir,
      chooseLexicon: async () => ({ kind: 'pick-in-page' }),
    },
    hub,
  });
  void removeLeftovers({ own: ownFolders(userData), files: [] }, hub.log);
  process.stdout.write(`${text('host.openAt', { address: server.url })}\n`);
  const removePage = options.opensBrowser ? open(server.url) : undefined;
  const end = async () => {
    settings.flush();
    removePage?.();
    await Promise.all([server.close(), engine.close()]);
    process.exit(0);
  };
  process.once('SIGINT', () => void end());
  process.once('SIGTERM', () => void end());
} catch (error) {
  stop(text('host.portUnusable', { port: String(options.port), reason: errorMessage(error) }));
}

/** Undefined if the user has to open the address. */
function open(url: string): (() => void) | undefined {
  const say = (how: string) => process.stdout.write(`${how}\n`);
  try {
    return openBrowser(url, userData, () => say(text('host.noBrowser')));
  } catch (error) {
    say(text('host.pageNotWritten', { folder: userData, reason: errorMessage(error) }));
    return undefined;
  }
}

function readOptions(): { readonly port: number; readonly opensBrowser: boolean } {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string', default: '0' }, 'no-open': { type: 'boolean', default: false } },
    });
    const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : Number.NaN;
    if (port <= 65_535) return { port, opensBrowser: !values['no-open'] };
    return stop(text('host.wrongPort', { given: quoted(values.port), usage: text('host.usage') }));
  } catch (error) {
    return stop(`${errorMessage(error)} ${text('host.usage')}`);
  }
}

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}
