import { join } from 'node:path';
import { CLASSIC_RULES } from '../../core/board/rules';
import { type Message, message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import {
  MAX_PUZZLE_FILE,
  type PuzzleFile,
  parsePuzzleFile,
} from '../../core/school/puzzles/preendgame/puzzleFile';
import type { PuzzlesSource } from '../../core/school/puzzles/preendgame/puzzlesSource';
import { rulesKey } from '../../core/strategy/winTable/winTableFile';
import { errorMessage } from '../errorMessage';
import { readRegularFile } from '../regularFile';

/** Opens the puzzles in a file. */
export function openPuzzleFile(path: string): Result<PuzzleFile, Message> {
  try {
    return parsePuzzleFile(Buffer.from(readRegularFile(path, MAX_PUZZLE_FILE)).toString('utf8'));
  } catch (error) {
    return fail(message('winTable.unreadable', { path, reason: errorMessage(error) }));
  }
}

/** The pre-endgames that come with the program, read on first use. */
export function builtInPuzzles(programDir: string): PuzzlesSource {
  let opened: Result<PuzzleFile, Message> | undefined;
  return (lexiconId, rules) => {
    opened ??= openPuzzleFile(join(programDir, 'english.preendgames'));
    if (!opened.ok) return opened;
    const isFor = opened.value.lexiconId === lexiconId && rulesKey(rules) === rulesKey(CLASSIC_RULES);
    return isFor ? ok(opened.value.puzzles) : fail(message('school.preendgamesElsewhere'));
  };
}
