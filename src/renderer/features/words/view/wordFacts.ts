import { formatCount } from '../../../../texts/numbers';
import { text } from '../../../../texts/text';
import type { AppState } from '../../../state/appState';
import { chosenWord } from '../state/wordQuestion';

export interface WordFact {
  readonly name: string;
  readonly value: string;
}

/** Extensions that are named. */
const MOST_NAMED = 8;

/** Null until the facts of the chosen word have arrived. */
export function wordFactsOf({ words }: Pick<AppState, 'words'>): readonly WordFact[] | null {
  const { info } = words;
  const word = chosenWord(words)?.text;
  if (word === undefined || info?.word !== word) return null;
  const {
    anagrams,
    backHooks,
    dropsFirst,
    dropsLast,
    extensions,
    extensionCount,
    frontHooks,
    ofLength,
    rank,
  } = info.facts;
  const none = text('study.none');
  const list = (each: readonly string[], total = each.length) => {
    if (total === 0) return none;
    const shown = each.slice(0, MOST_NAMED);
    const more = total - shown.length;
    return more > 0 ? text('study.andMore', { words: shown.join(', '), count: more }) : shown.join(', ');
  };
  const inner = dropsFirst || dropsLast;
  return [
    { name: text('study.frontHooks'), value: frontHooks.length === 0 ? none : frontHooks.join(' ') },
    { name: text('study.backHooks'), value: backHooks.length === 0 ? none : backHooks.join(' ') },
    {
      name: text('study.innerHooks'),
      value: inner ? text('study.drops', { first: String(dropsFirst), last: String(dropsLast) }) : none,
    },
    { name: text('study.anagrams'), value: list(anagrams) },
    { name: text('study.extensions'), value: list(extensions, extensionCount) },
    {
      name: text('study.probability'),
      value: text('study.rankOf', { rank: formatCount(rank), count: formatCount(ofLength) }),
    },
  ];
}
