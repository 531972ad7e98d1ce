/// <reference lib="dom" />

/**
 * What the page records during a measurement.
 *
 * @typedef {object} Recording
 * @property {{ kind: string, atMs: number }[]} pictures drawn on the canvas, in order
 * @property {number[]} inputMs for each key press, the time from the press to the paint that shows it
 */

/** Runs in the page: starts recording. */
export function startRecording() {
  const page = /** @type {Window & { recording?: Recording, stopRecording?: () => void }} */ (window);
  page.stopRecording?.();
  const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector('canvas'));
  /** @type {Recording} */
  const recording = { pictures: [], inputMs: [] };
  const note = () => recording.pictures.push({ kind: canvas.dataset.picture ?? '', atMs: performance.now() });
  canvas.addEventListener('drawn', note);
  const observer = new PerformanceObserver((list) => {
    for (const { duration, name } of list.getEntries())
      if (name === 'keydown') recording.inputMs.push(duration);
  });
  observer.observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
  page.recording = recording;
  page.stopRecording = () => {
    canvas.removeEventListener('drawn', note);
    observer.disconnect();
  };
}

/** Runs in the page. @returns {Recording} the recording so far */
export function readRecording() {
  const page = /** @type {Window & { recording?: Recording }} */ (window);
  return page.recording ?? { pictures: [], inputMs: [] };
}

/** Runs in the page. @returns {string} the WebGL renderer */
export function readRenderer() {
  const gl = document.createElement('canvas').getContext('webgl2');
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  return gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : 'nothing';
}
