import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from './folders.mjs';

const RETRY_AFTER_MS = 24 * 60 * 60 * 1000;

const recordFile = () => join(cacheFolder(), 'electron-attempts.json');

/**
 * Whether a source of Electron failed within the last day: later starts do not wait for it again.
 *
 * @param {string} source
 */
export function failedLately(source) {
  const failedAt = Date.parse(readRecord()[source] ?? '');
  return Date.now() - failedAt < RETRY_AFTER_MS;
}

/** @param {string} source */
export function rememberFailure(source) {
  mkdirSync(cacheFolder(), { recursive: true });
  writeFileSync(recordFile(), JSON.stringify({ ...readRecord(), [source]: new Date().toISOString() }));
}

/** @returns {Record<string, string>} */
function readRecord() {
  try {
    return JSON.parse(readFileSync(recordFile(), 'utf8'));
  } catch {
    // Without a readable record, no failure is known, and the next one rewrites it.
    return {};
  }
}
