import { describe, expect, it } from 'vitest';
import { parsePositionDocument } from '../../../../src/core/notation/positions/positionDocument';
import type { JsonObject } from '../../../../src/core/notation/text/jsonFields';
import { documentText, playActions } from '../../../../src/renderer/session/document/documentFile';
import { isEdited } from '../../../../src/renderer/state/document/openDocument';
import { readSavedPlay, savePlay } from '../../../../src/renderer/state/play/savedPlay';
import { gameWith, play as placement, rack } from '../../../core/game/someGame';
import { unwrap } from '../../../oracle/oraclePositions';
import { said } from '../../../said';
import { answer, ENTER, PASS_TURN, playOf, run, started, turnRules, typed } from './playing';

/** CAT, a phony that is challenged off the board, an exchange and a pass. */
function midgame() {
  const game = gameWith(['CATDOGS', 'QUIZERS'], turnRules({ challenge: 'double' }));
  const begun = run(
    started(game, undefined, { limitMs: 60_000, hasOvertimePenalty: true }),
    ...typed('CAT'),
    ENTER,
  );
  // Z on 8G, before CAT.
  const phony = answer(begun, placement(7, 6, 'across', 'Z...', 15));
  const asked = run(phony, { type: 'turn-submitted', turn: { kind: 'challenge' } });
  const { judging } = playOf(asked);
  if (judging === null) throw new Error('Nothing is looked up.');
  const off = run(asked, { type: 'turn-judged', judging, areWords: [false] });
  return answer(run(off, { type: 'turn-submitted', turn: { kind: 'exchange', tiles: rack('DG') } }));
}

const saved = (state = midgame()): JsonObject => {
  const text = JSON.stringify(savePlay(state.play));
  return JSON.parse(text);
};

describe('a saved game', () => {
  it('is the same after loading, and draws the same tiles from then on', () => {
    const state = midgame();
    const again = unwrap(readSavedPlay(saved(state), state.setup.rules));
    const { game } = playOf(state);
    expect(game.history.map(({ verdict }) => verdict)).toContain('phony');
    expect(again.game).toEqual({ ...game, seed: String(game.seed) });
    expect(again.seats).toEqual(playOf(state).seats);
    expect(again.clock).toMatchObject({ limitMs: 60_000, hasOvertimePenalty: true, running: null });
  });

  it('has no penalty for overtime if an earlier version has saved it', () => {
    const { hasOvertimePenalty: _, ...earlier } = saved();
    const again = unwrap(readSavedPlay(earlier, midgame().setup.rules));
    expect(again.clock?.hasOvertimePenalty).toBe(false);
  });

  it('is restored with its document, which is not changed by that', () => {
    const state = midgame();
    const document = unwrap(parsePositionDocument(documentText(state, null)));
    const file = { name: 'a', path: '/a', source: {}, lexicon: null, cgp: null };
    const opened = run(
      state,
      {
        type: 'document-opened',
        setup: document.setup,
        document: { ...file, saved: { setup: document.setup, record: null } },
      },
      ...playActions(document),
    );
    expect(playOf(opened).game.scores).toEqual(playOf(state).game.scores);
    expect(opened.setup).toEqual(state.setup);
    expect(isEdited(opened)).toBe(false);
    expect(playOf(run(opened, PASS_TURN)).game.history).toHaveLength(6);
  });

  it('is not saved any more when it is over', () => {
    expect(savePlay(run(midgame(), { type: 'play-resigned' }).play)).toBeNull();
  });

  it.each([
    [{ bag: '1,2,3' }, /^Bag, racks and board hold/],
    [{ turns: ['place 0 0 across 3 5'] }, /./],
    [{ turns: ['fly'] }, /cannot be read/],
    [{ player: 3 }, /player/],
    [{ turns: 'pass' }, /turns/],
    [{ racks: ['300', ''] }, /./],
    [{ hasOvertimePenalty: 'ten' }, /hasOvertimePenalty/],
    [{ limitMs: -1 }, /limitMs/],
    [{ used1: 1e12 }, /used1/],
  ])('is refused in one sentence if it is impossible: %j', (change, sentence) => {
    const state = midgame();
    const read = readSavedPlay({ ...saved(state), ...change }, state.setup.rules);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(said(read.error)).toMatch(sentence);
  });
});
