import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { parseGcg } from '../../../../src/core/notation/gcg/parseGcg';
import type { Action } from '../../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../../src/renderer/state/appState';
import { contentOf, isEdited } from '../../../../src/renderer/state/document/openDocument';
import { openGame } from '../../../../src/renderer/state/document/openGame';
import { reduce } from '../../../../src/renderer/state/reduce';
import { unwrap } from '../../../oracle/oraclePositions';
import { said, sentence } from '../../../said';
import { readMidgame } from '../../view/midgame';

const start = initialState(readMidgame());
const run = (state: AppState, ...actions: Action[]): AppState =>
  actions.reduce((current, action) => reduce(current, action, 0), state);
const typed = (text: string): Action => ({ type: 'rack-letter-typed', text });
const TAKEN: Action = { type: 'rack-tile-taken-back' };

describe('unsaved changes', () => {
  it('are none in a document that was only viewed', () => {
    expect(isEdited(start)).toBe(false);
    expect(isEdited(run(start, { type: 'cursor-turned' }, { type: 'side-panel-toggled' }))).toBe(false);
  });

  it('result from an edit, and disappear when it is undone or reversed', () => {
    const edited = run(start, TAKEN);
    expect(isEdited(edited)).toBe(true);
    expect(isEdited(run(edited, { type: 'undone' }))).toBe(false);
    const { rack } = start.setup;
    const letter = CLASSIC_RULES.distribution.letters[rack.at(-1)! - 1]!.glyph;
    expect(isEdited(run(edited, typed(letter)))).toBe(false);
  });

  it('are saved, except for those made meanwhile', () => {
    const first = run(start, TAKEN);
    const saving: Action = {
      type: 'document-saved',
      name: 'a.tilewright',
      path: '/a.tilewright',
      content: contentOf(first),
    };
    expect(isEdited(run(first, saving))).toBe(false);
    expect(isEdited(run(first, TAKEN, saving))).toBe(true);
    expect(run(first, saving).document).toMatchObject({ name: 'a.tilewright', path: '/a.tilewright' });
  });

  it('do not include another lexicon, but other rules', () => {
    expect(isEdited({ ...start, setup: { ...start.setup } })).toBe(false);
    const { setup } = start;
    const rules = { ...setup.rules, rackSize: 8 };
    const edited: Action = {
      type: 'setup-edited',
      setup: { ...setup, rules },
      name: { key: 'steps.changeBonuses' },
    };
    expect(isEdited(run(start, edited))).toBe(true);
  });

  it('exist in a restored document until it is saved', () => {
    const document = { name: 'a', path: null, saved: null, source: {}, lexicon: null, cgp: null };
    expect(isEdited(run(start, { type: 'document-opened', setup: start.setup, document }))).toBe(true);
  });
});

describe('a recorded game', () => {
  const text = readFileSync(
    join(import.meta.dirname, '../../../core/notation/gcg/games/standard.gcg'),
    'utf8',
  );
  const record = unwrap(parseGcg(text));
  const game = openGame(record, CLASSIC_RULES);
  const { setup } = game.positions[0]!;
  const document = {
    name: 'a.gcg',
    path: null,
    saved: { setup, record },
    source: {},
    lexicon: null,
    cgp: null,
  };
  const opened = run(start, { type: 'document-opened', setup, document, game });
  const stepped = (by: number): Action => ({ type: 'game-turn-stepped', by });
  const tilesOn = (state: AppState) => state.setup.tiles.filter((tile) => tile !== 0).length;

  it('is navigated turn by turn, within its ends', () => {
    // From the record: FY, OAF and IS were played.
    expect([0, 1, 2, 3].map((turn) => tilesOn(run(opened, stepped(turn))))).toEqual([0, 2, 5, 7]);
    expect(run(opened, stepped(-1)).game?.turn).toBe(0);
    const last = game.positions.length - 1;
    expect(run(opened, { type: 'game-turn-shown', turn: 1e9 }).game?.turn).toBe(last);
    expect(run(opened, stepped(last + 7)).setup).toBe(game.positions[last]!.setup);
  });

  it('is not changed by being viewed', () => {
    expect(isEdited(run(opened, stepped(5)))).toBe(false);
    expect(isEdited(run(opened, stepped(5), { type: 'game-closed' }))).toBe(false);
  });

  it('stays open when its position is edited, and undo restores the edit after navigation', () => {
    const edited = run(opened, stepped(2), TAKEN);
    expect(isEdited(edited)).toBe(true);
    const gone = run(edited, stepped(1));
    expect(gone.setup).toBe(game.positions[3]!.setup);
    const back = run(gone, { type: 'undone' });
    expect(back.setup).toBe(edited.setup);
    expect(run(back, { type: 'undone' })).toMatchObject({
      setup: game.positions[2]!.setup,
      game: { turn: 2 },
    });
  });

  it('leaving an edited and saved position is a change', () => {
    const edited = run(opened, stepped(2), TAKEN);
    const saving: Action = {
      type: 'document-saved',
      name: 'a.tilewright',
      path: '/a.tilewright',
      content: contentOf(edited),
    };
    expect(isEdited(run(edited, saving))).toBe(false);
    expect(isEdited(run(edited, saving, stepped(1)))).toBe(true);
    expect(isEdited(run(edited, saving, { type: 'undone' }))).toBe(true);
  });

  it('navigation is one undo step, however far', () => {
    const gone = run(opened, stepped(1), stepped(1), stepped(1));
    expect(said(gone.history.steps.map(({ name }) => name))).toEqual(['turn 4']);
    expect(run(gone, { type: 'undone' })).toMatchObject({ setup, game: { turn: 0 } });
  });

  it('keeps to its turns if several have the same board and rack, as when both pass', () => {
    const passes = '>ann: AEINRST 8H AE +4 4\n>ben: CDOGLMN - +0 0\n>ann: INRSTXY - +0 4\n';
    const held = '>ben: CDOGLMN - +0 0\n>ann: INRSTXY - +0 4\n';
    const turns = openGame(
      unwrap(parseGcg(`#player1 ann Ann\n#player2 ben Ben\n${passes}${held}`)),
      CLASSIC_RULES,
    );
    const at = (turn: number): AppState =>
      run(start, {
        type: 'document-opened',
        setup: turns.positions[turn]!.setup,
        game: { ...turns, turn },
      });
    for (const from of turns.positions.keys())
      for (const to of turns.positions.keys()) {
        const shown = run(at(from), { type: 'game-turn-shown', turn: to });
        expect([shown.game?.turn, shown.setup === turns.positions[to]!.setup]).toEqual([to, true]);
        expect(run(shown, { type: 'undone' }).game?.turn).toBe(from);
      }
  });

  it('that was pasted has no file', () => {
    const pasted = run(start, { type: 'game-opened', game });
    expect(isEdited(pasted)).toBe(true);
    const undone = run(pasted, { type: 'undone' });
    expect(undone).toMatchObject({ setup: start.setup, game: null });
    expect(isEdited(undone)).toBe(false);
    expect(run(undone, { type: 'redone' }).game?.record).toBe(record);
  });

  it('that was closed is restored by undo', () => {
    const closed = run(opened, stepped(2), { type: 'game-closed' });
    expect(said(closed.history.steps.map(({ name }) => name))).toEqual(['turn 3', 'close the game']);
    expect(run(closed, { type: 'undone' }).game).toMatchObject({ record, turn: 2 });
  });

  it('has its totals repaired, reported line by line, in one step; nothing moves on the board', () => {
    // In the record: >mia … +16 16, >tom … OAF +22 22, and tom's next turn brings him 29.
    const wrong = unwrap(parseGcg(text.replace('OAF +22 22', 'OAF +22 23')));
    const shown = openGame(wrong, CLASSIC_RULES, { turn: 2 });
    const before = run(start, { type: 'game-opened', game: shown });
    const repaired = run(before, { type: 'game-totals-repaired' });
    expect(said(repaired.notice)).toBe(sentence('document.totalsRepaired', { changes: 'line 6: 23 → 22' }));
    expect(repaired.game).toMatchObject({ record, problems: [], turn: 2 });
    expect(repaired.setup).toBe(before.setup);
    expect(repaired.game?.positions[2]?.scores).toEqual([16, 22]);
    expect(isEdited(repaired)).toBe(true);
    const undone = run(repaired, { type: 'undone' });
    expect(undone.game?.record).toBe(wrong);
    expect(said(undone.notice)).toBe('Undid: repair totals');
    expect(said(run(opened, { type: 'game-totals-repaired' }))).toMatchObject({
      notice: sentence('document.totalsRight'),
      history: { steps: [] },
    });
  });

  it('places the caret after the rack of each turn', () => {
    const shown = run(opened, stepped(1));
    expect(shown.rackCaret).toBe(7);
    const { rack } = shown.setup;
    expect(run(shown, TAKEN).setup.rack).toEqual(rack.slice(0, 6));
  });

  it('navigation without one raises a notice', () => {
    expect(said(run(start, stepped(1)).notice)).toBe(sentence('document.noGame'));
  });
});
