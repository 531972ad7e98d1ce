import type { RackWorth } from '../../../../contract/candidates/candidatesApi';
import { isBlank, letterOf, type Tile } from '../../../../core/alphabet/tile';
import { tileGlyph } from '../../../../core/alphabet/tileDistribution';
import type { Setup } from '../../../../core/board/setup';
import { text } from '../../../../texts/text';
import { formatGain } from '../../../view/candidates/points';

/** Breakdown of the leave value. */
export interface KeptView {
  /** Each tile alone. */
  readonly tiles: readonly { readonly glyph: string; readonly value: string }[];
  /** The additional worth of all tiles together, and the total. */
  readonly together: string;
  readonly whole: string;
  /** Notable facts, one sentence each. */
  readonly notes: readonly string[];
}

/** Smaller synergies of pairs are not mentioned. */
const NOTABLE = 500;

/** @param whole worth of the leave, in thousandths of a point */
export function keptView(
  setup: Setup,
  kept: readonly Tile[],
  whole: number,
  { pairs, singles }: RackWorth,
): KeptView {
  const places = placesOf(setup.rack, kept);
  const valueAt = (place: number): number => singles[place] ?? 0;
  const alone = places.reduce((sum, place) => sum + valueAt(place), 0);
  const beyond = (one: number, other: number): number =>
    (pairs[one]?.[other] ?? 0) - valueAt(one) - valueAt(other);
  return {
    tiles: kept.map((tile, nth) => ({
      glyph: glyphOf(setup, tile),
      value: formatGain(valueAt(places[nth] ?? -1)),
    })),
    together: formatGain(whole - alone),
    whole: formatGain(whole),
    notes: [...pairNotes(setup, kept, places, beyond), ...loneQ(setup, kept), ...balance(setup, kept)],
  };
}

const glyphOf = ({ rules }: Setup, tile: Tile): string => tileGlyph(rules.distribution, tile);

/** Places of the tiles on the rack, each a different one. */
function placesOf(rack: readonly Tile[], kept: readonly Tile[]): readonly number[] {
  const taken = new Set<number>();
  return kept.map((tile) => {
    const place = rack.findIndex((each, at) => each === tile && !taken.has(at));
    taken.add(place);
    return place;
  });
}

/** Equal tiles, and the pairs of others with the greatest synergies. */
function pairNotes(
  setup: Setup,
  kept: readonly Tile[],
  places: readonly number[],
  beyond: (one: number, other: number) => number,
): readonly string[] {
  const found = kept.flatMap((one, at) =>
    kept.slice(at + 1).map((other, behind) => ({
      one: glyphOf(setup, one),
      other: glyphOf(setup, other),
      gain: beyond(places[at] ?? -1, places[at + 1 + behind] ?? -1),
    })),
  );
  const twins = new Map(
    found.filter(({ one, other }) => one === other).map((pair) => [pair.one, pair] as const),
  );
  const others = found.filter(({ one, other }) => one !== other).sort((a, b) => b.gain - a.gain);
  const [best] = others;
  const worst = others.at(-1);
  const notes = [...twins.values()].map(({ gain, one }) =>
    text('strategy.twins', { tile: one, gain: formatGain(gain) }),
  );
  const shown = ({ gain, one, other }: (typeof found)[number]) => ({ one, other, gain: formatGain(gain) });
  if (best !== undefined && best.gain >= NOTABLE) notes.push(text('strategy.helpfulPair', shown(best)));
  if (worst !== undefined && worst.gain <= -NOTABLE) notes.push(text('strategy.hinderingPair', shown(worst)));
  return notes;
}

/** For tile sets with both letters. */
function loneQ(setup: Setup, kept: readonly Tile[]): readonly string[] {
  const { letters } = setup.rules.distribution;
  const [q, u] = ['Q', 'U'].map((glyph) => 1 + letters.findIndex((letter) => letter.glyph === glyph));
  return q && u && kept.includes(q) && !kept.includes(u) ? [text('strategy.loneQ')] : [];
}

function balance({ rules }: Setup, kept: readonly Tile[]): readonly string[] {
  const letters = kept.filter((tile) => !isBlank(tile));
  if (letters.length < 2) return [];
  const isVowel = (tile: Tile) => rules.distribution.letters[letterOf(tile) - 1]?.isVowel === true;
  const vowels = letters.filter(isVowel).length;
  return [text('strategy.balance', { vowels, consonants: letters.length - vowels })];
}
