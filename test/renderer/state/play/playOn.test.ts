import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { parseGcg } from '../../../../src/core/notation/gcg/parseGcg';
import type { AppState } from '../../../../src/renderer/state/appState';
import { isEdited, newDocument } from '../../../../src/renderer/state/document/openDocument';
import { openGame, positionShown } from '../../../../src/renderer/state/document/openGame';
import { continueFrom } from '../../../../src/renderer/state/play/continuePlay';
import { isPlayOnAsked } from '../../../../src/renderer/state/play/playOnForm';
import { readSavedPlay, savePlay } from '../../../../src/renderer/state/play/savedPlay';
import { unwrap } from '../../../oracle/oraclePositions';
import { AGENT, answer, empty, PASS_TURN, PERSON, playToStart, run, started, turnRules } from './playing';

const STANDARD = join(import.meta.dirname, '../../../core/notation/gcg/games/standard.gcg');

/** The record of mia and tom at a turn, from 0. */
function opened(turn: number): AppState {
  const game = openGame(unwrap(parseGcg(readFileSync(STANDARD, 'utf8'))), CLASSIC_RULES, { turn });
  const { setup } = positionShown(game);
  const document = { ...newDocument(setup), name: 'standard.gcg', saved: { setup, record: game.record } };
  return run(empty, { type: 'document-opened', setup, document, game });
}

const ASK = { type: 'play-on-asked' } as const;
const UNDO = { type: 'undone' } as const;
const REDO = { type: 'redone' } as const;

/** The record played on from its shown turn. */
function playedOn(state: AppState, seats: Parameters<typeof started>[1] = [PERSON, AGENT]): AppState {
  const { beginning, from, game } = unwrap(continueFrom(state, turnRules({}).turnRules, 7));
  const start = playToStart(game, seats, { beginning, name: 'Played on', from });
  return run(state, { type: 'play-started', start });
}

describe('continuing a record', () => {
  it('first asks who plays, with the names of the record and a person on turn', () => {
    const first = run(opened(0), ASK);
    expect([first.zone, first.sideTab, first.play]).toEqual(['play', 'play', null]);
    expect(isPlayOnAsked(first)).toBe(true);
    expect(first.newGame.seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['person', 'mia'],
      ['agent', 'tom'],
    ]);
    const second = run(opened(1), ASK);
    expect(second.newGame.seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['agent', 'mia'],
      ['person', 'tom'],
    ]);
  });

  it('asks again for another turn, and after a game has started', () => {
    const asked = run(opened(0), ASK);
    expect(isPlayOnAsked(run(asked, { type: 'game-turn-stepped', by: 1 }))).toBe(false);
    expect(isPlayOnAsked(run(playedOn(asked), UNDO))).toBe(false);
  });

  it('is refused if the game is over', () => {
    const over = run(opened(99), ASK);
    expect([over.newGame.playOn, over.notice]).toMatchObject([null, { key: 'play.recordOver' }]);
  });
});

describe('playing on from a position', () => {
  const CAT = { ...CLASSIC_RULES };
  const tiles = [...empty.setup.tiles];
  for (const [nth, tile] of [3, 1, 20].entries()) tiles[7 * 15 + 7 + nth] = tile;
  const setup = { rules: CAT, tiles, rack: [19, 5, 1] };
  const turn = { player: 1, scores: [10, 25], otherRack: [17] } as const;
  const shown = run(empty, { type: 'document-opened', setup, turn });

  it('lets the player on turn begin, with what is known of both racks and the scores', () => {
    const { beginning, from, game } = unwrap(continueFrom(shown, turnRules({}).turnRules, 7));
    expect([from, game.player, game.scores]).toEqual(['position', 0, [25, 10]]);
    expect(game.racks.map((rack) => rack.length)).toEqual([7, 7]);
    expect(game.racks[0]?.slice(0, 3)).toEqual([19, 5, 1]);
    expect(game.racks[1]?.[0]).toBe(17);
    // 100 tiles, of which three lie on the board.
    expect(game.bag).toHaveLength(100 - 3 - 14);
    expect(beginning).toEqual([
      { kind: 'text', name: 'start-position', text: expect.stringMatching(/7CAT5.* SEA\/Q 25\/10 0/) },
    ]);
  });

  it('is asked for as a turn of a record is, and undone like it', () => {
    const asked = run(shown, ASK);
    expect([isPlayOnAsked(asked), asked.newGame.seats[0].kind]).toEqual([true, 'person']);
    expect(isPlayOnAsked(run(asked, { type: 'rack-tile-taken-back' }))).toBe(false);
    const played = playedOn(asked);
    expect(played.play?.game.player).toBe(0);
    // The record begins with the position, and has its board.
    expect(played.game?.positions[0]?.setup.tiles[7 * 15 + 8]).toBe(1);
    expect(played.game?.positions[0]?.scores).toEqual([25, 10]);
    expect(played.game?.problems).toEqual([]);
    const back = run(played, UNDO);
    expect([back.setup, back.game, back.play]).toEqual([shown.setup, null, null]);
  });

  it('is saved and restored with the position that it began with', () => {
    const { play } = playedOn(shown);
    const restored = unwrap(readSavedPlay(savePlay(play)!, CLASSIC_RULES));
    expect(restored.game).toEqual({ ...play!.game, seed: '7' });
    expect(restored.beginning).toEqual(play?.beginning);
  });

  it('takes an edited position of a record as one without it', () => {
    const edited = run(opened(2), { type: 'rack-tile-taken-back' }, ASK);
    expect(edited.newGame.playOn).toEqual({ record: null, setup: edited.setup });
  });

  it('is refused without tiles on the board, or if nobody could go on', () => {
    const none = run(empty, ASK);
    expect([none.newGame.playOn, none.notice]).toMatchObject([null, { key: 'play.noRecord' }]);
    const wrong = run(shown, { type: 'document-opened', setup: { ...setup, rack: [26, 26] }, turn }, ASK);
    expect(wrong.newGame.playOn).toBeNull();
    expect(wrong.notice).not.toBeNull();
  });
});

describe('undoing the start of a continued game', () => {
  it('restores the record with its document, and redo the game', () => {
    const before = opened(4);
    const played = playedOn(before);
    expect(played.history.steps.map(({ name }) => name)).toEqual([
      { key: 'steps.playOn', params: { turn: '5' } },
    ]);
    const back = run(played, UNDO);
    expect([back.game, back.play, back.document]).toEqual([before.game, null, before.document]);
    expect(back.setup).toBe(before.setup);
    expect(isEdited(back)).toBe(false);
    const again = run(back, REDO);
    expect([again.document.name, again.play?.game]).toEqual(['Played on', played.play?.game]);
    expect(isEdited(again)).toBe(true);
  });

  it('works after an agent has started, and across later turns', () => {
    const before = opened(4);
    const begun = answer(playedOn(before, [AGENT, PERSON]));
    expect(run(begun, UNDO).document.name).toBe('standard.gcg');
    const later = run(begun, PASS_TURN);
    expect(later.history.steps).toHaveLength(2);
    const start = run(later, { type: 'history-sought', done: 0 });
    expect([start.document.name, start.game]).toEqual(['standard.gcg', before.game]);
    expect(run(start, { type: 'history-sought', done: 2 }).document.name).toBe('Played on');
    expect(run(later, UNDO).document.name).toBe('Played on');
  });

  it('is impossible for a game from the beginning', () => {
    expect(started().history.steps).toEqual([]);
  });
});
