import type { Spoken } from '../../../../core/notation/lessons/lesson';
import { spoken } from '../../../../texts/spoken';
import { text } from '../../../../texts/text';
import type { AppState } from '../../../state/appState';
import { playMove } from '../../../state/candidates/candidatePlay';
import { triedMove } from '../../../state/trying/triedMove';
import { stepOf } from '../state/course';

/** A text of a lesson in the language spoken, or in English, or in any that it has. */
export function lessonText(said: Spoken): string {
  const { id } = spoken().language;
  return said[id] ?? said.en ?? said[''] ?? Object.values(said)[0] ?? '';
}

/** Its paragraphs. */
export const paragraphsOf = (said: Spoken): readonly string[] =>
  lessonText(said)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/**
 * The reply to the play that is tried for the task of the step: the lesson's own, or what is missing. Null
 * without a play, and for one that is not legal, of which the board says why.
 */
export function replyOf(state: AppState): string | null {
  const { course, setup, tried } = state;
  const task = stepOf(course)?.task;
  if (task == null) return null;
  if (course.lesson?.isDone) return lessonText(task.right);
  const play = tried === null ? null : triedMove(state);
  if (!play?.ok || task.goal.kind !== 'play') return null;
  const word = String(playMove(setup, play.value).name.params?.word).toUpperCase();
  const reply = task.replies.find((each) => each.word === word);
  if (reply !== undefined) return lessonText(reply.say);
  const move = tried?.verdict?.move ?? null;
  if (move === null) return null;
  const { score: least } = task.goal;
  const points = move.score;
  return points < least ? text('course.tooFew', { points, least }) : text('course.notBest', { points });
}
