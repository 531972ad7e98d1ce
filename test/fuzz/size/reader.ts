/**
 * Reads one file with the real parts of Tilewright, and prints time and peak memory: `node reader.js DOOR
 * FILE`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseRequest } from '../../../src/contract/requests/requestLookup';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { importText } from '../../../src/core/notation/exchange/textFormats';
import { decodeGcg } from '../../../src/core/notation/gcg/gcgEncoding';
import { formatGcgProblem } from '../../../src/core/notation/gcg/gcgProblem';
import { ENGLISH_LETTERS } from '../../../src/main/cache/lexiconSource';
import { buildAndCacheLexicon } from '../../../src/main/cache/loadLexicon';
import { readGaddagFile } from '../../../src/main/cache/readGaddagFile';
import { InputError } from '../../../src/main/cli/inputError';
import { readPositions } from '../../../src/main/cli/readPositions';
import { readDocumentFile } from '../../../src/main/files/documentFile';
import { UnsavedStore } from '../../../src/main/files/unsavedStore';
import { SettingsStore } from '../../../src/main/settings/settingsStore';
import { openImported } from '../../../src/renderer/session/document/importedContent';
import { presetCatalogue } from '../../../src/renderer/session/document/presetCatalogue';
import { type AppState, initialState } from '../../../src/renderer/state/appState';
import { reduce } from '../../../src/renderer/state/reduce';
import { say } from '../../../src/texts/say';

/** Returns the outcome in a few words. */
type Door = (path: string) => string;

const start = initialState({ rules: CLASSIC_RULES, tiles: new Array(225).fill(0), rack: [] });
/** Linux has it. */
const STATUS = '/proc/self/status';
const HASH = new Uint8Array(32);

/** The page's handling of a file's bytes. */
function openBytes(bytes: Uint8Array, name: string): string {
  const decoded = decodeGcg(bytes);
  if (!decoded.ok) return say(formatGcgProblem(decoded.error));
  return openText(decoded.value.text, name);
}

function openText(text: string, fileName: string): string {
  const imported = importText(text, { rules: CLASSIC_RULES, catalogue: presetCatalogue(), fileName });
  if (!imported.ok) return say(imported.error);
  const applied = openImported(imported.value, { name: fileName, path: null }, start);
  if (!applied.ok) return say(applied.error);
  applied.value.actions.reduce<AppState>((state, action) => reduce(state, action, 0), start);
  return `opened as ${say(imported.value.what)}`;
}

const logged: string[] = [];
const log = (message: string) => void logged.push(message);

const DOORS: Readonly<Record<string, Door>> = {
  file: (path) => {
    const file = readDocumentFile(path);
    if (!file.ok) return say(file.error.message);
    return file.value.kind === 'opened' ? openBytes(file.value.bytes, file.value.name) : file.value.kind;
  },
  text: (path) => openText(readFileSync(path, 'latin1'), ''),
  lexicon: (path) => {
    const source = { kind: 'file', path, letters: ENGLISH_LETTERS } as const;
    const built = buildAndCacheLexicon(source, { cacheDir: dirname(path), log });
    return built.ok ? `${built.value.info.wordCount} words` : say(built.error.message);
  },
  cache: (path) => {
    const read = readGaddagFile(path, { wordListHash: HASH, alphabetHash: HASH });
    return read.ok ? 'used' : say(read.error.message);
  },
  settings: (path) => {
    new SettingsStore(dirname(path), log).readSettings();
    return logged.join(' ') || 'used';
  },
  unsaved: (path) => {
    const found = new UnsavedStore(dirname(path), log).take();
    return found.kind === 'problem' ? say(found.message) : found.kind;
  },
  positions: (path) => {
    try {
      const source = { positionsFile: path };
      return `${[...readPositions(source, { rules: CLASSIC_RULES, isWord: () => true })].length} positions`;
    } catch (error) {
      if (error instanceof InputError) return error.message;
      throw error;
    }
  },
  request: (path) => describe(JSON.parse(readFileSync(path, 'latin1'))),
};

/** Of this process alone; the system's own figure includes the parent's. */
function highestMemory(): number {
  const status = existsSync(STATUS) ? readFileSync(STATUS, 'utf8') : '';
  const kilobytes = /^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS;
  return Number(kilobytes) * 1024;
}

function describe(request: unknown): string {
  const parsed = parseRequest('generate', request);
  return parsed.ok ? 'accepted' : say(parsed.error.message);
}

const [, , door = '', path = ''] = process.argv;
const open = DOORS[door];
if (open === undefined) throw new Error(`There is no door "${door}".`);
const before = process.memoryUsage.rss();
const begin = performance.now();
const outcome = open(path);
const ms = performance.now() - begin;
const peak = highestMemory() - before;
process.stdout.write(JSON.stringify({ ms, peak, outcome }));
