/**
 * Where the picture of the board has room: the whole of the canvas, how far panels reach in from each side,
 * and how much of each side they hide altogether.
 */
export interface StageSize {
  readonly width: number;
  readonly height: number;
  readonly insets: Readonly<Record<Side, number>>;
  readonly hidden: Readonly<Record<Side, number>>;
}

type Side = 'left' | 'right' | 'top' | 'bottom';

/**
 * Tells the size of the canvas now and whenever it or a panel changes. An element with `data-covers="right"`
 * covers that side of the canvas, `data-covers` of each being one of the four sides. One with `data-hides`
 * besides is opaque and fills its side as far as it reaches. Returns what ends it.
 *
 * @param canvas or what is as large
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

/** The deepest that a panel of each side reaches into the canvas; one that is not shown reaches nowhere. */
function depthsOf(stage: DOMRect, panels: string): Record<Side, number> {
  const deepest = (side: Side, depth: (panel: DOMRect) => number) => {
    const ofSide = [...document.querySelectorAll(`${panels}[data-covers="${side}"]`)];
    const rects = ofSide.map((panel) => panel.getBoundingClientRect());
    return Math.max(0, ...rects.filter(({ width }) => width > 0).map(depth));
  };
  return {
    left: deepest('left', (panel) => panel.right - stage.left),
    right: deepest('right', (panel) => stage.right - panel.left),
    top: deepest('top', (panel) => panel.bottom - stage.top),
    bottom: deepest('bottom', (panel) => stage.bottom - panel.top),
  };
}
