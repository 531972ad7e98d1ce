/** Where the picture of the board has room: the whole of the canvas, and how far panels reach in from each side. */
export interface StageSize {
  readonly width: number;
  readonly height: number;
  readonly insets: Readonly<Record<Side, number>>;
}

type Side = 'left' | 'right' | 'top' | 'bottom';

/**
 * Tells the size of the canvas now and whenever it or a panel changes. An element with `data-covers="right"` covers
 * that side of the canvas, `data-covers` of each being one of the four sides.
 */
export function observeStage(canvas: HTMLCanvasElement, onMeasured: (size: StageSize) => void): void {
  const measure = () => {
    const stage = canvas.getBoundingClientRect();
    onMeasured({
      width: stage.width,
      height: stage.height,
      insets: {
        left: coveredBy('left', (panel) => panel.right - stage.left),
        right: coveredBy('right', (panel) => stage.right - panel.left),
        top: coveredBy('top', (panel) => panel.bottom - stage.top),
        bottom: coveredBy('bottom', (panel) => stage.bottom - panel.top),
      },
    });
  };
  const observer = new ResizeObserver(measure);
  observer.observe(canvas);
  for (const panel of document.querySelectorAll('[data-covers]')) observer.observe(panel);
  measure();
}

/** The deepest that a panel of this side reaches into the canvas; a hidden panel reaches nowhere. */
function coveredBy(side: Side, depth: (panel: DOMRect) => number): number {
  const panels = [...document.querySelectorAll(`[data-covers="${side}"]`)];
  const rects = panels.map((panel) => panel.getBoundingClientRect());
  return Math.max(0, ...rects.filter(({ width }) => width > 0).map(depth));
}
