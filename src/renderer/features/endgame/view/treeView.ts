import type { TileDistribution } from '../../../../core/alphabet/tileDistribution';
import type { TiledBoard } from '../../../../core/board/square';
import type { SearchedTurn } from '../../../../core/strategy/endgame/searchedTurns';
import { boardAfter } from '../../../../core/strategy/review/turnNotation';
import { text } from '../../../../texts/text';
import type { AppState } from '../../../state/appState';
import { shownTree, type TreeRow, treeRows } from '../state/searchTree';
import { boardOf, playText, wholePoints } from './playText';

/** A turn of the search tree. */
export interface TreeRowView extends Pick<TreeRow, 'row' | 'level' | 'place' | 'siblings'> {
  /** Null if nothing below it can be opened. */
  readonly isOpen: boolean | null;
  readonly play: string;
  readonly value: string;
  readonly fate: string;
  /** The whole row in words. */
  readonly said: string;
  /** The player of the turn. */
  readonly player: 'own' | 'other';
  readonly isBest: boolean;
  readonly isChosen: boolean;
}

/** Null until part of the tree is available. */
export function treeViewOf(state: AppState): readonly TreeRowView[] | null {
  const tree = shownTree(state);
  if (tree === null) return null;
  const { distribution } = state.setup.rules;
  // The board before the turns of each level: parents come before their answers.
  const boards = [boardOf(state.setup)];
  return treeRows(tree).map((row) => {
    const before = boards[row.level - 1] ?? boardOf(state.setup);
    boards[row.level] = boardAfter(before, row.searched.turn);
    return rowView(row, before, distribution, tree.chosen);
  });
}

function rowView(
  row: TreeRow,
  before: TiledBoard,
  distribution: TileDistribution,
  chosen: string | null,
): TreeRowView {
  const { isLoading, isOpen, leftOut, level, place, searched, siblings } = row;
  const { answer, fate, isSearched, plies, points, turn } = searched;
  const play = playText(turn, before, distribution);
  const player = level % 2 === 1 ? 'own' : 'other';
  const { bound, value } = boundOf(searched);
  const why = {
    fate,
    answer: answer === null ? 'none' : playText(answer, boardAfter(before, turn), distribution),
    plies: fate === 'judged' || plies === null ? 'none' : plies,
  };
  const left = leftOut > 0 ? text('endgamePage.leftOut', { count: leftOut }) : null;
  const said = text('endgamePage.treeSaid', { ...why, play, player, points, bound, value });
  return {
    row: row.row,
    level,
    place,
    siblings,
    isOpen: isSearched ? isOpen : null,
    play,
    value: `${SIGNS[bound]}${value}`,
    fate: isLoading ? text('endgamePage.treeLoading') : text('endgamePage.fate', { ...why, left: leftOut }),
    said: left === null ? said : `${said} ${left}.`,
    player,
    isBest: fate === 'best',
    isChosen: row.row === chosen,
  };
}

type Bound = 'none' | 'exact' | 'least' | 'most' | 'soFar';

const SIGNS: Readonly<Record<Bound, string>> = { none: '', exact: '', least: '≥', most: '≤', soFar: '≈' };

/** A value that was not searched to the end of the game is not exact. */
function boundOf({ bound, fate, plies, value }: SearchedTurn): { bound: Bound; value: string } {
  if (value === null) return { bound: 'none', value: '' };
  const isProven = plies === null && fate !== 'judged';
  const how = bound === 'exact' ? (isProven ? 'exact' : 'soFar') : bound === 'at-least' ? 'least' : 'most';
  return { bound: how, value: wholePoints(value) };
}
