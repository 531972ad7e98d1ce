import { contextBridge, ipcRenderer, webUtils } from 'electron';
import type { Connection } from '../contract/transport/connection';
import type { EngineEvent } from '../contract/transport/events';
import {
  EVENT_CHANNEL,
  GRANT_CHANNEL,
  REQUEST_CHANNEL,
  SUBSCRIBE_CHANNEL,
} from '../contract/transport/ipcChannels';

/** The main process looks up the name in a table and parses the request. */
const ask = (name: string, request: unknown) => ipcRenderer.invoke(REQUEST_CHANNEL, name, request);

/** The page never sees `ipcRenderer`: it can only send on these channels. */
const connection: Connection = {
  ask,
  askDesktop: ask,
  async pathOfFile(file) {
    // Empty for a file that a script made: only real files have paths to grant access to.
    const path = webUtils.getPathForFile(file);
    if (path !== '') return ipcRenderer.invoke(GRANT_CHANNEL, path);
    const message = { key: 'connection.noFile', params: { file: file.name } };
    return { ok: false, error: { code: 'file', message } };
  },
  onEvent(listener) {
    const hear = (_event: unknown, event: EngineEvent): void => listener(event);
    ipcRenderer.on(EVENT_CHANNEL, hear);
    ipcRenderer.send(SUBSCRIBE_CHANNEL);
    return () => ipcRenderer.off(EVENT_CHANNEL, hear);
  },
};

contextBridge.exposeInMainWorld('tilewright', connection);
