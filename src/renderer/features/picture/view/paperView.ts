import { isBlank } from '../../../../core/alphabet/tile';
import { tileGlyph } from '../../../../core/alphabet/tileDistribution';
import type { Setup } from '../../../../core/board/setup';
import { columnLabel } from '../../../../core/board/square';
import { entryAt } from '../../../../core/certain';
import { type GcgDocument, nicksOf, type PlayerIndex } from '../../../../core/notation/gcg/gcgDocument';
import { text } from '../../../../texts/text';
import type { AppState } from '../../../state/appState';
import { turnAt } from '../../../state/candidates/candidateSet';
import { boardTilesOf, squaresOf } from '../../../view/board/boardView';
import { candidateRow } from '../../../view/candidates/candidateRow';
import { captionOf } from '../../../view/candidates/captionView';
import { leaveGlyphs } from '../../../view/candidates/leaveGlyphs';
import {
  explainCandidate,
  positionOf,
  type ShownMove,
  shownCandidate,
} from '../../../view/candidates/shownMove';
import { documentName } from '../../../view/document/documentName';
import { type GameRow, rowsOfShownLine } from '../../../view/document/gameRows';

/** Number of candidates that fit on a page beside the board. */
const PRINTED_CANDIDATES = 40;

export interface PaperSquare {
  /** Empty if the square has no tile. */
  readonly glyph: string;
  readonly value: number;
  readonly isBlank: boolean;
  /** Whether it is a tile of the shown candidate. */
  readonly isPlaced: boolean;
  /** `3W`, `2L`, both on a square that multiplies both; empty for a plain square. */
  readonly premium: string;
  /** `w3`, `l2`, `start`, `brick`; empty for a plain square. */
  readonly look: string;
}

/** A position with its candidates, on paper. */
export interface PositionPaper {
  readonly title: string;
  /** The candidate on the board; empty without one. */
  readonly play: string;
  /** `A`, `B`, … */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly PaperSquare[])[];
  readonly rack: readonly { readonly glyph: string; readonly isBlank: boolean }[];
  readonly candidates: readonly {
    readonly rank: number;
    readonly word: string;
    readonly position: string;
    readonly score: number;
    /** The tiles that stay on the rack. */
    readonly kept: string;
    /** Empty if unknown. */
    readonly equity: string;
  }[];
  readonly total: number;
}

export function positionPaper(state: AppState): PositionPaper {
  const { candidates, document, setup } = state;
  const { distribution, layout } = setup.rules;
  const squares = squaresOf(setup.rules);
  const shown = shownMoveOf(state);
  const tiles = new Map(boardTilesOf(setup, shown).map((tile) => [tile.row * layout.cols + tile.col, tile]));
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
        isPlaced: tile?.role === 'placed',
        premium: multiplierOf(letterMultiplier, wordMultiplier),
        look: isBrick === true ? 'brick' : premium,
      };
    },
  );
  const total = candidates?.setup === setup ? Math.min(candidates.total, candidates.allTotal) : 0;
  const listed = Array.from({ length: Math.min(total, PRINTED_CANDIDATES) }, (_, at) =>
    turnAt(candidates, at + 1),
  );
  return {
    title: documentName(document.name),
    play: shown === null ? '' : playText(setup, shown),
    columns: Array.from({ length: layout.cols }, (_, col) => columnLabel(col)),
    rows: Array.from({ length: layout.rows }, (_, row) =>
      paperSquares.slice(row * layout.cols, (row + 1) * layout.cols),
    ),
    rack: setup.rack.map((tile) => ({ glyph: tileGlyph(distribution, tile), isBlank: isBlank(tile) })),
    candidates: listed.flatMap((turn) => {
      if (turn === undefined || turn.kind !== 'placement') return [];
      const { letters, position, rank, score, value } = candidateRow(setup, turn, total);
      const word = letters.map(({ text }) => text).join('');
      const kept = leaveGlyphs(setup, turn);
      return [{ rank, word, position, score, kept, equity: value?.equity ?? '' }];
    }),
    total,
  };
}

/** The candidate that the window shows, unless another view covers it. */
function shownMoveOf(state: AppState): ShownMove | null {
  const position = positionOf(state.setup);
  const candidate = shownCandidate(state);
  if (position === null || candidate === null) return null;
  return explainCandidate(position, candidate, state.candidates?.allTotal ?? 0);
}

function playText(setup: Setup, shown: ShownMove): string {
  const { mainWord, match, position, rank, score } = captionOf(setup, shown);
  const play = text('picture.captionPlay', { rank, word: mainWord.word, place: position, score });
  return `${play} · ${match.reverse}$${match.forward}`;
}

const multiplierOf = (letter: number, word: number): string =>
  [...(letter > 1 ? [`${letter}L`] : []), ...(word > 1 ? [`${word}W`] : [])].join(' ');

/** A player's turn in a round, or a settlement. */
export type PaperTurn = Pick<GameRow, 'rack' | 'play' | 'score' | 'total'>;

export interface PaperRound {
  /** Empty for rows that do not start a round. */
  readonly number: string;
  readonly turns: readonly [PaperTurn | null, PaperTurn | null];
}

/** A game's score sheet on paper, with both players side by side. */
export interface SheetPaper {
  readonly title: string;
  readonly players: readonly [string, string];
  readonly rounds: readonly PaperRound[];
  readonly totals: readonly [number, number];
}

/** Null if no game is open. */
export function sheetPaper({ document, game }: Pick<AppState, 'game' | 'document'>): SheetPaper | null {
  if (game === null) return null;
  return {
    title: documentName(document.name),
    players: playersOf(game.record),
    rounds: roundsOf(rowsOfShownLine(game)),
    totals: entryAt(game.positions, game.positions.length - 1).scores,
  };
}

/** Real names if the record has them, otherwise nicks. */
function playersOf(record: GcgDocument): readonly [string, string] {
  const nicks = nicksOf(record);
  const nameOf = (player: PlayerIndex) =>
    record.lines
      .flatMap((line) => (line.kind === 'player' && line.player === player ? [line.realName] : []))
      .find((name) => name.trim() !== '') ?? nicks[player];
  return [nameOf(0), nameOf(1)];
}

/** Turns and other events have separate rows; the second player's turn is next to the first one's. */
function roundsOf(rows: readonly GameRow[]): readonly PaperRound[] {
  const rounds: { number: string; isOfTurns: boolean; turns: [PaperTurn | null, PaperTurn | null] }[] = [];
  let begun = 0;
  let isOpen = false;
  for (const row of rows) {
    const { seat } = row;
    if (seat === null) continue;
    const isOfTurns = row.number !== '';
    const last = rounds.at(-1);
    if (last?.isOfTurns === isOfTurns && seat === 1 && last.turns[1] === null) last.turns[1] = row;
    else {
      // After a challenge the reply still belongs to the round that the first player started.
      const isNew = isOfTurns && !(seat === 1 && isOpen);
      if (isNew) begun++;
      rounds.push({
        number: isNew ? String(begun) : '',
        isOfTurns,
        turns: seat === 0 ? [row, null] : [null, row],
      });
    }
    if (isOfTurns) isOpen = seat === 0;
  }
  return rounds;
}
