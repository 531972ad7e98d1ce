import { existsSync } from 'node:fs';
import { version as app, license } from '../../../package.json';
import type { UnsavedFound } from '../../contract/document/filesApi';
import type {
  LexiconChoice,
  LexiconInfo,
  LexiconRequest,
  RecentLexicon,
} from '../../contract/lexicon/lexiconApi';
import type { Answered } from '../../contract/requests/request';
import { JOB_REQUESTS } from '../../contract/requests/requestLookup';
import type {
  AnswerTo,
  DesktopApi,
  HostRequest,
  JobRequest,
  LongRequest,
  ProgramVersion,
  RequestTo,
} from '../../contract/requests/requests';
import { BUILDER_VERSION } from '../../core/lexicon/build/gaddagBuilder';
import { GADDAG_FILE_VERSION } from '../../core/lexicon/formats/gaddagFile';
import { ok } from '../../core/result';
import { listKeptLexicons, removeKeptLexicon } from '../cache/keptLexicons';
import { sourceAt } from '../cache/lexiconSource';
import type { EngineSupervisor } from '../engine/engineSupervisor';
import type { GrantedPaths } from '../files/grantedPaths';
import type { UnsavedStore } from '../files/unsavedStore';
import type { SettingsStore } from '../settings/settingsStore';
import { crashDir, lexiconCacheDir, tournamentPath } from '../userDataDir';
import type { LateThreadWork } from './lateThreadWork';

export interface ClientServices {
  readonly engine: EngineSupervisor;
  readonly settings: SettingsStore;
  readonly threadWork: LateThreadWork;
  /** Paths that the page may name. */
  readonly granted: GrantedPaths;
  /** Folder of the built program, with the built-in word list. */
  readonly programDir: string;
  /** Asks the user for a file. */
  readonly chooseLexicon: () => Promise<LexiconChoice>;
  readonly unsaved: UnsavedStore;
  /** Told when a page begins, and whether it has a document to restore. */
  readonly onPageBegin?: (hasUnsaved: boolean) => void;
  /** Only if this program shows windows and dialogs. */
  readonly desktop?: DesktopApi;
}

/** The client of a request. */
export interface Client {
  /** Aborted when the request is to end, with the `RequestError` to answer. */
  readonly signal: AbortSignal;
  /** Whether this is the last request of its kind that the client has made. */
  readonly isLatest: () => boolean;
  /** Ends the client's own request of that kind. */
  readonly cancel: (name: LongRequest) => void;
}

/** Requests that the main process answers itself; all others go to the engine's threads. */
export type HostServices = LateServices & {
  readonly [N in HostRequest]: (request: RequestTo<N>, client: Client) => Answered<AnswerTo<N>>;
};

type LateServices = { readonly [N in JobRequest]: (request: RequestTo<N>) => Answered<AnswerTo<N>> };

export function hostServices(services: ClientServices): HostServices {
  const { engine, granted, settings, threadWork, unsaved } = services;
  const late = lateServices(threadWork, granted);
  return {
    openLexicon: (request, { isLatest }) => openLexicon(services, request, isLatest),
    cancelLexicon: async () => engine.cancelLexicon(),
    chooseLexicon: () => chooseLexicon(services),
    recentLexicons: async () => ok(recentLexicons(services)),
    keptLexicons: async () => listKeptLexicons(lexiconCacheDir(settings.folder)),
    removeKeptLexicon: async ({ name }) => removeKeptLexicon(lexiconCacheDir(settings.folder), name),
    cancel: async ({ request }, { cancel }) => {
      cancel(request);
      return ok(null);
    },
    ...late,
    // A page asks for these at its start: the answer that there is nothing needs no code to be loaded.
    stopSimulation: async (options) =>
      threadWork.started === undefined ? ok(null) : late.stopSimulation(options),
    readTournament: async (options) =>
      threadWork.started === undefined && !existsSync(tournamentPath(settings.folder))
        ? ok(null)
        : late.readTournament(options),
    version: async () => ok(programVersion(settings.folder, services.desktop !== undefined)),
    keepUnsaved: async (document) => {
      const writable = document.path === null ? ok(null) : granted.checkWritable(document.path);
      return writable.ok ? unsaved.keep(document) : writable;
    },
    forgetUnsaved: async () => unsaved.forget(),
    takeUnsaved: async () => ok(takeUnsaved(services)),
    confirmUnsaved: async () => unsaved.confirm(),
    refuseUnsaved: async () => ok(unsaved.refuse()),
    readSettings: async () => settings.readSettings(),
    settingsProblem: async () => ok(settings.readProblem()),
    writeSettings: async (request) => settings.writeSettings(request),
  };
}

/** Requests answered by code that is loaded when first needed. */
function lateServices(threadWork: LateThreadWork, granted: GrantedPaths): LateServices {
  const answer = async <N extends JobRequest>(name: N, request: RequestTo<N>) =>
    (await threadWork.get()).services[name](request, granted);
  return Object.fromEntries(
    JOB_REQUESTS.map((name) => [name, (request: never) => answer(name, request)]),
  ) as LateServices;
}

function programVersion(dataFolder: string, isDesktop: boolean): ProgramVersion {
  const { chrome, electron, node } = process.versions;
  return {
    app,
    license,
    electron: electron ?? null,
    chromium: chrome ?? null,
    node: isDesktop ? node : null,
    dataFolder: isDesktop ? dataFolder : null,
    crashFolder: isDesktop ? crashDir(dataFolder) : null,
    lexiconFormat: GADDAG_FILE_VERSION,
    lexiconLayout: BUILDER_VERSION,
  };
}

/** @param isLatest whether the window has asked for no other lexicon since: it uses the last one asked for */
async function openLexicon(
  { engine, granted, settings, programDir }: ClientServices,
  request: LexiconRequest,
  isLatest: () => boolean,
): Answered<LexiconInfo> {
  const readable = request.source === 'file' ? granted.checkReadable(request.path) : ok(null);
  if (!readable.ok) return readable;
  const wanted = pathOf(request, settings);
  const opened = await engine.openLexicon(sourceAt(wanted, request.letters, programDir));
  if (!opened.ok) return opened;
  const { id, letters, name, path } = opened.value;
  if (path !== null) settings.addRecentLexicon({ path: granted.grant(path), name, letters, id });
  if (isLatest()) settings.setLastLexicon({ path, letters });
  return opened;
}

/** A kept document contains the path that it may be saved to. */
function takeUnsaved({ granted, onPageBegin, unsaved }: ClientServices): UnsavedFound {
  const found = unsaved.take();
  onPageBegin?.(found.kind !== 'none');
  if (found.kind === 'kept' && found.document.path !== null) granted.grantWriting(found.document.path);
  if (found.kind === 'set-aside') granted.grant(found.path);
  return found;
}

async function chooseLexicon({ chooseLexicon, granted }: ClientServices): Answered<LexiconChoice> {
  const choice = await chooseLexicon();
  if (choice.kind === 'chosen') granted.grant(choice.path);
  return ok(choice);
}

function recentLexicons({ granted, settings }: ClientServices): readonly RecentLexicon[] {
  const recent = settings.readRecentLexicons();
  for (const { path } of recent) granted.grant(path);
  return recent;
}

/** Null for the built-in word list. */
function pathOf(request: LexiconRequest, settings: SettingsStore): string | null {
  if (request.source === 'file') return request.path;
  return request.source === 'last' ? settings.readLastLexicon(request.letters) : null;
}
