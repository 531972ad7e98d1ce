import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { parseGcg } from '../../../../src/core/notation/gcg/parseGcg';
import { openGame } from '../../../../src/renderer/state/document/openGame';
import { turnViewOf } from '../../../../src/renderer/view/document/turnView';
import { unwrap } from '../../../oracle/oraclePositions';

const text = readFileSync(join(import.meta.dirname, '../../../core/notation/gcg/games/standard.gcg'), 'utf8');

/** The player to move at a turn of the game; at its end if the turn lies beyond. */
function toMove(record: string, nth: number): readonly string[] {
  const game = openGame(unwrap(parseGcg(record)), CLASSIC_RULES, { turn: nth });
  const { player, scores, setup } = game.positions[game.turn]!;
  const turn = { player, scores, otherRack: [] };
  const { players } = turnViewOf({ game, play: null, setup, turn });
  return players.filter(({ isToMove }) => isToMove).map(({ name }) => name);
}

describe('the player on turn', () => {
  // The first line of play is `>mia: …`, the second `>tom: …`; the last is `>tom: (GLL) +8 305`.
  it('is the player of the shown turn', () => {
    expect(toMove(text, 0)).toEqual([expect.stringMatching(/mia/i)]);
    expect(toMove(text, 1)).toEqual([expect.stringMatching(/tom/i)]);
  });

  it('is nobody once the game has been settled', () => {
    expect(toMove(text, Number.POSITIVE_INFINITY)).toEqual([]);
  });

  it('is somebody if a record breaks off', () => {
    const lines = text.split('\n').filter((line) => line.startsWith('>'));
    const brokenOff = ['#player1 mia Mia', '#player2 tom Tom', ...lines.slice(0, 2)].join('\n');
    expect(toMove(brokenOff, Number.POSITIVE_INFINITY)).toEqual([expect.stringMatching(/mia/i)]);
  });
});
