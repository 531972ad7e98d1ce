import midgame from '../../../resources/positions/midgame.cgp?raw';
import type { Setup } from '../../core/board/setup';
import { flaw } from '../../core/message';
import { parseCgp } from '../../core/notation/positions/cgp';

/** The initial position. It is bundled, so an invalid one is a bug and throws. */
export function startSetup(): Setup {
  const parsed = parseCgp(midgame);
  if (!parsed.ok) throw flaw(parsed.error);
  return parsed.value.setup;
}
