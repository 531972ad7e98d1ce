import { signal } from '@preact/signals';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { Toasts } from '../../../../src/renderer/panel/window/toasts';
import { initialState } from '../../../../src/renderer/state/appState';
import type { Failure } from '../../../../src/renderer/state/window/failure';
import { readMidgame } from '../../view/midgame';

const FAILURES: readonly Failure[] = (['save', 'open', 'export', 'keep-unsaved'] as const).map((kind) => ({
  kind,
  message: `${kind} failed`,
}));

/** The elements in page order: role, text, and whether they can be closed. */
function toastsOf(failures: readonly Failure[], notice: string | null) {
  const state = signal({ ...initialState(readMidgame()), failures, notice });
  const html = renderToString(<Toasts state={state} dispatch={() => undefined} />);
  return html.split(/(?=<div class="(?:toast|visually-hidden))/).flatMap((part) => {
    const [, className] = /^<div class="([^"]*)"/.exec(part) ?? [];
    if (className === undefined || className.startsWith('toasts')) return [];
    const text = /<p[^>]*>(.*?)<\/p>/.exec(part)?.[1] ?? '';
    return [`${className}: ${text}${part.includes('Close the message') ? ' ×' : ''}`];
  });
}

describe('the toasts', () => {
  it('show the three newest failures and the notice, and keep the older ones for screen readers', () => {
    expect(toastsOf(FAILURES, 'Copied.')).toEqual([
      'visually-hidden: save failed',
      'toast failure: open failed ×',
      'toast failure: export failed ×',
      'toast failure: keep-unsaved failed ×',
      'toast: Copied. ×',
    ]);
  });

  it('announce each failure once, each as an alert of its own', () => {
    const state = signal({ ...initialState(readMidgame()), failures: FAILURES });
    const html = renderToString(<Toasts state={state} dispatch={() => undefined} />);
    expect(html.match(/<p role="alert">/g)).toHaveLength(4);
  });
});
