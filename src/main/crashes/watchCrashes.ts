import { app, BrowserWindow, dialog } from 'electron';
import { type Message, message } from '../../core/message';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { errorMessage } from '../errorMessage';
import type { EventHub } from '../ipc/eventHub';
import { CrashReports } from './crashReports';

/** Exit reasons that are not crashes. */
const WANTED_ENDS: readonly string[] = ['clean-exit', 'killed'];

/**
 * Writes a report of every process of the program that ends unexpectedly, and of every uncaught error of the
 * main process.
 */
export function watchCrashes(folder: string, hub: EventHub): CrashReports {
  const reports = new CrashReports({ folder, log: hub.log, graphics });
  const writeError = (error: unknown): Message => {
    const path = reports.write(text('crash.inMain'), error);
    const told = message('crash.ofMain', { problem: errorMessage(error), ...writtenAt(path) });
    hub.log(say(told));
    return told;
  };
  process.on('unhandledRejection', writeError);
  process.on('uncaughtException', (error) => {
    const told = writeError(error);
    if (BrowserWindow.getAllWindows().length > 0) {
      hub.publish({ type: 'crash-reported', message: told });
      return;
    }
    dialog.showErrorBox(text('mainWindow.title'), say(told));
    app.exit(1);
  });
  app.on('render-process-gone', (_event, _contents, { exitCode, reason }) => {
    if (reason === 'clean-exit') return;
    const path = reports.write(text('crash.inPage', { reason, code: String(exitCode) }));
    hub.tellNext({
      type: 'crash-reported',
      message: message('crash.ofPage', { reason, ...writtenAt(path) }),
    });
  });
  app.on('child-process-gone', (_event, { exitCode, name, reason, type }) => {
    if (WANTED_ENDS.includes(reason)) return;
    reports.write(text('crash.inProcess', { name: name ?? type, reason, code: String(exitCode) }));
  });
  return reports;
}

const writtenAt = (path: string | null) => ({ isWritten: String(path !== null), path: path ?? '' });

/** Identifies the driver, whose name only the page knows. */
async function graphics(): Promise<string> {
  const info = await app.getGPUInfo('basic');
  const features = app.getGPUFeatureStatus();
  return JSON.stringify({ info, webgl: features.webgl, webgl2: features.webgl2 });
}
