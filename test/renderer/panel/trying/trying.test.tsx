import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { BoardTools } from '../../../../src/renderer/panel/trying/boardTools';
import { EditingBar } from '../../../../src/renderer/panel/trying/editingBar';
import { TryLabel } from '../../../../src/renderer/panel/trying/tryLabel';
import type { AppState } from '../../../../src/renderer/state/appState';
import { reduce } from '../../../../src/renderer/state/reduce';
import { sentence } from '../../../said';
import { MISTAKEN, stateShowing } from '../../view/midgame';
import { WithCommands } from '../withCommands';

const start = stateShowing([MISTAKEN], 250);
const tried = [...'NEST'].reduce(
  (state, text) => reduce(state, { type: 'board-letter-typed', text, isBlank: false }, 0),
  reduce(start, { type: 'square-chosen', square: { row: 12, col: 4 } }, 0),
);

const shown = (state: AppState, children: ComponentChildren) =>
  renderToString(<WithCommands state={signal(state)}>{children}</WithCommands>);
const label = (state: AppState) =>
  shown(
    state,
    <TryLabel
      state={signal(state)}
      dispatch={() => undefined}
      flat={{ layout: signal(null) }}
      squarePx={signal(44)}
      pointOfSquare={() => null}
    />,
  );

describe('tiles tried on the board', () => {
  it('have a label with their score, and with what can be done', () => {
    expect(label(start)).toBe('');
    const html = label(tried);
    expect(html).toContain('<b>NEST 13E</b>');
    for (const key of ['play.submitButton', 'trying.whyNot', 'play.recallCommand'] as const)
      expect(html).toContain(sentence(key));
  });
});

describe('the switch for editing the position', () => {
  it('is pressed while the position is edited, which a bar tells', () => {
    const editing: AppState = { ...start, isEditing: true };
    const isPressed = (state: AppState) =>
      shown(state, <BoardTools state={signal(state)} />).includes('aria-pressed="true"');
    expect([start, editing, { ...start, sideTab: 'board' } as const].map(isPressed)).toEqual([
      false,
      true,
      true,
    ]);
    const bar = (state: AppState) => shown(state, <EditingBar state={signal(state)} />);
    expect(bar(editing)).toContain(sentence('trying.editing'));
    expect(bar(start)).not.toContain(sentence('trying.editing'));
  });
});
