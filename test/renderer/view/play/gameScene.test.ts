import { describe, expect, it } from 'vitest';
import type { AppState } from '../../../../src/renderer/state/appState';
import {
  flightViewOf,
  lastPlacedSquares,
  rackPlacesAwaiting,
  squaresAwaiting,
  tableViewOf,
} from '../../../../src/renderer/view/play/gameScene';
import { tableStateOf } from '../../../../src/renderer/view/play/tableState';
import { play as placement, rack } from '../../../core/game/someGame';
import { answer, ENTER, PASS_TURN, playOf, run, started, typed } from '../../state/play/playing';

const QUIZ = placement(7, 7, 'across', 'QUIZ', 44);
const agentsTurn = () => run(started(), PASS_TURN);
const RESTING = { isBagTarget: false, isFlying: false };

const tableOf = (state: AppState, change: Partial<typeof RESTING> = {}) =>
  tableViewOf(playOf(state), tableStateOf(playOf(state), null), { ...RESTING, ...change });

describe('the table of a game', () => {
  it('has the agent’s rack behind the board, with its name and count, and the bag', () => {
    // 98 tiles, two racks of seven.
    expect(tableOf(started())).toEqual({
      opponents: [{ seat: 1, label: 'Score agent · 7', count: 7, places: 7, isOnTurn: false }],
      bag: { label: '84 tiles', isTarget: false },
    });
  });

  it('marks the player on turn, with an icon, too', () => {
    const [agent] = tableOf(agentsTurn()).opponents;
    expect(agent).toMatchObject({ isOnTurn: true, label: '▸ Score agent · 7' });
  });

  it('contains no letter of the agent’s rack', () => {
    const shown = JSON.stringify(tableOf(agentsTurn()));
    expect(shown).not.toMatch(/QUIZERS|glyph/);
    expect(Object.keys(tableOf(agentsTurn()).opponents[0] ?? {})).toEqual([
      'seat',
      'label',
      'count',
      'places',
      'isOnTurn',
    ]);
  });

  it('shortens long names to fit', () => {
    const play = playOf(started());
    const long = { ...play, seats: [play.seats[0], { ...play.seats[1], name: 'x'.repeat(60) }] as const };
    const [agent] = tableViewOf(long, tableStateOf(long, null), RESTING).opponents;
    expect(agent?.label).toBe(`${'x'.repeat(23)}… · 7`);
  });

  it('shows fewer tiles on the rack while they fly, and the bag ready for a tile', () => {
    const played = answer(agentsTurn(), QUIZ);
    const table = tableOf(played, { isFlying: true, isBagTarget: true });
    expect(table.opponents[0]).toMatchObject({ count: 3, label: 'Score agent · 7' });
    expect(table.bag).toEqual({ label: '80 tiles', isTarget: true });
  });
});

describe('an earlier moment of the game', () => {
  it('has the counts and the bag of that turn', () => {
    // Pass, QUIZ, pass: the bag had 84 before QUIZ, then 80.
    const state = run(answer(agentsTurn(), QUIZ), PASS_TURN);
    const at = (turn: number) => {
      const { game, play } = run(state, { type: 'game-turn-shown', turn });
      return tableStateOf(play!, game);
    };
    expect(at(0)).toMatchObject({ counts: [7, 7], bagCount: 84, front: 0, onTurn: 0 });
    expect(at(1)).toMatchObject({ counts: [7, 7], bagCount: 84, front: 1, onTurn: 1 });
    expect(at(2)).toMatchObject({ counts: [7, 7], bagCount: 80, front: 0, onTurn: 0 });
    expect(at(3)).toMatchObject({ counts: [7, 7], bagCount: 80, front: 0, onTurn: 1 });
  });
});

describe('the flight of a turn', () => {
  const played = () => playOf(answer(agentsTurn(), QUIZ));

  it('goes from the last places of the rack to the squares, and from the bag to the rack, face down', () => {
    const { tiles } = flightViewOf(played(), 0, rack('CATDOGS'))!;
    expect(tiles.map(({ face, from, to }) => [face?.glyph ?? null, from, to])).toEqual([
      ['Q', { kind: 'opponent', at: 0, index: 3 }, { kind: 'square', row: 7, col: 7 }],
      ['U', { kind: 'opponent', at: 0, index: 4 }, { kind: 'square', row: 7, col: 8 }],
      ['I', { kind: 'opponent', at: 0, index: 5 }, { kind: 'square', row: 7, col: 9 }],
      ['Z', { kind: 'opponent', at: 0, index: 6 }, { kind: 'square', row: 7, col: 10 }],
      [null, { kind: 'bag' }, { kind: 'opponent', at: 0, index: 3 }],
      [null, { kind: 'bag' }, { kind: 'opponent', at: 0, index: 4 }],
      [null, { kind: 'bag' }, { kind: 'opponent', at: 0, index: 5 }],
      [null, { kind: 'bag' }, { kind: 'opponent', at: 0, index: 6 }],
    ]);
    expect(squaresAwaiting({ tiles }, 15)).toEqual([112, 113, 114, 115]);
    expect(lastPlacedSquares(played())).toEqual([112, 113, 114, 115]);
  });

  it('of an exchange goes into the bag and out of it, face down', () => {
    const exchanged = answer(agentsTurn(), { kind: 'exchange', tiles: rack('QZ') });
    const { tiles } = flightViewOf(playOf(exchanged), 0, rack('CATDOGS'))!;
    expect(tiles.map(({ from, to }) => [from.kind, to.kind])).toEqual([
      ['opponent', 'bag'],
      ['opponent', 'bag'],
      ['bag', 'opponent'],
      ['bag', 'opponent'],
    ]);
    expect(tiles.every(({ face }) => face === null)).toBe(true);
    expect(squaresAwaiting({ tiles }, 15)).toEqual([]);
  });

  it('of the person’s exchange goes from the end of the front rack, face up, and back', () => {
    const exchanged = run(started(), {
      type: 'turn-submitted',
      turn: { kind: 'exchange', tiles: rack('GA') },
    });
    const drawn = playOf(exchanged).game.history.at(-1)!.drawn;
    expect(exchanged.setup.rack).toEqual([...rack('CTDOS'), ...drawn]);
    const flight = flightViewOf(playOf(exchanged), 0, exchanged.setup.rack)!;
    const glyphs = drawn.map((tile) => String.fromCharCode(64 + tile));
    expect(flight.tiles.map(({ face, from, to }) => [face?.glyph, from, to])).toEqual([
      ['G', { kind: 'rack', index: 5 }, { kind: 'bag' }],
      ['A', { kind: 'rack', index: 6 }, { kind: 'bag' }],
      [glyphs[0], { kind: 'bag' }, { kind: 'rack', index: 5 }],
      [glyphs[1], { kind: 'bag' }, { kind: 'rack', index: 6 }],
    ]);
    expect(rackPlacesAwaiting(flight)).toEqual([5, 6]);
  });

  it('of a challenged play returns the way it came', () => {
    const phony = run(started(), ...typed('TAC'), ENTER);
    const state = answer(phony, { kind: 'challenge' });
    const drawn = playOf(phony).game.history[0]!.drawn.length;
    expect(drawn).toBe(3);
    const own = flightViewOf(playOf(state), 0, rack('DOGSCAT'))!;
    // The kept are DOGS; of the others the rack has C at place 4, A at 5, T at 6.
    expect(own.tiles.slice(0, 3).map(({ face, from, to }) => [face?.glyph, from, to])).toEqual([
      ['T', { kind: 'square', row: 7, col: 7 }, { kind: 'rack', index: 6 }],
      ['A', { kind: 'square', row: 7, col: 8 }, { kind: 'rack', index: 5 }],
      ['C', { kind: 'square', row: 7, col: 9 }, { kind: 'rack', index: 4 }],
    ]);
    expect(own.tiles.slice(3).map(({ from, to }) => [from, to])).toEqual([
      [{ kind: 'rack', index: 4 }, { kind: 'bag' }],
      [{ kind: 'rack', index: 5 }, { kind: 'bag' }],
      [{ kind: 'rack', index: 6 }, { kind: 'bag' }],
    ]);
    // There 2 × 120 + 480 = 720 ms, drawn 2 × 50 + 320 = 420; back the drawn are first.
    expect(own.tiles[0]).toMatchObject({ begin: 1 - 480 / 1140, end: 1 });
    expect(own.tiles[5]).toMatchObject({ begin: 0, end: expect.closeTo(320 / 1140) });
    expect(squaresAwaiting(own, 15)).toEqual([]);
  });

  it('of an opponent’s challenged play goes to the rack behind, its drawn tiles face down', () => {
    const phony = answer(agentsTurn(), placement(7, 7, 'across', 'ZIQ', 42));
    const asked = run(phony, { type: 'turn-submitted', turn: { kind: 'challenge' } });
    const judging = playOf(asked).judging!;
    const state = run(asked, { type: 'turn-judged', judging, areWords: judging.words.map(() => false) });
    const flight = flightViewOf(playOf(state), 0, state.setup.rack)!;
    expect(flight.tiles.map(({ face, from, to }) => [face?.glyph ?? null, from.kind, to])).toEqual([
      ['Z', 'square', { kind: 'opponent', at: 0, index: 4 }],
      ['I', 'square', { kind: 'opponent', at: 0, index: 5 }],
      ['Q', 'square', { kind: 'opponent', at: 0, index: 6 }],
      [null, 'opponent', { kind: 'bag' }],
      [null, 'opponent', { kind: 'bag' }],
      [null, 'opponent', { kind: 'bag' }],
    ]);
    expect(tableOf(state, { isFlying: true }).opponents[0]).toMatchObject({ count: 4 });
    expect(rackPlacesAwaiting(flight)).toEqual([]);
  });

  it('is none if no tile moves', () => {
    expect(flightViewOf(playOf(agentsTurn()), 0, [])).toBeNull();
    expect(flightViewOf(playOf(started()), 0, [])).toBeNull();
  });
});
