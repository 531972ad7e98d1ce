import { ok, type Result } from '../../result';
import type { BuildError, BuildOptions } from '../build/buildMonitor';
import { buildGaddag } from '../build/gaddagBuilder';
import type { WordList } from '../wordList/wordList';
import { buildDawg } from './dawg';
import type { LexiconAutomaton, StructureKind } from './lexiconAutomaton';
import { minimalGaddagAutomaton } from './minimalGaddag';
import { buildSemiMinimalGaddag } from './semiMinimalGaddagBuilder';
import { buildTrie } from './trie';

type StructureBuilder = (words: WordList, options?: BuildOptions) => Result<LexiconAutomaton, BuildError>;

const BUILDERS: Readonly<Record<StructureKind, StructureBuilder>> = {
  trie: buildTrie,
  dawg: buildDawg,
  'semi-minimal-gaddag': buildSemiMinimalGaddag,
  gaddag: (words, options) => {
    const built = buildGaddag(words, options);
    return built.ok ? ok(minimalGaddagAutomaton(built.value)) : built;
  },
};

/** Every structure, simplest first. */
export const STRUCTURE_KINDS: readonly StructureKind[] = ['trie', 'dawg', 'semi-minimal-gaddag', 'gaddag'];

export function buildStructure(
  kind: StructureKind,
  words: WordList,
  options?: BuildOptions,
): Result<LexiconAutomaton, BuildError> {
  return BUILDERS[kind](words, options);
}
