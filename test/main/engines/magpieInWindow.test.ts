import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkSetup } from '../../../src/core/board/position';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { CLASSIC_TURN_RULES } from '../../../src/core/game/turnRules';
import { situationOf } from '../../../src/core/strategy/simulation/situation';
import { askForTurn } from '../../../src/main/engines/engineTurn';
import { codesOf } from '../../oracle/oracleLexicon';
import { unwrap } from '../../oracle/oraclePositions';
import { openEngine } from './oneEngine';

const MAGPIE = join(import.meta.dirname, '../../scripts/magpie');
const ADAPTER = join(import.meta.dirname, '../../../scripts/magpieEngine.mjs');

/** An A on 1J, beside which the stand-in plays VIG: 8 points, three times. */
const tiles = Array<number>(225).fill(0);
tiles.splice(9, 1, ...codesOf('A'));
const setup = { rules: CLASSIC_RULES, tiles, rack: codesOf('BGIV') };

it.skipIf(process.platform === 'win32')(
  'MAGPIE answers as an engine of the user, through its adapter',
  async () => {
    const console = join(MAGPIE, 'fakeMagpie.mjs');
    const options = ['--magpie', console, '--folder', MAGPIE, '--lexicon', 'CSW21'];
    const engines = openEngine([ADAPTER, ...options]);
    const situation = unwrap(situationOf(unwrap(checkSetup(setup)).position, CLASSIC_TURN_RULES));
    const answer = await engines.use('script', (engine, { name }) =>
      askForTurn(engine, name, {
        situation,
        scores: [384, 389],
        isWord: (letters) => Array.from(letters).join() === codesOf('VIGA').join(),
        millis: 5000,
        signal: new AbortController().signal,
      }),
    );
    expect(unwrap(answer)).toMatchObject({
      turn: { kind: 'placement', row: 0, col: 6, direction: 'across', score: 24 },
      mode: 'sim',
      ignored: ['movetime'],
      rows: [{ move: '1G.VIGA', figures: { winPercent: 71.25, samples: 600 } }, { move: 'pass' }],
    });
    expect([...unwrap(answer).facts.keys()]).toContain('lexicon');
  },
);
