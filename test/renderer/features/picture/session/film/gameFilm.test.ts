import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NO_TILE } from '../../../../../../src/core/alphabet/tile';
import { CLASSIC_RULES } from '../../../../../../src/core/board/rules';
import { readGcg } from '../../../../../../src/core/notation/gcg/parseGcg';
import { gameFilm } from '../../../../../../src/renderer/features/picture/session/film/gameFilm';
import { initialState } from '../../../../../../src/renderer/state/appState';
import { openGame, positionShown } from '../../../../../../src/renderer/state/document/openGame';
import { unwrap } from '../../../../../oracle/oraclePositions';

const RECORD = resolve(import.meta.dirname, '../../../../../core/notation/gcg/games/standard.gcg');

const game = openGame(unwrap(readGcg(readFileSync(RECORD))).document, CLASSIC_RULES);
const TURNS = game.positions.length - 1;
/** Ten seconds a turn, and two turns for the end. */
const film = gameFilm(initialState(positionShown(game).setup), game, (TURNS + 2) * 10, {
  kind: 'framed',
  azimuthRad: 0,
  polarRad: 0.6,
});
const tilesAt = (second: number): number =>
  film.at(second).state.setup.tiles.filter((tile) => tile !== NO_TILE).length;

describe('the film of a game, ten seconds a turn', () => {
  it('shows the board before a turn, its tiles flying, and the board after it', () => {
    // FISTUWY plays FY: two tiles.
    expect([0, 2.4, 9.9, 10].map(tilesAt)).toEqual([0, 0, 2, 2]);
    expect(film.at(2.4).state.flight).toBeNull();
    const { nowMs, state } = film.at(2.6);
    expect(state.flight?.startedAtMs).toBe(0);
    expect(nowMs).toBeCloseTo(100, 6);
    expect(film.at(9.9).state.flight).toBeNull();
  });

  it('has the mover’s rack in front, and a caption with the play and the score', () => {
    expect(film.at(0).state.play?.viewer).toBe(0);
    expect(film.at(10).state.play?.viewer).toBe(1);
    expect(film.at(0).caption).toEqual({
      title: 'mia: H7 FY +16',
      detail: 'mia 16 – tom 0',
    });
  });

  it('ends with the board of the record', () => {
    const last = game.positions.at(-1)?.setup.tiles.filter((tile) => tile !== NO_TILE).length;
    expect(tilesAt((TURNS + 1) * 10)).toBe(last);
  });

  it('shows the end for a second, however short the film', () => {
    const { setup } = positionShown(game);
    const short = gameFilm(initialState(setup), game, 10, { kind: 'framed', azimuthRad: 0, polarRad: 0.6 });
    const captionAt = (second: number) => short.at(second).caption?.title;
    expect(captionAt(8.99)).toMatch(/^tom: M6/);
    expect([9.01, 9.9].map(captionAt)).toEqual([captionAt(9.99), captionAt(9.99)]);
    expect(captionAt(9.01)).not.toBe(captionAt(8.99));
  });
});
