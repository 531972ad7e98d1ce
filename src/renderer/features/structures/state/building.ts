import type { TileDistribution } from '../../../../core/alphabet/tileDistribution';
import { entryAt } from '../../../../core/certain';
import type { QuestionKind } from '../../../../core/lexicon/construction/askGraph';
import type { BuildMark } from '../../../../core/lexicon/construction/buildMarks';
import {
  CONSTRUCTIONS,
  type Construction,
  type ConstructionKind,
} from '../../../../core/lexicon/construction/construction';
import { constructTyped } from '../../../../core/lexicon/construction/constructTyped';
import type { Message } from '../../../../core/message';
import type { Result } from '../../../../core/result';

/** What the finished structure is asked. */
export interface BuildingQuestion {
  readonly kind: QuestionKind;
  /** The letters, as typed; empty without a question. */
  readonly letters: string;
}

/** A structure being built from a few words. */
export interface Building {
  /** The words, as typed. */
  readonly typed: string;
  readonly kind: ConstructionKind;
  /** Another structure of the same words, built beside it; null for none. */
  readonly rival: ConstructionKind | null;
  /** Number of steps done. */
  readonly step: number;
  readonly isPlaying: boolean;
  /** Kinds of marks that jumps skip. */
  readonly passedOver: readonly BuildMark[];
  readonly question: BuildingQuestion;
}

/** Word lists that show something. The last one is that of Appel and Jacobson's figures. */
export const SAMPLE_WORDS: readonly string[] = [
  'CITY,CITIES,PITY,PITIES',
  'CARE',
  'CARE,CARES',
  'HELLO',
  'CAR,CARS,CAT,CATS,DO,DOG,DOGS,DONE,EAR,EARS,EAT,EATS',
].map((words) => words.replaceAll(',', ' '));

export const BUILDING_AT_START: Building = {
  typed: entryAt(SAMPLE_WORDS, 0),
  kind: CONSTRUCTIONS[0],
  rival: null,
  step: 0,
  isPlaying: false,
  passedOver: ['node'],
  question: { kind: 'begins', letters: '' },
};

export type BuildingAction =
  | { readonly type: 'building-words-typed'; readonly text: string }
  /** Takes the first of the words that are not too long, and shows the page. */
  | { readonly type: 'building-words-taken'; readonly words: readonly string[] }
  | { readonly type: 'building-kind-chosen'; readonly kind: ConstructionKind }
  | { readonly type: 'building-rival-chosen'; readonly rival: ConstructionKind | null }
  /** Steps outside the construction are clamped; playing ends. */
  | { readonly type: 'building-step-sought'; readonly step: number }
  | { readonly type: 'building-stepped'; readonly by: number }
  | { readonly type: 'building-mark-sought'; readonly by: 1 | -1 }
  /** Toggles whether jumps stop at marks of this kind. */
  | { readonly type: 'building-mark-toggled'; readonly kind: BuildMark }
  | { readonly type: 'building-play-toggled' }
  | { readonly type: 'building-replayed' }
  /** Also completes the structure. */
  | { readonly type: 'building-asked'; readonly question: Partial<BuildingQuestion> }
  /** A tick while it plays. */
  | { readonly type: 'building-ticked' };

type Source = Pick<Building, 'kind' | 'typed'>;

/** The latest constructions with the letters of a tile set: each of their steps asks for them. */
const latest = new WeakMap<TileDistribution, Latest>();

interface Latest {
  readonly typed: string;
  readonly built: Map<ConstructionKind, Result<Construction, Message>>;
}

/** The construction of the typed words; the error says which of them cannot be used. */
export function constructionOf(
  { kind, typed }: Source,
  distribution: TileDistribution,
): Result<Construction, Message> {
  const known = latest.get(distribution);
  const { built } = known?.typed === typed ? known : { built: new Map() };
  const construction = built.get(kind) ?? constructTyped(kind, typed, distribution);
  latest.set(distribution, { typed, built: built.set(kind, construction) });
  return construction;
}
