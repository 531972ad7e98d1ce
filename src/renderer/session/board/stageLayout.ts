/**
 * Space for the board: the whole canvas, how far panels reach in from each side, and how much of each side
 * they hide altogether.
 */
export interface StageSize {
  readonly width: number;
  readonly height: number;
  readonly insets: Readonly<Record<Side, number>>;
  readonly hidden: Readonly<Record<Side, number>>;
}

type Side = 'left' | 'right' | 'top' | 'bottom';

/**
 * Reports the size of the canvas now and whenever it or a panel changes. An element with
 * `data-covers="right"` covers that side of the canvas, likewise for the other sides. With `data-hides` in
 * addition, it is opaque and fills its side. Returns how to stop.
 *
 * @param canvas the canvas, or an element of the same size
 */
export function observeStage(canvas: Element, onMeasured: (size: StageSize) => void): () => void {
  const measure = () => {
    const stage = canvas.getBoundingClientRect();
    onMeasured({
      width: stage.width,
      height: stage.height,
      insets: depthsOf(stage, '[data-covers]'),
      hidden: depthsOf(stage, '[data-covers][data-hides]'),
    });
  };
  const observer = new ResizeObserver(measure);
  observer.observe(canvas);
  for (const panel of document.querySelectorAll('[data-covers]')) observer.observe(panel);
  measure();
  return () => observer.disconnect();
}

/**
 * The greatest depth to which a panel of each side covers the canvas; 0 for hidden ones. In an upright window
 * the panel of the right side lies below the board, and is as wide as the canvas.
 */
function depthsOf(stage: DOMRect, panels: string): Record<Side, number> {
  const found = [...document.querySelectorAll<HTMLElement>(panels)]
    .map((panel) => ({ side: panel.dataset.covers, rect: panel.getBoundingClientRect() }))
    .filter(({ rect }) => rect.width > 0)
    .map(({ rect, side }) => ({
      rect,
      side: side === 'right' && rect.width >= stage.width ? 'bottom' : side,
    }));
  const deepest = (side: Side, depth: (panel: DOMRect) => number) =>
    Math.max(0, ...found.filter((panel) => panel.side === side).map(({ rect }) => depth(rect)));
  return {
    left: deepest('left', (panel) => panel.right - stage.left),
    right: deepest('right', (panel) => stage.right - panel.left),
    top: deepest('top', (panel) => panel.bottom - stage.top),
    bottom: deepest('bottom', (panel) => stage.bottom - panel.top),
  };
}
