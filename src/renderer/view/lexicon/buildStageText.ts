import type { BuildStage } from '../../../core/lexicon/build/buildMonitor';
import type { TextKey } from '../../../texts/catalogue';
import { text } from '../../../texts/text';

const TEXTS: Readonly<Record<BuildStage, TextKey>> = {
  read: 'lexiconView.buildRead',
  'sort-words': 'lexiconView.buildSortWords',
  dawg: 'lexiconView.buildDawg',
  'sort-prefixes': 'lexiconView.buildSortPrefixes',
  'prefix-tails': 'lexiconView.buildPrefixTails',
  gaddag: 'lexiconView.buildGaddag',
  'lay-out': 'lexiconView.buildLayOut',
  write: 'lexiconView.buildWrite',
  trie: 'lexiconView.buildTrie',
  'semi-minimal-gaddag': 'lexiconView.buildSemiMinimalGaddag',
};

/** Current stage of opening a lexicon; null if it has only been requested. */
export const buildStageText = (stage: BuildStage | null): string =>
  text(stage === null ? 'lexiconView.buildAsked' : TEXTS[stage]);
