import { tileSetName } from '../../core/board/ruleNames';
import type { Rules } from '../../core/board/rules';
import { type Message, message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import { MAX_KLV2, parseKlv2 } from '../../core/strategy/leaves/klv2';
import {
  type FiledLeaves,
  isLeavesFile,
  type LeavesOrigin,
  parseLeavesFile,
  parseLeaveValues,
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

/** Opens leaves in our format or KLV2; fails if they are not for the tiles of these rules. */
export const openLeaves = (path: string, rules: Rules): Result<FiledLeaves, Message> =>
  readLeaves(path, rules, parseLeaveValues, (leaves) => leaves);

/** Also reads standard errors, if present. */
export const openTrainedLeaves = (path: string, rules: Rules): Result<TrainedLeaves, Message> =>
  readLeaves(path, rules, parseLeavesFile, withoutErrors);

/** The same from bytes. @param name of the file, for sentences */
export const trainedLeavesFrom = (
  name: string,
  bytes: Uint8Array,
  rules: Rules,
): Result<TrainedLeaves, Message> => leavesFrom(name, bytes, rules, parseLeavesFile, withoutErrors);

const withoutErrors = (leaves: FiledLeaves): TrainedLeaves => ({
  ...leaves,
  errors: new Float32Array(leaves.table.shape.size),
});

function readLeaves<Leaves extends FiledLeaves>(
  path: string,
  rules: Rules,
  parse: (bytes: Uint8Array) => Result<Leaves, Message>,
  ofKlv2: (leaves: FiledLeaves) => Leaves,
): Result<Leaves, Message> {
  let bytes: Uint8Array;
  try {
    bytes = readRegularFile(path, MAX_KLV2);
  } catch (error) {
    return fail(message('leaves.unreadable', { path, reason: errorMessage(error) }));
  }
  return leavesFrom(path, bytes, rules, parse, ofKlv2);
}

function leavesFrom<Leaves extends FiledLeaves>(
  path: string,
  bytes: Uint8Array,
  rules: Rules,
  parse: (bytes: Uint8Array) => Result<Leaves, Message>,
  ofKlv2: (leaves: FiledLeaves) => Leaves,
): Result<Leaves, Message> {
  const leaves = isLeavesFile(bytes) ? parse(bytes) : mapped(readKlv2(bytes, rules), ofKlv2);
  if (!leaves.ok) return fail(message('leaves.inFile', { path, problem: leaves.error }));
  if (hasSameTiles(leaves.value.distribution, rules.distribution)) return leaves;
  const tiles = { file: tileSetName(leaves.value.distribution), tiles: tileSetName(rules.distribution) };
  return fail(message('leaves.inFile', { path, problem: message('leaves.forOtherTiles', tiles) }));
}

const mapped = <From, To>(result: Result<From, Message>, map: (value: From) => To): Result<To, Message> =>
  result.ok ? ok(map(result.value)) : result;

function readKlv2(bytes: Uint8Array, { distribution, rackSize }: Rules): Result<FiledLeaves, Message> {
  const table = parseKlv2(bytes, distribution, rackSize);
  if (!table.ok) return table;
  return ok({ distribution, rackSize, table: table.value, origin: UNKNOWN_ORIGIN });
}
