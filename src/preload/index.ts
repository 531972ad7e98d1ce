import { contextBridge, ipcRenderer, webUtils } from 'electron';
import { EVENT_CHANNEL, GRANT_CHANNEL, SUBSCRIBE_CHANNEL } from '../contract/channels';
import type { Connection, EngineEvent } from '../contract/engineApi';

/** One function per channel: the page never sees `ipcRenderer` itself. */
const connection: Connection = {
  api: {
    openLexicon: (request) => ipcRenderer.invoke('openLexicon', request),
    cancelLexicon: (request) => ipcRenderer.invoke('cancelLexicon', request),
    chooseLexicon: (request) => ipcRenderer.invoke('chooseLexicon', request),
    recentLexicons: (request) => ipcRenderer.invoke('recentLexicons', request),
    words: (request) => ipcRenderer.invoke('words', request),
    cancelWords: (request) => ipcRenderer.invoke('cancelWords', request),
    crossChecks: (request) => ipcRenderer.invoke('crossChecks', request),
    structures: (request) => ipcRenderer.invoke('structures', request),
    cancelStructures: (request) => ipcRenderer.invoke('cancelStructures', request),
    generate: (request) => ipcRenderer.invoke('generate', request),
    cancelGeneration: (request) => ipcRenderer.invoke('cancelGeneration', request),
    candidates: (request) => ipcRenderer.invoke('candidates', request),
    filterCandidates: (request) => ipcRenderer.invoke('filterCandidates', request),
    findWord: (request) => ipcRenderer.invoke('findWord', request),
    trace: (request) => ipcRenderer.invoke('trace', request),
    whyNot: (request) => ipcRenderer.invoke('whyNot', request),
    nodes: (request) => ipcRenderer.invoke('nodes', request),
    readSettings: (request) => ipcRenderer.invoke('readSettings', request),
    writeSettings: (request) => ipcRenderer.invoke('writeSettings', request),
  },
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
