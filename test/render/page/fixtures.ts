import { STANDARD_LAYOUT } from '../../../src/core/board/rules';
import { startSetup } from '../../../src/renderer/session/startSetup';
import { boardTilesOf, squaresOf } from '../../../src/renderer/view/board/boardView';
import type { SceneView, SquareView, TileView } from '../../../src/renderer/view/sceneView';
import { createFixtureView, ENGLISH_CAPTIONS, FIXTURE_DETAIL, type FixtureSetup } from './sceneFixture';

const MID_GAME: Pick<FixtureSetup, 'board' | 'premiums' | 'rack' | 'arrows'> = {
  premiums: STANDARD_LAYOUT,
  board: [
    '............L..',
    '............I..',
    '..........b.A..',
    '..........R.I..',
    '.....DINGBATS..',
    '..........Z.E..',
    '..........I....',
    '.......EMCEES..',
    '..........R.L..',
    '...NATALITY.E..',
    '...OXIDE....i..',
    '.......V....G..',
    '.......E....H..',
    '.......E.FOOTY.',
    '.......D....SON',
  ],
  rack: 'ABEILNS',
  arrows: 'hops',
};

/** LIANES at 12A: three incidental words below NATALITY and OXIDE. */
const lianes = (arrows: FixtureSetup['arrows']): SceneView =>
  createFixtureView({
    ...MID_GAME,
    arrows,
    word: 'LIANES',
    start: { row: 11, col: 0 },
    direction: 'across',
    reversed: 4,
  });

/** ARSINE at 4J: through the R of bRAZIER and the I of LIAISE. */
const arsine = (arrows: FixtureSetup['arrows']): SceneView =>
  createFixtureView({
    ...MID_GAME,
    arrows,
    word: 'A.S.NE',
    start: { row: 3, col: 9 },
    direction: 'across',
    reversed: 2,
  });

/** ACETIN at J7, downwards. */
const acetin = (arrows: FixtureSetup['arrows']): SceneView =>
  createFixtureView({
    ...MID_GAME,
    arrows,
    word: 'A.E.IN',
    start: { row: 6, col: 9 },
    direction: 'down',
    reversed: 2,
  });

/** The position that the window opens with; no candidate is shown. */
function midgame(): SceneView {
  const setup = startSetup();
  const { cols, rows } = setup.rules.layout;
  const tiles = boardTilesOf(setup, null);
  return {
    rows,
    cols,
    squares: squaresOf(setup.rules),
    captions: ENGLISH_CAPTIONS,
    tiles,
    rack: [],
    rackSize: 7,
    detail: FIXTURE_DETAIL,
    arrows: [],
    cursor: null,
  };
}

/** A board of any size with every kind of multiplier, and tiles on some of its squares. */
function wild(rows: number, cols: number, everyTile: number): SceneView {
  const squares: SquareView[] = [];
  const tiles: TileView[] = [];
  const glyphs = ['A', 'CH', 'Ñ', 'L·L', 'QU', 'Ł', 'W', 'Ç', 'Ä', 'RR', 'M', 'I'];
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++) {
      const at = row * cols + col;
      const mark = (at * 7919) % 23;
      squares.push({
        row,
        col,
        letterMultiplier: mark < 10 ? (at * 31) % 10 : 1,
        wordMultiplier: mark > 5 && mark < 13 ? (at * 17) % 10 : 1,
        isStart: row === rows >> 1 && col === cols >> 1,
      });
      if (everyTile > 0 && (at * 13) % everyTile === 0)
        tiles.push({
          row,
          col,
          id: `${row}:${col}`,
          glyph: glyphs[at % glyphs.length] ?? 'A',
          value: at % 11,
          isBlank: at % 17 === 0,
          role: (['plain', 'plain', 'placed', 'through', 'incidental'] as const)[at % 5] ?? 'plain',
          crossWordNumbers: at % 5 === 4 ? [1 + (at % 14), 2 + (at % 9)] : [],
        });
    }
  return {
    rows,
    cols,
    squares,
    captions: ENGLISH_CAPTIONS,
    tiles,
    rack: ['CH', 'L·L', 'Ñ', 'Q', ' ', 'W', 'I'].map((glyph, index) => ({
      id: `rack:${index}`,
      index,
      glyph,
      value: index,
      isBlank: glyph === ' ',
      isPlayed: index === 2,
    })),
    rackSize: 7,
    detail: FIXTURE_DETAIL,
    arrows: [],
    cursor: { row: rows - 1, col: 0, direction: 'across' },
  };
}

/** Columns of every height beside LIANES, one of them hidden by a tile in front, and two squares opened. */
const heated = (): SceneView => ({
  ...lianes('hops'),
  arrows: [],
  heat: [
    { row: 2, col: 3, height: 0.03, label: '1' },
    { row: 4, col: 3, height: 0.35, label: '9' },
    { row: 7, col: 10, height: 0.6, label: '16' },
    { row: 9, col: 10, height: 1, label: '27' },
    { row: 10, col: 10, height: 0.8, label: '22' },
    { row: 12, col: 3, height: 0.15, label: '4' },
  ],
  opened: [
    { row: 14, col: 0 },
    { row: 7, col: 0 },
  ],
});

/** LIANES flies from the rack behind the board; one tile lies, one is on its way, four stand. */
function played(opponents: number): SceneView {
  const { arrows: _, tiles, ...view } = lianes('hops');
  const placed = tiles.filter(({ role }) => role === 'placed');
  const label = (at: number) =>
    ['Ada · 7', 'Grace Hopper · 7', 'Alan Turing · 5', 'Edsger · 7'][at % 4] ?? '';
  return {
    ...view,
    arrows: [],
    rack: view.rack.map((tile) => ({ ...tile, isPlayed: false })),
    tiles: tiles.filter(({ role }) => role !== 'placed').map((tile) => ({ ...tile, role: 'plain' })),
    table: {
      opponents: Array.from({ length: opponents }, (_seat, at) => ({
        seat: at + 1,
        label: label(at),
        count: at === 0 ? 1 : 7,
        places: 7,
        isOnTurn: at === 1,
      })),
      bag: { label: '46 tiles', isTarget: false },
    },
    flight: {
      tiles: placed.map((tile, at) => ({
        id: String(at),
        face: tile,
        from: { kind: 'opponent', at: 0, index: at + 1 },
        to: { kind: 'square', row: tile.row, col: tile.col },
        begin: at / 8,
        end: at / 8 + 0.375,
      })),
    },
  };
}

export const FIXTURES: Readonly<Record<string, () => SceneView>> = {
  lianes: () => lianes('hops'),
  lianesLegs: () => lianes('legs'),
  arsine: () => ({ ...arsine('hops'), cursor: { row: 8, col: 3, direction: 'across' } }),
  arsineLegs: () => arsine('legs'),
  acetin: () => ({ ...acetin('hops'), cursor: { row: 9, col: 9, direction: 'down' } }),
  acetinLegs: () => acetin('legs'),
  midgame,
  heated,
  flight: () => played(1),
  fourPlayers: () => ({ ...played(3), flight: null }),
  eightPlayers: () => ({ ...played(7), flight: null }),
  empty: () => ({ ...wild(15, 15, 0) }),
  tiny: () => wild(2, 2, 2),
  super21: () => wild(21, 21, 4),
  huge40: () => wild(40, 40, 3),
  wide: () => wild(19, 27, 4),
  full: () => wild(15, 15, 1),
  fullWithArrows: () => ({ ...wild(15, 15, 1), arrows: lianes('hops').arrows }),
};
