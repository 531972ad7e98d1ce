import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../../src/core/board/rules';
import { PASS } from '../../../../../src/core/game/turns/turn';
import { parseGcg } from '../../../../../src/core/notation/gcg/parseGcg';
import { parsePositionDocument } from '../../../../../src/core/notation/positions/positionDocument';
import type { StartPosition } from '../../../../../src/core/strategy/tournament/startPosition';
import { gameToOpen } from '../../../../../src/renderer/features/tournament/state/gameAfterTurns';
import { openGame } from '../../../../../src/renderer/state/document/openGame';
import { unwrap } from '../../../../oracle/oraclePositions';
import { tilesOf } from '../../../view/midgame';

const RECORD = `#player1 ann Ann
#player2 ben Ben
#title A final
>ann: AEINRST 8G AE +4 4
>ben: DGOLMNS 7H DOG +9 9
>ann: INRSTVW -VW +0 4
>ben: LMNSUUU - +0 9
`;
const game = openGame(unwrap(parseGcg(RECORD)), CLASSIC_RULES);

/** Ben is on turn for the second time, one scoreless turn after his play. */
const start: StartPosition = {
  tiles: game.positions[3]?.setup.tiles ?? [],
  rack: tilesOf('UUULMNS'),
  opponentRack: [],
  scores: [9, 4],
  scorelessTurns: 1,
  firstTurns: [PASS],
};

const played = {
  name: '1-01.gcg',
  gcg: `#player1 equity-1 equity-1
#player2 equity-2 equity-2
#lexicon words
#start-position left out here
>equity-1: LMNSUUU - +0 9
>equity-2: INRSTAB G8 .NT +4 8
`,
};

describe('a game from a position', () => {
  it('has the turns before it, if the open game passes there, and shows the position', () => {
    const { name, text } = gameToOpen(game, start, played);
    expect(name).toBe('1-01.tilewright');
    const document = unwrap(parsePositionDocument(text));
    expect(document.turn).toMatchObject({ player: 1, scores: [4, 9] });
    expect(document.setup.tiles).toEqual(start.tiles);
    expect(document.game?.turn).toBe(3);
    expect(document.game?.record.split('\n').slice(1)).toEqual([
      '#player1 equity-2 equity-2',
      '#player2 equity-1 equity-1',
      '#title A final',
      '>equity-2: AEINRST 8G AE +4 4',
      '>equity-1: DGOLMNS 7H DOG +9 9',
      '>equity-2: INRSTVW -VW +0 4',
      '>equity-1: LMNSUUU - +0 9',
      '>equity-2: INRSTAB G8 .NT +4 8',
      '',
    ]);
    const opened = openGame(unwrap(parseGcg(document.game?.record ?? '')), CLASSIC_RULES, { turn: 3 });
    expect(opened.problems).toEqual([]);
    expect(opened.positions).toHaveLength(6);
  });

  it.each([
    ['without an open game', null, start],
    ['of whole games', game, undefined],
    ['with other points', game, { ...start, scores: [9, 5] as const }],
    ['with other tiles on the rack', game, { ...start, rack: tilesOf('UUULMNT') }],
    ['with other tiles on the board', game, { ...start, tiles: start.tiles.with(0, 1) }],
  ])('is the record as it is %s', (_, open, from) => {
    expect(gameToOpen(open, from, played)).toEqual({ name: played.name, text: played.gcg });
  });
});
