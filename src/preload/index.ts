import { contextBridge, ipcRenderer } from 'electron';
import { EVENT_CHANNEL, SUBSCRIBE_CHANNEL } from '../contract/channels';
import type { Connection, EngineEvent } from '../contract/engineApi';

/** One function per channel: the page never sees `ipcRenderer` itself. */
const connection: Connection = {
  api: {
    openLexicon: (request) => ipcRenderer.invoke('openLexicon', request),
    cancelLexicon: (request) => ipcRenderer.invoke('cancelLexicon', request),
    generate: (request) => ipcRenderer.invoke('generate', request),
    candidates: (request) => ipcRenderer.invoke('candidates', request),
    filterCandidates: (request) => ipcRenderer.invoke('filterCandidates', request),
    trace: (request) => ipcRenderer.invoke('trace', request),
    whyNot: (request) => ipcRenderer.invoke('whyNot', request),
    nodes: (request) => ipcRenderer.invoke('nodes', request),
    readSettings: (request) => ipcRenderer.invoke('readSettings', request),
    writeSettings: (request) => ipcRenderer.invoke('writeSettings', request),
  },
  onEvent(listener) {
    const hear = (_event: unknown, event: EngineEvent): void => listener(event);
    ipcRenderer.on(EVENT_CHANNEL, hear);
    ipcRenderer.send(SUBSCRIBE_CHANNEL);
    return () => ipcRenderer.off(EVENT_CHANNEL, hear);
  },
};

contextBridge.exposeInMainWorld('tilewright', connection);
