import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { entryAt } from '../../../src/core/certain';
import { flaw } from '../../../src/core/message';
import { HeatPanel } from '../../../src/renderer/features/strategy/panel/heatPanel';
import { COMMANDS } from '../../../src/renderer/input/commands';
import { keyCaps } from '../../../src/renderer/input/keyBinding';
import { ShownCandidateBar } from '../../../src/renderer/panel/candidates/shownCandidateBar';
import { MarkerLegend } from '../../../src/renderer/panel/walk/markerLegend';
import { createViews } from '../../../src/renderer/session/views';
import { MISTAKEN, stateShowing } from '../view/midgame';
import { WithCommands } from './withCommands';

/** The first key of a command; a hint names one that there is. */
function keyOf(id: string): readonly string[] {
  const command = COMMANDS.find((each) => each.id === id);
  if (command === undefined) throw flaw(`There is no command ${id}.`);
  return keyCaps(entryAt(command.keys, 0), false);
}

/** The tooltip of every button, in order. */
const hintsOf = (children: ComponentChildren) =>
  [
    ...renderToString(
      <WithCommands state={signal(stateShowing([MISTAKEN], 2517))} keyOf={keyOf}>
        {children}
      </WithCommands>,
    ).matchAll(/<button[^>]* title="([^"]*)"/g),
  ].map(([, title]) => title);

const dispatch = () => undefined;

describe('the hint of a command button', () => {
  it('contains the key of the command', () => {
    const state = signal(stateShowing([MISTAKEN], 2517));
    const { caption } = createViews(state);
    expect(hintsOf(<ShownCandidateBar state={state} dispatch={dispatch} caption={caption} />)).toEqual([
      'Previous candidate (↑)',
      'Next candidate (↓)',
      'Show the list of candidates (Ctrl+Shift+1)',
    ]);
  });

  it('on the marks of a walk contains the keys that jump to them', () => {
    const none = new Uint32Array();
    const markers = {
      word: Uint32Array.of(5, 9),
      separator: none,
      blank: none,
      deadEnd: Uint32Array.of(7),
      anchor: none,
    };
    expect(hintsOf(<MarkerLegend markers={markers} passedOver={[]} dispatch={dispatch} />)).toEqual([
      'Stop at 2 words when jumping (Ctrl+→)',
      'Stop at 1 dead end when jumping (Ctrl+→)',
    ]);
  });

  it('contains a toggle’s key at the option it leads to', () => {
    const heat = {
      choice: { isShown: true, side: 'replies', measure: 'points' },
      done: '',
      origin: '',
      problem: null,
      columns: [],
      rows: [],
      scale: { low: '0 %', high: '9 %' },
    } as const;
    expect(
      hintsOf(<HeatPanel heat={heat} dispatch={dispatch} />).map((hint) => /\(.*\)$/.exec(hint ?? '')?.[0]),
    ).toEqual([undefined, '(Alt+Shift+H)', '(Alt+Shift+P)', undefined, '(Ctrl+Shift+H)']);
  });
});
