import { text } from '../../../texts/text';
import type { AppState } from '../../state/appState';
import { welcomeCandidate } from '../../state/window/welcome';
import { wordLetters } from '../candidates/candidateRow';

/** The sentences of the first minute that are shown now; none while it is not shown. */
export function welcomeSentences(state: AppState): readonly string[] {
  const { setup, welcome } = state;
  const candidate = welcomeCandidate(state);
  if (welcome === null || candidate === undefined) return [];
  const word = wordLetters(setup, candidate)
    .map((letter) => letter.text)
    .join('');
  const board = text('welcome.board');
  const walk = text('welcome.walk');
  const found = text('welcome.found', { word, score: candidate.score });
  if (welcome.isStill) return [board, walk, found];
  return [{ board, walk, found, doors: found }[welcome.stage]];
}
