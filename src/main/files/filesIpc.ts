import { ipcMain } from 'electron';
import { FILE_CHANNELS, type FileChannel, type FileHandlers } from '../../contract/filesApi';
import { parseFileRequest } from '../../contract/filesParsers';
import { GRANT_CHANNEL } from '../../contract/ipcChannels';
import type { RequestError } from '../../contract/requestError';
import { fail, ok, type Result } from '../../core/result';
import { answerSafely } from '../ipc/answerSafely';
import { isTrustedFrame, STRANGER } from '../ipc/registerIpc';
import type { GrantedPaths } from './grantedPaths';

/** Connects the window's page with files and menu, whatever it sends. */
export function registerFilesIpc(handlers: FileHandlers, granted: GrantedPaths): void {
  ipcMain.handle(GRANT_CHANNEL, (event, path: unknown) =>
    isTrustedFrame(event.senderFrame) && typeof path === 'string' ? ok(granted.grant(path)) : fail(STRANGER),
  );
  for (const channel of FILE_CHANNELS) {
    ipcMain.handle(channel, (event, request: unknown) =>
      isTrustedFrame(event.senderFrame) ? answer(handlers, channel, request) : fail(STRANGER),
    );
  }
}

async function answer<C extends FileChannel>(
  handlers: FileHandlers,
  channel: C,
  request: unknown,
): Promise<Result<unknown, RequestError>> {
  const parsed = parseFileRequest(channel, request);
  return parsed.ok ? answerSafely(channel, () => handlers[channel](parsed.value)) : parsed;
}
