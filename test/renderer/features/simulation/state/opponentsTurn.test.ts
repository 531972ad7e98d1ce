import { expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../../src/core/board/rules';
import { parseGcg } from '../../../../../src/core/notation/gcg/parseGcg';
import { opponentsTurn } from '../../../../../src/renderer/features/simulation/state/opponentsTurn';
import { openGame, positionShown } from '../../../../../src/renderer/state/document/openGame';
import { unwrap } from '../../../../oracle/oraclePositions';
import { tilesOf } from '../../../view/midgame';

const RECORD = `#player1 ann Ann
#player2 ben Ben
>ann: AEINRST 8G AE +4 4
>ben: DGOLMNS 7H DOG +9 9
>ann: INRSTVW -VW +0 4
>ben: LMNSUUU - +0 9
>ann: INRSTAB G8 .NT +3 7
>ben: LMNSUUU - +0 9
`;

const led = (turn: number) => {
  const game = openGame(unwrap(parseGcg(RECORD)), CLASSIC_RULES, { turn });
  return opponentsTurn({ game, setup: positionShown(game).setup });
};

it('is the opponent’s last play or exchange, with the new tiles only', () => {
  expect(led(0)).toBeNull();
  expect(led(1)).toEqual({
    kind: 'placement',
    row: 7,
    col: 6,
    direction: 'across',
    tiles: tilesOf('AE'),
    score: 4,
  });
  expect(led(3)).toEqual({ kind: 'exchange', count: 2 });
  // A pass gives no information.
  expect(led(4)).toBeNull();
  const through = { kind: 'placement', row: 7, col: 6, direction: 'down', tiles: tilesOf('.NT'), score: 3 };
  expect(led(5)).toEqual(through);
});

it('is unknown if the board is no longer that of the game', () => {
  const game = openGame(unwrap(parseGcg(RECORD)), CLASSIC_RULES, { turn: 1 });
  const { setup } = positionShown(game);
  expect(opponentsTurn({ game, setup: { ...setup, tiles: [...setup.tiles] } })).toBeNull();
});
