import type {
  KeptLexicon,
  LexiconInfo,
  LexiconOrigin,
  RecentLexicon,
} from '../../../../contract/lexicon/lexiconApi';
import { BUILT_IN_ENTRY, ENTRY_DIGITS } from '../../../../contract/lexicon/lexiconNames';
import { formatDay } from '../../../../texts/dates';
import { text } from '../../../../texts/text';

/** A known lexicon: one that can be opened, or one in the cache whose file is no longer known. */
export interface LexiconRow {
  /** Unique key of the row. */
  readonly key: string;
  readonly name: string;
  /** Path of its file; empty if it has none or it is unknown. */
  readonly path: string;
  /** Origin for opening it; null if it cannot be opened. */
  readonly origin: LexiconOrigin | null;
  readonly isUsed: boolean;
  /** Its cached data, in words. */
  readonly kept: string;
  /** Its entry in the cache; null if it has none. */
  readonly entry: string | null;
}

interface Known {
  /** Null if none is in use. */
  readonly info: LexiconInfo | null;
  readonly recents: readonly RecentLexicon[];
  readonly kept: readonly KeptLexicon[];
}

/** The built-in lexicon, the files that were opened, and all other entries of the cache. */
export function lexiconRows({ info, kept, recents }: Known): readonly LexiconRow[] {
  const entryOf = (id: string | undefined) => kept.find(({ name }) => name === id?.slice(0, ENTRY_DIGITS));
  const used = entryOf(info?.id);
  const isBuiltInUsed = info?.path === null;
  const builtIn = (isBuiltInUsed && used) || kept.find(({ name }) => name === BUILT_IN_ENTRY);
  const files = recents.map(({ id, name, path }): LexiconRow => {
    const isUsed = info?.path === path;
    const origin = { source: 'file', path } as const;
    return { key: path, name, path, origin, isUsed, ...keptOf(isUsed ? used : entryOf(id)) };
  });
  const rows: readonly LexiconRow[] = [
    {
      key: '',
      name: text('lexiconPanel.builtIn'),
      path: '',
      origin: { source: 'default' },
      isUsed: isBuiltInUsed,
      ...keptOf(builtIn),
    },
    ...files,
  ];
  const others = kept.filter(({ name }) => rows.every(({ entry }) => entry !== name));
  return [...rows, ...others.map(unknownRow)];
}

const unknownRow = (entry: KeptLexicon): LexiconRow => ({
  key: entry.name,
  name:
    entry.name === BUILT_IN_ENTRY
      ? text('lexiconPanel.builtIn')
      : text('settings.lexiconUnknown', { hash: entry.name.slice(0, SHOWN_DIGITS) }),
  path: '',
  origin: null,
  isUsed: false,
  ...keptOf(entry),
});

/** As in other displays of a lexicon's identity. */
const SHOWN_DIGITS = 8;
const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;

const sizeText = (bytes: number): string =>
  bytes < MEGABYTE
    ? text('settings.kilobytes', { kilobytes: Math.ceil(bytes / KILOBYTE) })
    : text('settings.megabytes', { megabytes: Math.round((10 * bytes) / MEGABYTE) / 10 });

function keptOf(entry: KeptLexicon | undefined): Pick<LexiconRow, 'kept' | 'entry'> {
  if (entry === undefined) return { kept: text('settings.lexiconNotKept'), entry: null };
  const { byteLength, name, usedAt, wordCount } = entry;
  const size = sizeText(byteLength);
  const day = formatDay(usedAt);
  const kept =
    wordCount === null
      ? text('settings.lexiconOtherVersion', { size, day })
      : text('settings.lexiconKept', { words: wordCount, size, day });
  return { kept, entry: name };
}
