import type { Settings } from '../../../../contract/window/settings';
import type { TileDistribution } from '../../../../core/alphabet/tileDistribution';
import type { Premium } from '../../../../core/board/boardLayout';
import type { Rules } from '../../../../core/board/rules';
import type { SideTab } from '../../../state/window/sideTab';
import type { Brush } from './brush';
import { type FormRules, isFormOf, type RulesForm } from './rulesForm';
import type { SizeForm } from './sizeForm';
import type { Symmetry } from './symmetry';
import type { TileSetForm } from './tileSetForm';

/** Sections of the board page. */
export type BoardSection = 'squares' | 'rules' | 'tileSet';

/** The state of the board editor. The board itself is in the setup. */
export interface BoardEditor {
  readonly section: BoardSection;
  /** The selected brush; with null, a click on the board paints nothing. */
  readonly brush: Brush | null;
  readonly symmetry: Symmetry;
  /** Custom multipliers of the ninth brush. */
  readonly ownPremium: Premium;
  /** Number of the latest stroke: all its changes are one step of the history. */
  readonly stroke: number;
  readonly sizeForm: SizeForm | null;
  /** Invalid input in the forms, with the rules that the form was opened with. */
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
  /** Subsequent edits are a separate step. */
  | { readonly type: 'stroke-begun' };

interface EditorPlace {
  readonly boardEditor: BoardEditor;
  readonly settings: Settings;
  readonly sideTab: SideTab;
}

/** Whether the squares can be edited, because their page is open. */
export const isEditingSquares = ({ boardEditor, settings, sideTab }: EditorPlace): boolean =>
  sideTab === 'board' && settings.isSidePanelOpen && boardEditor.section === 'squares';

/** The brush that a click on the board paints with; null if a click only moves the cursor. */
export const brushInHand = (state: EditorPlace): Brush | null =>
  isEditingSquares(state) ? state.boardEditor.brush : null;

/** Pending input about the rules; null if they have changed since. */
export const openRulesForm = ({ rulesForm }: BoardEditor, rules: Rules): RulesForm | null =>
  rulesForm !== null && isFormOf(rules, rulesForm.begun) ? rulesForm.form : null;

/** The same for the tile set. */
export const openTileSetForm = (
  { tileSetForm }: BoardEditor,
  distribution: TileDistribution,
): TileSetForm | null => (tileSetForm?.begun === distribution ? tileSetForm.form : null);
