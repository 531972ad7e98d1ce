import { isBlank } from '../../../core/alphabet/tile';
import { tileGlyph } from '../../../core/alphabet/tileDistribution';
import type { AppState } from '../../state/appState';
import { turnAt } from '../../state/candidates/candidateSet';
import { boardTilesOf, squaresOf } from '../board/boardView';
import { candidateRow } from '../candidates/candidateRow';
import { type GameRow, gameViewOf } from '../document/gameView';

/** So many candidates have room on a page beside the board. */
const PRINTED_CANDIDATES = 40;

export interface PaperSquare {
  /** Empty where no tile lies. */
  readonly glyph: string;
  readonly value: number;
  readonly isBlank: boolean;
  /** `w3`, `l2`, `start`, `brick`; empty for a plain square. */
  readonly look: string;
}

/** A position with its candidates, on paper. */
export interface PositionPaper {
  readonly title: string;
  readonly rows: readonly (readonly PaperSquare[])[];
  readonly rack: readonly { readonly glyph: string; readonly isBlank: boolean }[];
  readonly candidates: readonly {
    readonly rank: number;
    readonly word: string;
    readonly position: string;
    readonly score: number;
    readonly leave: string;
    readonly equity: string;
  }[];
  readonly total: number;
}

export function positionPaper({ candidates, document, setup }: AppState): PositionPaper {
  const { distribution, layout } = setup.rules;
  const squares = squaresOf(setup.rules);
  const tiles = new Map(boardTilesOf(setup, null).map((tile) => [tile.row * layout.cols + tile.col, tile]));
  const paperSquares = squares.map(
    ({ col, isBrick, isStart, letterMultiplier, row, wordMultiplier }): PaperSquare => {
      const tile = tiles.get(row * layout.cols + col);
      const premium =
        wordMultiplier > 1
          ? `w${Math.min(wordMultiplier, 4)}`
          : letterMultiplier > 1
            ? `l${Math.min(letterMultiplier, 4)}`
            : isStart
              ? 'start'
              : '';
      return {
        glyph: tile?.glyph ?? '',
        value: tile?.value ?? 0,
        isBlank: tile?.isBlank ?? false,
        look: isBrick === true ? 'brick' : premium,
      };
    },
  );
  const total = candidates?.setup === setup ? candidates.total : 0;
  const listed = Array.from({ length: Math.min(total, PRINTED_CANDIDATES) }, (_, at) =>
    turnAt(candidates, at + 1),
  );
  return {
    title: document.name,
    rows: Array.from({ length: layout.rows }, (_, row) =>
      paperSquares.slice(row * layout.cols, (row + 1) * layout.cols),
    ),
    rack: setup.rack.map((tile) => ({ glyph: tileGlyph(distribution, tile), isBlank: isBlank(tile) })),
    candidates: listed.flatMap((turn) => {
      if (turn === undefined || turn.kind !== 'placement') return [];
      const { letters, position, rank, score, value } = candidateRow(setup, turn, total);
      const word = letters.map(({ text }) => text).join('');
      return [{ rank, word, position, score, leave: value?.leave ?? '', equity: value?.equity ?? '' }];
    }),
    total,
  };
}

/** A game's score sheet, on paper. */
export interface SheetPaper {
  readonly title: string;
  readonly names: string;
  readonly rows: readonly GameRow[];
}

/** Null while no game is open. */
export function sheetPaper(state: Pick<AppState, 'game' | 'play' | 'setup' | 'document'>): SheetPaper | null {
  const view = gameViewOf(state);
  return view === null ? null : { title: state.document.name, names: view.title, rows: view.rows };
}
