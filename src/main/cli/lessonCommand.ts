import { parseLesson } from '../../core/notation/lessons/lessonFile';
import { MAX_SMALL_TEXT } from '../../core/notation/text/textBounds';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { presetCatalogue } from '../presetCatalogue';
import { InputError } from './inputError';
import type { CommandDeps } from './movesCommand';
import { readOptionsAndFiles } from './options';
import { readText } from './readText';

/** A character takes at most four bytes. */
const MOST_BYTES = 4 * MAX_SMALL_TEXT;

/**
 * `tilewright lesson check FILE…`: one line for each file, and the line that is wrong in it.
 * @throws {InputError} if any is wrong
 */
export function runLesson(args: readonly string[], { print, warn }: CommandDeps): void {
  const { positionals, values } = readOptionsAndFiles(args, ['help']);
  if (values.help) {
    print(text('lessonCommand.usage'));
    return;
  }
  const [action, ...files] = positionals;
  if (action !== 'check' || files.length === 0) throw new InputError(text('lessonCommand.noFile'));
  const wrong = files.filter((file) => {
    const lesson = parseLesson(readText(file, MOST_BYTES), presetCatalogue());
    if (lesson.ok) print(`${text('lessonCommand.right', { file, steps: lesson.value.steps.length })}\n`);
    else warn(text('lessonCommand.wrong', { file, problem: say(lesson.error) }));
    return !lesson.ok;
  });
  if (wrong.length > 0)
    throw new InputError(text('lessonCommand.wrongFiles', { count: wrong.length, of: files.length }));
}
