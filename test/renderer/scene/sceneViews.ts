import { CALLOUT_SIZE_PX, type MaskPainter } from '../../../src/renderer/resources/textures/maskPainter';
import { boardDetailAt } from '../../../src/renderer/view/board/boardDetail';
import type { OpponentView, TableView } from '../../../src/renderer/view/play/tableView';
import type { ArrowView, SceneView, SquareView, TileView } from '../../../src/renderer/view/sceneView';

/** Paints without a canvas: a square of ink whose size depends on the text. */
export function createPlainPainter(): MaskPainter & { readonly painted: string[] } {
  const painted: string[] = [];
  const paint = (text: string) => {
    painted.push(text);
    const size = 256;
    const coverage = new Uint8Array(size * size);
    for (let y = 100; y < 150; y++) coverage.fill(255, y * size + 100, y * size + 100 + text.length * 10);
    return { size, coverage };
  };
  const callout = (text: string) => {
    painted.push(text);
    const { height, width } = CALLOUT_SIZE_PX;
    return { coverage: new Uint8Array(width * height), textWidth: text.length * 30 };
  };
  return { painted, glyph: paint, label: paint, callout };
}

export function tile(row: number, col: number, change: Partial<TileView> = {}): TileView {
  return {
    row,
    col,
    id: `${row}:${col}`,
    glyph: 'A',
    value: 1,
    isBlank: false,
    role: 'plain',
    crossWordNumbers: [],
    ...change,
  };
}

export function arrow(
  kind: ArrowView['kind'],
  from: [number, number],
  to: [number, number],
  begin = 0,
  end = 1,
): ArrowView {
  return { kind, from: { row: from[0], col: from[1] }, to: { row: to[0], col: to[1] }, begin, end };
}

export const opponent = (change: Partial<OpponentView> = {}): OpponentView => ({
  seat: 1,
  label: 'Ada · 7',
  count: 7,
  places: 7,
  isOnTurn: false,
  ...change,
});

/** A game for one. */
export const table = (change: Partial<TableView> = {}): TableView => ({
  opponents: [],
  bag: { label: '46 tiles', isTarget: false },
  ...change,
});

/** A board with an unlike multiplier here and there. */
export function view(rows: number, cols: number, change: Partial<SceneView> = {}): SceneView {
  const squares: SquareView[] = Array.from({ length: rows * cols }, (_, at) => ({
    row: Math.floor(at / cols),
    col: at % cols,
    letterMultiplier: at % 5 === 0 ? 3 : 1,
    wordMultiplier: at % 7 === 0 ? 2 : 1,
    isStart: at === 0,
  }));
  const detail = boardDetailAt(44);
  return {
    rows,
    cols,
    squares,
    captions: { letter: 'LETTER', word: 'WORD' },
    tiles: [],
    rack: [],
    rackSize: 7,
    detail,
    arrows: [],
    cursor: null,
    ...change,
  };
}
