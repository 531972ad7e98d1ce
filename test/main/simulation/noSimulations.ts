import { fail } from '../../../src/core/result';
import { GroundsSource } from '../../../src/main/simulation/simulationGrounds';
import { Simulations } from '../../../src/main/simulation/simulations';

const NOTHING = 'The test did not expect a simulation.';

/** Of a test that simulates nothing. */
export const NO_SIMULATIONS = new Simulations({
  startThread: () => {
    throw new Error(NOTHING);
  },
  grounds: new GroundsSource(
    () => fail(NOTHING),
    () => fail(NOTHING),
  ),
  publish: () => undefined,
  findLexicon: () => fail({ code: 'internal', message: NOTHING }),
});
