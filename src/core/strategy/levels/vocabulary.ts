import type { Rules } from '../../board/rules';
import { startGame } from '../../game/startGame';
import { moveBreadthFirst } from '../../lexicon/build/breadthFirst';
import { buildGaddag } from '../../lexicon/build/gaddagBuilder';
import type { Gaddag } from '../../lexicon/gaddag';
import { listWords } from '../../lexicon/gaddagWords';
import { type WordList, wordAt, wordListOf } from '../../lexicon/wordList/wordList';
import type { Message } from '../../message';
import { ok, type Result } from '../../result';
import { newMemory } from '../../sharedMemory';
import { COUNT_SEED, countWords } from './countWords';
import { COMMON_PARTS, LEVEL_COUNT } from './levels';

/** By word, in the order of `listWords`: the lowest level that knows it; 0 if none does. */
export type Vocabulary = Uint8Array;

/** Increase it whenever words get other levels. */
export const VOCABULARY_VERSION = 1;

/** The words that each level knows in games by these rules, or why such games are impossible. */
export function learnVocabulary(lexicon: Gaddag, rules: Rules): Result<Vocabulary, Message> {
  // If the first game can start, all of them can.
  const started = startGame({ rules, seed: COUNT_SEED });
  if (!started.ok) return started;
  const words = listWords(lexicon, rules.distribution.letters.length);
  const counts = countWords(lexicon, rules);
  const turns = Uint32Array.from(words.starts, (_, index) => counts.turnsOf(wordAt(words, index)));
  return ok(divideWords(words, turns, rules.rackSize));
}

/**
 * The lowest level that knows each word. Words that could be played in most turns come first, of equals the
 * shorter ones, until they make up the level's share of all counts. The highest level also knows words that
 * were never counted but fit on a rack.
 *
 * @param turns number of turns in which each word could have been played
 */
export function divideWords({ lengths }: WordList, turns: Uint32Array, rackSize: number): Vocabulary {
  const levels = Uint8Array.from(lengths, (length) => (length <= rackSize ? LEVEL_COUNT : 0));
  const counted = Uint32Array.from(turns.keys()).filter((index) => turns[index]! > 0);
  counted.sort((a, b) => turns[b]! - turns[a]! || lengths[a]! - lengths[b]! || a - b);
  const total = turns.reduce((sum, count) => sum + count, 0);
  let before = 0;
  for (const index of counted) {
    levels[index] = 1 + COMMON_PARTS.findIndex((part) => before < part * total);
    before += turns[index]!;
  }
  return levels;
}

/** A lexicon of the words that a level knows, in memory that threads can share. */
export function lexiconOfLevel(
  lexicon: Gaddag,
  { distribution }: Rules,
  vocabulary: Vocabulary,
  level: number,
): Gaddag {
  const letterCount = distribution.letters.length;
  const words = listWords(lexicon, letterCount);
  const known: Uint8Array[] = [];
  for (const [index, lowest] of vocabulary.entries())
    if (lowest > 0 && lowest <= level) known.push(wordAt(words, index));
  const built = buildGaddag(wordListOf(known, letterCount));
  // Part of a lexicon is never too large, and the build is never cancelled.
  if (!built.ok) throw new Error(`The words of level ${level} cannot be built: ${built.error}`);
  return moveBreadthFirst(built.value, new Uint32Array(newMemory(built.value.bytes)));
}
