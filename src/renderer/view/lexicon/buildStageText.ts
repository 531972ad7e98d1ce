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

/** What is being done while a lexicon is opened; null: it has only been asked for. */
export const buildStageText = (stage: BuildStage | null): string =>
  text(stage === null ? 'lexiconView.buildAsked' : TEXTS[stage]);
