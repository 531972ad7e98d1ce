import { contextBridge, ipcRenderer, webUtils } from 'electron';
import type { Connection } from '../contract/connection';
import type { EngineEvent } from '../contract/events';
import { EVENT_CHANNEL, GRANT_CHANNEL, REQUEST_CHANNEL, SUBSCRIBE_CHANNEL } from '../contract/ipcChannels';

/** The page never sees `ipcRenderer`: it can send on these channels alone, and what it names is looked up in a table. */
const connection: Connection = {
  ask: (name, request) => ipcRenderer.invoke(REQUEST_CHANNEL, name, request),
  files: {
    openFile: (request) => ipcRenderer.invoke('openFile', request),
    saveFile: (request) => ipcRenderer.invoke('saveFile', request),
    askUnsaved: (request) => ipcRenderer.invoke('askUnsaved', request),
    keepUnsaved: (request) => ipcRenderer.invoke('keepUnsaved', request),
    forgetUnsaved: (request) => ipcRenderer.invoke('forgetUnsaved', request),
    takeUnsaved: (request) => ipcRenderer.invoke('takeUnsaved', request),
    confirmUnsaved: (request) => ipcRenderer.invoke('confirmUnsaved', request),
    refuseUnsaved: (request) => ipcRenderer.invoke('refuseUnsaved', request),
    takeOpenRequest: (request) => ipcRenderer.invoke('takeOpenRequest', request),
    recentFiles: (request) => ipcRenderer.invoke('recentFiles', request),
    rememberFile: (request) => ipcRenderer.invoke('rememberFile', request),
    showTitle: (request) => ipcRenderer.invoke('showTitle', request),
    showMenu: (request) => ipcRenderer.invoke('showMenu', request),
    closeWindow: (request) => ipcRenderer.invoke('closeWindow', request),
  },
  async pathOfFile(file) {
    // Empty for a file that a script made: the path of a real one alone can be granted here.
    const path = webUtils.getPathForFile(file);
    if (path !== '') return ipcRenderer.invoke(GRANT_CHANNEL, path);
    const message = `${file.name} is no file on this computer.`;
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
