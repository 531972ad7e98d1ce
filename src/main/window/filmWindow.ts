import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { app, BrowserWindow, ipcMain } from 'electron';
import { type FilmOfGame, type FilmReport, FilmTask } from '../../contract/picture/filmApi';
import type { Answered } from '../../contract/requests/request';
import { isRequestName, parseRequest } from '../../contract/requests/requestLookup';
import type { DesktopApi } from '../../contract/requests/requests';
import { REQUEST_CHANNEL } from '../../contract/transport/ipcChannels';
import { message } from '../../core/message';
import { quoted } from '../../core/quoted';
import { fail, ok } from '../../core/result';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { errorMessage } from '../errorMessage';
import { ExportNotes } from '../files/exportNotes';
import { Exports } from '../files/exports';
import { answerSafely } from '../ipc/answerSafely';
import { parseJson } from '../parseJson';
import { serveAppFiles } from './appProtocol';
import { APP_ORIGIN, isAppUrl } from './appUrl';

type FilmRequests = Pick<DesktopApi, 'takeFilm' | 'tellFilm' | 'beginExport' | 'writeExport' | 'endExport'>;

/**
 * Makes the film that a command line asks for, in a hidden window, and ends. Progress and outcome go to
 * standard output, one line each.
 */
export function startFilm(task: string, out: string): void {
  const send = (report: FilmReport) => {
    process.stdout.write(`${JSON.stringify(report)}\n`, () => {
      if (report.kind !== 'progress') app.quit();
    });
  };
  const failed = (reason: string) => send({ kind: 'failed', message: reason });
  app.on('window-all-closed', () => app.quit());
  void app.whenReady().then(() => {
    const film = parseJson(task, FilmTask, {});
    if (!film.ok) return failed(say(film.error));
    const log = (line: string) => void process.stderr.write(`tilewright: ${line}\n`);
    const exports = new Exports(new ExportNotes(film.value.notes, log));
    app.on('will-quit', () => exports.dropAll());
    onReaderGone(() => {
      exports.dropAll();
      app.exit();
    });
    serveAppFiles(join(out, 'renderer'));
    const requests = filmRequests(film.value, exports, send);
    ipcMain.handle(REQUEST_CHANNEL, (event, name: unknown, request: unknown) =>
      isAppUrl(event.senderFrame?.url ?? '') ? answer(requests, name, request) : fail(NOT_ASKED),
    );
    const window = new BrowserWindow({
      show: false,
      webPreferences: {
        preload: join(out, 'preload', 'index.cjs'),
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        // A page that nobody sees would be slowed down.
        backgroundThrottling: false,
      },
    });
    window.webContents.on('render-process-gone', (_event, { reason }) =>
      failed(text('mainWindow.pageStopped', { reason })),
    );
    return window.loadURL(`${APP_ORIGIN}/film.html`);
  });
}

/** The command line has ended, so the film is no longer wanted. */
function onReaderGone(end: () => void): void {
  process.stdout.on('error', end);
  // Electron gives Windows an input that has ended from the beginning.
  if (process.platform !== 'win32') process.stdin.once('end', end).resume();
}

const NOT_ASKED = { code: 'bad-request', message: message('requests.stranger') } as const;

const filmRequests = (
  task: FilmTask,
  exports: Exports,
  send: (report: FilmReport) => void,
): FilmRequests => ({
  takeFilm: async () => filmOf(task),
  tellFilm: async (report) => {
    send(report);
    return ok(null);
  },
  beginExport: async () => exports.begin(task.out),
  writeExport: async (request) => exports.write(request),
  endExport: async (request) => exports.end(request),
});

function filmOf({
  gcg,
  notes: _notes,
  out: _out,
  ...film
}: FilmTask): Awaited<ReturnType<FilmRequests['takeFilm']>> {
  try {
    const record: FilmOfGame['record'] = new Uint8Array(readFileSync(gcg));
    return ok({ ...film, record, name: basename(gcg) });
  } catch (error) {
    return fail({ code: 'file', message: errorMessage(error) });
  }
}

function answer(requests: FilmRequests, name: unknown, request: unknown): Answered<unknown> {
  return answerSafely(String(name), async () => {
    const service: ((request: never) => Answered<unknown>) | undefined =
      typeof name === 'string' && Object.hasOwn(requests, name)
        ? requests[name as keyof FilmRequests]
        : undefined;
    if (service === undefined || !isRequestName(name))
      return fail({
        code: 'bad-request',
        message: message('requests.unknown', { name: quoted(String(name)) }),
      });
    const parsed = parseRequest(name, request);
    return parsed.ok ? service(parsed.value as never) : parsed;
  });
}
