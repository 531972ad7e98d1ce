import type { Settings } from '../../../contract/window/settings';
import type { TileDistribution } from '../../../core/alphabet/tileDistribution';
import type { Premium } from '../../../core/board/boardLayout';
import type { Rules } from '../../../core/board/rules';
import type { SideTab } from '../window/sideTab';
import type { Brush } from './brush';
import { type FormRules, isFormOf, type RulesForm } from './rulesForm';
import type { SizeForm } from './sizeForm';
import type { Symmetry } from './symmetry';
import type { TileSetForm } from './tileSetForm';

/** What the page for the board shows. */
export type BoardSection = 'squares' | 'rules' | 'tileSet';

/** The state of the board editor. The board itself is in the setup. */
export interface BoardEditor {
  readonly section: BoardSection;
  /** Taken up and put down by hand; null: a click on the board paints nothing. */
  readonly brush: Brush | null;
  readonly symmetry: Symmetry;
  /** Multipliers of one's own for the ninth brush. */
  readonly ownPremium: Premium;
  /** The number of the latest stroke: what is painted or typed meanwhile is one step of the history. */
  readonly stroke: number;
  readonly sizeForm: SizeForm | null;
  /** What has been typed and cannot be in force, with what it was begun with. */
  readonly rulesForm: { readonly begun: FormRules; readonly form: RulesForm } | null;
  readonly tileSetForm: { readonly begun: TileDistribution; readonly form: TileSetForm } | null;
}

export const BOARD_EDITOR_AT_START: BoardEditor = {
  section: 'squares',
  brush: null,
  symmetry: 'none',
  ownPremium: [2, 2],
  stroke: 0,
  sizeForm: null,
  rulesForm: null,
  tileSetForm: null,
};

export type BoardEditorAction =
  | { readonly type: 'board-editor-changed'; readonly change: Partial<Omit<BoardEditor, 'stroke'>> }
  /** What is edited from now on is a step of its own. */
  | { readonly type: 'stroke-begun' };

interface EditorPlace {
  readonly boardEditor: BoardEditor;
  readonly settings: Settings;
  readonly sideTab: SideTab;
}

/** Whether the squares can be edited: the page for them is open. */
export const isEditingSquares = ({ boardEditor, settings, sideTab }: EditorPlace): boolean =>
  sideTab === 'board' && settings.isSidePanelOpen && boardEditor.section === 'squares';

/** The brush that a click on the board paints with; null: a click only moves the cursor. */
export const brushInHand = (state: EditorPlace): Brush | null =>
  isEditingSquares(state) ? state.boardEditor.brush : null;

/** What was typed about the rules and is not in force; null when they have become others since. */
export const openRulesForm = ({ rulesForm }: BoardEditor, rules: Rules): RulesForm | null =>
  rulesForm !== null && isFormOf(rules, rulesForm.begun) ? rulesForm.form : null;

/** The same for the tile set. */
export const openTileSetForm = (
  { tileSetForm }: BoardEditor,
  distribution: TileDistribution,
): TileSetForm | null => (tileSetForm?.begun === distribution ? tileSetForm.form : null);
