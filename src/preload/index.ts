import { contextBridge, ipcRenderer, webUtils } from 'electron';
import type { Connection } from '../contract/transport/connection';
import type { EngineEvent } from '../contract/transport/events';
import {
  EVENT_CHANNEL,
  GRANT_CHANNEL,
  REQUEST_CHANNEL,
  SUBSCRIBE_CHANNEL,
} from '../contract/transport/ipcChannels';

/** Whatever the page names is looked up in a table, and parsed, by the main process. */
const ask = (name: string, request: unknown) => ipcRenderer.invoke(REQUEST_CHANNEL, name, request);

/** The page never sees `ipcRenderer`: it can send on these channels alone. */
const connection: Connection = {
  ask,
  askDesktop: ask,
  async pathOfFile(file) {
    // Empty for a file that a script made: the path of a real one alone can be granted here.
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
