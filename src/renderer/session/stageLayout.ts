import type { BoardScene } from '../scene/boardScene';

type Side = 'left' | 'right' | 'top' | 'bottom';

/**
 * Keeps the scene as large as its canvas and the board clear of the panels: an element with `data-covers="right"`
 * covers that side of the canvas, `data-covers` of each being one of the four sides.
 */
export function observeStage(canvas: HTMLCanvasElement, scene: BoardScene): void {
  const measure = () => {
    const stage = canvas.getBoundingClientRect();
    scene.setInsets({
      left: coveredBy('left', (panel) => panel.right - stage.left),
      right: coveredBy('right', (panel) => stage.right - panel.left),
      top: coveredBy('top', (panel) => panel.bottom - stage.top),
      bottom: coveredBy('bottom', (panel) => stage.bottom - panel.top),
    });
    scene.resize(stage.width, stage.height, window.devicePixelRatio);
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
