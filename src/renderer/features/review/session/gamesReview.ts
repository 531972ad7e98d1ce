import type { Connection } from '../../../../contract/transport/connection';
import { message } from '../../../../core/message';
import type { Store } from '../../../session/store';
import { chosenSettings } from '../state/chosenSettings';
import { gamesShut } from '../state/gamesInReview';

/** Reviews many games, one after the other. */
export interface GamesReview {
  /** Asks for files, or for a folder. */
  choose(isFolder: boolean): Promise<void>;
  /** Reviews files and folders that were dropped. */
  review(paths: readonly string[]): Promise<void>;
}

export function createGamesReview({ ask, askDesktop }: Connection, { dispatch, state }: Store): GamesReview {
  async function review(paths: readonly string[]) {
    const { lexicon, settings } = state.peek();
    const shut = gamesShut(state.peek());
    if (shut !== null || lexicon.kind !== 'open')
      return dispatch({ type: 'notice-raised', message: shut ?? message('searches.noLexicon') });
    dispatch({ type: 'review-shown', isShown: true });
    const begun = await ask('reviewGames', {
      paths,
      lexicon: lexicon.info.id,
      settings: chosenSettings(settings.review),
    });
    if (begun.ok) dispatch({ type: 'games-found', games: begun.value });
    else dispatch({ type: 'notice-raised', message: begun.error.message });
  }

  async function choose(isFolder: boolean) {
    if (askDesktop === null)
      return dispatch({ type: 'notice-raised', message: message('reviewPage.gamesOnDesktop') });
    const shut = gamesShut(state.peek());
    if (shut !== null) return dispatch({ type: 'notice-raised', message: shut });
    const chosen = await askDesktop('chooseGames', { isFolder });
    if (!chosen.ok) dispatch({ type: 'notice-raised', message: chosen.error.message });
    else if (chosen.value.length > 0) await review(chosen.value);
  }

  return { choose, review };
}
