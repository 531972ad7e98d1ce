import { tileSetName } from '../../core/board/ruleNames';
import type { Rules } from '../../core/board/rules';
import { type Message, message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import { MAX_KLV2, parseKlv2 } from '../../core/strategy/leaves/klv2';
import {
  isLeavesFile,
  type LeavesOrigin,
  parseLeavesFile,
  type TrainedLeaves,
} from '../../core/strategy/leaves/leavesFile';
import { hasSameTiles } from '../../core/strategy/leaves/leavesSource';
import { errorMessage } from '../errorMessage';
import { readRegularFile } from '../regularFile';

const UNKNOWN_ORIGIN: LeavesOrigin = {
  lexicon: '',
  board: '',
  seed: '',
  generations: '',
  command: '',
  date: '',
};

/** The leaves in a file of ours or in a KLV2 file, or why they are none for the tiles of these rules. */
export function openLeaves(path: string, rules: Rules): Result<TrainedLeaves, Message> {
  let bytes: Uint8Array;
  try {
    bytes = readRegularFile(path, MAX_KLV2);
  } catch (error) {
    return fail(message('leaves.unreadable', { path, reason: errorMessage(error) }));
  }
  const leaves = isLeavesFile(bytes) ? parseLeavesFile(bytes) : readKlv2(bytes, rules);
  if (!leaves.ok) return fail(message('leaves.inFile', { path, problem: leaves.error }));
  if (hasSameTiles(leaves.value.distribution, rules.distribution)) return leaves;
  const tiles = { file: tileSetName(leaves.value.distribution), tiles: tileSetName(rules.distribution) };
  return fail(message('leaves.inFile', { path, problem: message('leaves.forOtherTiles', tiles) }));
}

function readKlv2(bytes: Uint8Array, { distribution, rackSize }: Rules): Result<TrainedLeaves, Message> {
  const table = parseKlv2(bytes, distribution, rackSize);
  if (!table.ok) return table;
  const errors = new Float32Array(table.value.shape.size);
  return ok({ distribution, rackSize, table: table.value, errors, origin: UNKNOWN_ORIGIN });
}
