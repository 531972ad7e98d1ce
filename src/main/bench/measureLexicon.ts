import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { alphabetOf } from '../../core/alphabet/alphabet';
import { ENGLISH } from '../../core/alphabet/english';
import { entryAt } from '../../core/certain';
import { buildGaddag } from '../../core/lexicon/build/gaddagBuilder';
import { encodeGaddagFile, type GaddagIdentity, HASH_BYTES } from '../../core/lexicon/formats/gaddagFile';
import type { Gaddag } from '../../core/lexicon/gaddag';
import { parseWordList } from '../../core/lexicon/wordList/wordListParser';
import { flaw } from '../../core/message';
import { median } from '../../engine/average';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { readGaddagFile } from '../cache/readGaddagFile';
import { InputError } from '../cli/inputError';
import { errorMessage } from '../errorMessage';
import { writeFileDurably } from '../writeFileDurably';
import { measureCpu } from './measure';

export interface BuildFigures {
  readonly words: number;
  readonly arcs: number;
  readonly cpuMillis: number;
  readonly wallMillis: number;
  /** Peak memory of the whole process. */
  readonly peakMegabytes: number;
}

/** Reads a word list and builds its GADDAG. */
export function buildFromText(path: string): Gaddag {
  const list = parseWordList(readText(path), alphabetOf(ENGLISH));
  if (!list.ok) throw new InputError(`${path}: ${say(list.error.message)}`);
  const built = buildGaddag(list.value.words);
  if (!built.ok) throw new InputError(text('bench.notBuilt', { path, reason: built.error }));
  return built.value;
}

function readText(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new InputError(text('bench.unreadable', { path, reason: errorMessage(error) }));
  }
}

/** Measures a build in this process, which should be a fresh one. */
export function probeBuild(path: string): BuildFigures {
  const begin = performance.now();
  const { result, millis } = measureCpu(() => buildFromText(path));
  return {
    words: result.counts.words,
    arcs: result.counts.arcs,
    cpuMillis: Math.round(millis),
    wallMillis: Math.round(performance.now() - begin),
    peakMegabytes: Math.round(peakKilobytes() / 1024),
  };
}

const PROCESS_STATUS = '/proc/self/status';

/**
 * Peak memory of this process. From Linux if possible: `maxRSS` counts from before the program
 * was loaded, when a new process still has the memory of the one that starts it, and that one holds lexicons.
 */
function peakKilobytes(): number {
  const status = existsSync(PROCESS_STATUS) ? readFileSync(PROCESS_STATUS, 'utf8') : '';
  const peak = /^VmHWM:\s*(\d+) kB$/m.exec(status);
  return peak === null ? process.resourceUsage().maxRSS : Number(peak[1]);
}

const BUILDS = 3;

/** Runs the bench once more for a build alone, where nothing is compiled or cached yet. */
function buildInNewProcess(path: string): BuildFigures {
  const script = process.argv[1];
  if (script === undefined) throw new Error('The bench does not know how it was started.');
  const args = [script, 'bench', '--build-probe', '--lexicon', path];
  const figures: BuildFigures = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  return figures;
}

/** The quickest of some builds, each in a process of its own. */
export function measureBuild(path: string): BuildFigures {
  const probes = Array.from({ length: BUILDS }, (): BuildFigures => buildInNewProcess(path));
  return probes.reduce((best, probe) => (probe.cpuMillis < best.cpuMillis ? probe : best));
}

const LOADS = 21;

/** CPU milliseconds to read a lexicon file, check it and make it usable. */
export interface LoadFigures {
  /**
   * The first time in this process, when nothing is compiled yet: as in a window that has just been started.
   */
  readonly firstMillis: number;
  readonly medianMillis: number;
}

export function measureLoad(gaddag: Gaddag): LoadFigures {
  const folder = mkdtempSync(join(tmpdir(), 'tilewright-bench-'));
  try {
    const path = join(folder, 'lexicon.gaddag');
    const identity: GaddagIdentity = {
      wordListHash: new Uint8Array(HASH_BYTES),
      alphabetHash: new Uint8Array(HASH_BYTES),
    };
    writeFileDurably(path, ...encodeGaddagFile(gaddag, identity, crc32));
    const times = Array.from({ length: LOADS }, () => {
      const { result, millis } = measureCpu(() => readGaddagFile(path, identity));
      if (!result.ok) throw flaw(result.error.message);
      return millis;
    });
    return { firstMillis: entryAt(times, 0), medianMillis: median(times) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
