import { go } from 'fuzzysort';
import type { PaletteCommand } from '../../view/window/paletteCommand';

export interface PaletteRow {
  readonly command: PaletteCommand;
  /** The title in parts, with the matching ones marked. */
  readonly parts: readonly TitlePart[];
}

export interface TitlePart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Minimum score of a shown match: 1 is the whole title, 0 any title with these letters in this order. */
const WORST_SHOWN = 0.25;
/** Worse ones are not shown beside a good match: their letters only happen to occur. */
const SHARE_OF_BEST = 0.6;
/** Bonus for recent commands, enough to put them first among similar matches. */
const CALLED_LATELY = 0.05;
/** Bonus if the query is one of the everyday words, not only its beginning. */
const WHOLE_WORD = 0.15;

/**
 * The commands whose title, category or everyday words match, best match first; without a query all of them,
 * recent ones first. Those that can do nothing now come last.
 *
 * @param recent ids of recent commands, latest first
 */
export function paletteRows(
  commands: readonly PaletteCommand[],
  typed: string,
  recent: readonly string[],
): readonly PaletteRow[] {
  const wanted = typed.trim();
  if (wanted === '')
    return enabledFirst(byUse(commands, recent).map((command) => ({ command, parts: unmatched(command) })));
  const found = go(wanted, commands, {
    keys: ['title', 'category', 'words'],
    limit: 0,
    threshold: WORST_SHOWN,
    scoreFn: ({ obj, score }) => (score > 0 ? score + bonusOf(obj, wanted, recent) : 0),
  });
  const worst = (found[0]?.score ?? 0) * SHARE_OF_BEST;
  const shown = found.filter(({ score }) => score >= worst);
  return enabledFirst(
    shown.map(({ 0: title, obj: command }) => ({
      command,
      parts: title === undefined ? unmatched(command) : partsOf(command.title, title.indexes),
    })),
  );
}

function bonusOf({ id, words }: PaletteCommand, wanted: string, recent: readonly string[]): number {
  const isWord = words.toLowerCase().split(' ').includes(wanted.toLowerCase());
  return (recent.includes(id) ? CALLED_LATELY : 0) + (isWord ? WHOLE_WORD : 0);
}

const enabledFirst = (rows: readonly PaletteRow[]): readonly PaletteRow[] =>
  rows.toSorted(
    ({ command: one }, { command: other }) => Number(one.why !== null) - Number(other.why !== null),
  );

function byUse(commands: readonly PaletteCommand[], recent: readonly string[]): readonly PaletteCommand[] {
  const place = ({ id }: PaletteCommand) => {
    const at = recent.indexOf(id);
    return at < 0 ? recent.length : at;
  };
  return commands.toSorted((one, other) => place(one) - place(other));
}

const unmatched = ({ title }: PaletteCommand): readonly TitlePart[] => [{ text: title, isMatch: false }];

function partsOf(title: string, matched: ArrayLike<number>): readonly TitlePart[] {
  const indexes = new Set(Array.from(matched));
  const parts: { text: string; isMatch: boolean }[] = [];
  for (let index = 0; index < title.length; index++) {
    const isMatch = indexes.has(index);
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += title[index] ?? '';
    else parts.push({ text: title[index] ?? '', isMatch });
  }
  return parts;
}
