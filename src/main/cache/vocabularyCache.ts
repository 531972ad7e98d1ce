import { createHash } from 'node:crypto';
import { readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Rules } from '../../core/board/rules';
import { type Message, message } from '../../core/message';
import { ok } from '../../core/result';
import { LEVEL_COUNT } from '../../core/strategy/levels/levels';
import { learnVocabulary, VOCABULARY_VERSION, type Vocabulary } from '../../core/strategy/levels/vocabulary';
import type { NamedLexicon, VocabularySource } from '../../core/strategy/levels/vocabularySource';
import { errorMessage, isMissing } from '../errorMessage';
import { readRegularFile } from '../regularFile';
import { writeOwnFile } from '../writeFileDurably';
import { leastUsed } from './leastUsed';

/** A vocabulary belongs to one lexicon and one board with its tiles. */
export const KEPT_VOCABULARIES = 16;

const EXTENSION = '.levels';

/**
 * The vocabulary of the agents' levels, cached in files beside the lexicons, since it takes seconds to count.
 * A file contains the SHA-256 of everything that the vocabulary depends on and of the vocabulary itself, then
 * the vocabulary. A damaged file is rewritten; this and other problems of the cache are logged.
 */
export const cachedVocabulary =
  (dir: string, log: (problem: Message) => void): VocabularySource =>
  (lexicon, rules) => {
    const identity = identityOf(lexicon, rules);
    const path = join(dir, identity.toString('hex').slice(0, 32) + EXTENSION);
    const kept = read(path, lexicon, identity, log);
    if (kept !== undefined) return ok(kept);
    const learned = learnVocabulary(lexicon.gaddag, rules);
    if (learned.ok) write(path, dir, learned.value, identity, log);
    return learned;
  };

function identityOf({ id }: NamedLexicon, rules: Rules): Buffer {
  const all = JSON.stringify([VOCABULARY_VERSION, id, rules]);
  return createHash('sha256').update(all).digest();
}

const checksumOf = (identity: Uint8Array, vocabulary: Uint8Array): Buffer =>
  createHash('sha256').update(identity).update(vocabulary).digest();

const HASH_BYTES = 32;

function read(
  path: string,
  { gaddag }: NamedLexicon,
  identity: Uint8Array,
  log: (problem: Message) => void,
): Vocabulary | undefined {
  const length = HASH_BYTES + gaddag.counts.words;
  try {
    const bytes = readRegularFile(path, length);
    const vocabulary = bytes.subarray(HASH_BYTES);
    const isRight =
      bytes.length === length &&
      checksumOf(identity, vocabulary).equals(bytes.subarray(0, HASH_BYTES)) &&
      vocabulary.every((level) => level <= LEVEL_COUNT);
    if (!isRight) {
      log(message('cache.levelsDamaged', { path }));
      return undefined;
    }
    const now = new Date();
    utimesSync(path, now, now);
    return vocabulary;
  } catch (error) {
    if (!isMissing(error)) log(message('cache.levelsUnreadable', { path, reason: errorMessage(error) }));
    return undefined;
  }
}

function write(
  path: string,
  dir: string,
  vocabulary: Vocabulary,
  identity: Uint8Array,
  log: (problem: Message) => void,
): void {
  try {
    writeOwnFile(path, checksumOf(identity, vocabulary), vocabulary);
    const all = readdirSync(dir).filter((name) => name.endsWith(EXTENSION));
    const paths = all.map((name) => join(dir, name));
    for (const old of leastUsed(paths, KEPT_VOCABULARIES)) rmSync(old, { force: true });
  } catch (error) {
    log(message('cache.levelsNotWritten', { path, reason: errorMessage(error) }));
  }
}
