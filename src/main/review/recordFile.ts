import { type Message, message } from '../../core/message';
import { describeProblems } from '../../core/notation/exchange/imported';
import { readGcg } from '../../core/notation/gcg/parseGcg';
import { MAX_GAME_TEXT } from '../../core/notation/text/textBounds';
import { fail, type Result } from '../../core/result';
import { errorMessage } from '../errorMessage';
import { readRegularFile } from '../regularFile';

/** For encodings of up to four bytes a character. */
const MAX_GAME_BYTES = 4 * MAX_GAME_TEXT;

type ReadGame = Extract<ReturnType<typeof readGcg>, { readonly ok: true }>['value'];

/** The game that a GCG file records. */
export function readRecordFile(path: string): Result<ReadGame, Message> {
  let bytes: Uint8Array;
  try {
    bytes = readRegularFile(path, MAX_GAME_BYTES);
  } catch (error) {
    return fail(message('reviewCommand.unreadableGame', { reason: errorMessage(error) }));
  }
  const read = readGcg(bytes);
  return read.ok ? read : fail(describeProblems(read.error));
}
