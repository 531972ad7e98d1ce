import type { Rules } from '../../../core/board/rules';
import type { Setup } from '../../../core/board/setup';
import type { GcgDocument } from '../../../core/notation/gcg/gcgDocument';
import type { LexiconName } from '../../../core/notation/positions/positionDocument';
import type { JsonObject } from '../../../core/notation/text/jsonFields';
import type { OpenGame } from './openGame';
import { isOffGame } from './openGame';

/** What of the state belongs into the file. */
export interface DocumentContent {
  readonly setup: Setup;
  /** Of the game that is open; null: none. */
  readonly record: GcgDocument | null;
}

/** The document that the window is about. */
export interface OpenDocument {
  /** Of the file, or what a new one is called. */
  readonly name: string;
  /** Of a `.tilewright` file; null: it has to be asked for. */
  readonly path: string | null;
  /** Of the record of a game that the document came from: the game's review is kept beside it. */
  readonly gamePath?: string;
  /** What lies in a file, or what a new document began with; null where it is in none. */
  readonly saved: DocumentContent | null;
  /** The object of the file, with the fields that this version does not know. */
  readonly source: JsonObject;
  /**
   * The lexicon that its file names, until another one is chosen: if that lexicon is missing, its name is not
   * lost. Null: the one in use is the document's.
   */
  readonly lexicon: LexiconName | null;
  /** The CGP line that it was opened from. */
  readonly cgp: string | null;
}

export type DocumentAction =
  | {
      readonly type: 'document-saved';
      readonly name: string;
      readonly path: string | null;
      /** As it was when it was written: it may have been changed since. */
      readonly content: DocumentContent;
    }
  | { readonly type: 'export-panel-toggled' };

export const UNTITLED = 'Untitled';

export const newDocument = (setup: Setup): OpenDocument => ({
  name: UNTITLED,
  path: null,
  saved: { setup, record: null },
  source: {},
  lexicon: null,
  cgp: null,
});

interface WithDocument {
  readonly setup: Setup;
  readonly game: OpenGame | null;
  readonly document: OpenDocument;
}

export const contentOf = ({ game, setup }: WithDocument): DocumentContent => ({
  setup,
  record: game?.record ?? null,
});

/**
 * Whether there is something that is in no file. To go from one turn of a game to another is no change, but
 * to leave a position that was edited and saved is one.
 */
export function isEdited(state: WithDocument): boolean {
  const { document, game, setup } = state;
  const { saved } = document;
  if (saved === null || saved.record !== (game?.record ?? null)) return true;
  if (isSameSetup(saved.setup, setup)) return false;
  return game === null || isOffGame(game, setup) || !isOfGame(game, saved);
}

const ofGame = new WeakMap<DocumentContent, boolean>();

/** Whether what was saved is a turn of the game. */
function isOfGame({ positions }: OpenGame, saved: DocumentContent): boolean {
  const known = ofGame.get(saved) ?? positions.some((position) => isSameSetup(position.setup, saved.setup));
  ofGame.set(saved, known);
  return known;
}

/** Whether two setups are the same position by the same rules. */
export const isSameSetup = (one: Setup, other: Setup): boolean =>
  one === other ||
  (isSameRow(one.tiles, other.tiles) &&
    isSameRow(one.rack, other.rack) &&
    isSameRules(one.rules, other.rules));

const isSameRow = (one: readonly number[], other: readonly number[]): boolean =>
  one === other || (one.length === other.length && one.every((tile, index) => tile === other[index]));

/** Rules are compared often, and seldom others than the last time. */
const comparedRules = new WeakMap<Rules, { readonly other: Rules; readonly isSame: boolean }>();

function isSameRules(one: Rules, other: Rules): boolean {
  if (one === other) return true;
  const known = comparedRules.get(one);
  if (known?.other === other) return known.isSame;
  const isSame = JSON.stringify(one) === JSON.stringify(other);
  comparedRules.set(one, { other, isSame });
  return isSame;
}
