import { BLANK, type Tile } from '../../core/alphabet/tile';
import type { RackAction } from './action';
import type { AppState } from './appState';
import { letterForText, unknownLetterNotice } from './typedLetter';

/** Editing the rack at its caret. */
export function reduceRack(state: AppState, action: RackAction): AppState {
  const { rackCaret, setup } = state;
  switch (action.type) {
    case 'rack-letter-typed': {
      const letter = letterForText(setup.rules.distribution, action.text);
      return letter === null
        ? { ...state, notice: unknownLetterNotice(setup.rules.distribution, action.text) }
        : insertTile(state, letter);
    }
    case 'rack-blank-typed':
      return insertTile(state, BLANK);
    case 'rack-tile-taken-back':
      return rackCaret === 0 ? state : removeTile(state, rackCaret - 1);
    case 'rack-tile-deleted':
      return rackCaret === setup.rack.length ? state : removeTile(state, rackCaret);
    case 'rack-caret-moved':
      return placeCaret(state, rackCaret + action.by);
    case 'rack-caret-placed':
      return placeCaret(state, action.caret);
  }
}

function insertTile(state: AppState, tile: Tile): AppState {
  const { rackCaret, setup } = state;
  const { rackSize } = setup.rules;
  if (setup.rack.length >= rackSize)
    return { ...state, notice: `The rack is full: it holds ${rackSize} tiles. Backspace takes one away.` };
  const rack = setup.rack.toSpliced(rackCaret, 0, tile);
  return { ...state, setup: { ...setup, rack }, rackCaret: rackCaret + 1, notice: null };
}

function removeTile(state: AppState, index: number): AppState {
  const rack = state.setup.rack.toSpliced(index, 1);
  return { ...state, setup: { ...state.setup, rack }, rackCaret: index, notice: null };
}

function placeCaret(state: AppState, caret: number): AppState {
  return { ...state, rackCaret: Math.min(Math.max(caret, 0), state.setup.rack.length) };
}
