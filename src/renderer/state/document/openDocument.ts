import type { Setup } from '../../../core/board/setup';
import { type GcgBranch, NO_BRANCHES } from '../../../core/notation/gcg/branches/gcgTree';
import type { GcgDocument } from '../../../core/notation/gcg/gcgDocument';
import type { LexiconName } from '../../../core/notation/positions/positionDocument';
import type { JsonObject } from '../../../core/notation/text/jsonFields';
import { gameLineOf } from './gameLines';
import type { OpenGame } from './openGame';
import { isOffGame } from './openGame';
import { isSameSetup } from './sameSetup';

/** The parts of the state that are saved in the file. */
export interface DocumentContent {
  readonly setup: Setup;
  /** Record of the open game; null if there is none. */
  readonly record: GcgDocument | null;
  /** By default none. */
  readonly branches?: readonly GcgBranch[];
}

/** The document of the window. */
export interface OpenDocument {
  /** Name of the file, or the default name of a new document. */
  readonly name: string;
  /** Path of a `.tilewright` file; null if the user has to be asked for one. */
  readonly path: string | null;
  /** Path of the game record that the document came from, next to which its review is kept. */
  readonly gamePath?: string;
  /** The saved content, or the initial content of a new document; null if it is in no file. */
  readonly saved: DocumentContent | null;
  /** The JSON object of the file, including fields that this version does not know. */
  readonly source: JsonObject;
  /**
   * The lexicon named in the file, until another one is chosen, so that the name of a missing lexicon is not
   * lost. Null if the document's lexicon is the one in use.
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
      /** The content when it was written: it may have changed since. */
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

export const contentOf = ({ game, setup }: Omit<WithDocument, 'document'>): DocumentContent => ({
  setup,
  record: game?.main.record ?? null,
  branches: game?.branches ?? NO_BRANCHES,
});

/**
 * Whether there are unsaved changes. Going from one turn of a game to another is no change, but leaving a
 * position that was edited and saved is.
 */
export function isEdited(state: WithDocument): boolean {
  const { document, game, setup } = state;
  const { saved } = document;
  if (saved === null || saved.record !== (game?.main.record ?? null)) return true;
  if ((saved.branches ?? NO_BRANCHES) !== (game?.branches ?? NO_BRANCHES)) return true;
  if (isSameSetup(saved.setup, setup)) return false;
  return game === null || isOffGame(game, setup) || !isOfGame(game, saved);
}

const ofGame = new WeakMap<DocumentContent, boolean>();

/** Whether the saved content is a turn of the game. */
function isOfGame(game: OpenGame, saved: DocumentContent): boolean {
  const known =
    ofGame.get(saved) ??
    [null, ...game.branches.map(({ id }) => id)].some((id) =>
      gameLineOf(game, id).positions.some((position) => isSameSetup(position.setup, saved.setup)),
    );
  ofGame.set(saved, known);
  return known;
}
