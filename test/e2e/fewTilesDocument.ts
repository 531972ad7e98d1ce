import { CLASSIC_RULES } from '../../src/core/board/rules';
import { FIRST_TURN_STATE } from '../../src/core/game/turnState';
import { formatPositionDocument } from '../../src/core/notation/positions/positionDocument';
import { FEW_TILES } from '../main/leaves/fewTiles';

/** An empty board and a rack of the few tiles whose leaves are trained in seconds. */
export const fewTilesDocument = (): string =>
  formatPositionDocument({
    setup: {
      rules: { ...CLASSIC_RULES, distribution: FEW_TILES },
      tiles: Array<number>(225).fill(0),
      rack: [1, 1, 3, 4, 4, 5, 2],
    },
    turn: FIRST_TURN_STATE,
    lexicon: null,
    view: null,
    game: null,
    cgp: null,
    source: {},
  });
