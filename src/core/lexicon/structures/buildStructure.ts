import { ok, type Result } from '../../result';
import type { BuildError, BuildOptions } from '../build/buildMonitor';
import { buildGaddag } from '../build/gaddagBuilder';
import { GADDAG_ROOT, type Gaddag } from '../gaddag';
import type { WordList } from '../wordList/wordList';
import { buildDawg } from './dawg';
import { type LexiconAutomaton, SEPARATOR, type StructureKind } from './lexiconAutomaton';
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

/** Presents the GADDAG of the move generators as one of the structures. A place is an arc. */
function minimalGaddagAutomaton(gaddag: Gaddag): LexiconAutomaton {
  return {
    kind: 'gaddag',
    strings: 'gaddag-paths',
    counts: { ...gaddag.counts, letterSetEntries: 0 },
    bytes: gaddag.bytes,
    root: GADDAG_ROOT,
    follow: (place, symbol) =>
      symbol === SEPARATOR ? gaddag.followSeparator(place) : gaddag.followLetter(place, symbol),
    accepts: (place) => gaddag.accepts(place),
  };
}
