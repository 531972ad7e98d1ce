import type { ReviewRequest } from '../../../../contract/review/reviewApi';
import type { Connection } from '../../../../contract/transport/connection';
import type { ReviewChoice } from '../../../../contract/window/settings';
import { formatGcg } from '../../../../core/notation/gcg/formatGcg';
import type { GcgDocument } from '../../../../core/notation/gcg/gcgDocument';
import type { Asker } from '../../../session/asker';
import type { Store } from '../../../session/store';
import type { AppState } from '../../../state/appState';
import { isListWhole } from '../../../state/candidates/sortColumns';
import { positionShown } from '../../../state/document/openGame';
import { roomOf } from '../../../state/window/sideTab';
import { chosenSettings } from '../state/chosenSettings';
import { laidPlays, newTiles } from '../state/laidPlays';
import { reviewShut } from '../state/openReview';

interface Deps {
  readonly connection: Pick<Connection, 'ask'>;
  readonly store: Store;
  readonly asker: Asker;
}

/** Reviews the open game, shows the results, and lays the best plays on the board. */
export function startReviewSession({ asker, connection: { ask }, store }: Deps): void {
  const { dispatch, state } = store;

  // The saved review of the game, as soon as its room is entered: the list of turns shows the mistakes.
  asker.keepAsking({
    wanted: () => {
      const game = gameToReview(state.value);
      const isShown = roomOf(state.value.sideTab) === 'analyse';
      if (!isShown || state.value.review.work !== null || game === null) return [];
      // With other leaves it is out of date.
      return [{ ...game, leaves: state.value.leaves.version }];
    },
    ask: ({ leaves: _, ...game }) => ask('readReview', requestFor(game)),
    onAnswer: ({ record }, status) => dispatch({ type: 'review-found', record, status }),
    onRefusal: (_, { message }) => dispatch({ type: 'job-refused', job: 'review', message }),
  });

  asker.keepAsking({
    wanted: () => {
      const { work } = state.value.review;
      const game = gameToReview(state.value);
      return work === null || work.task === 'stop' || game === null ? [] : [{ ...game, work }];
    },
    ask: ({ work, ...game }) => ask('startReview', { ...requestFor(game), isFresh: work.task === 'anew' }),
    onAnswer: ({ record }, status) => dispatch({ type: 'review-found', record, status }),
    onRefusal: (_, { message }) => dispatch({ type: 'job-refused', job: 'review', message }),
  });

  asker.keepAsking({
    wanted: () => {
      const { work } = state.value.review;
      return work?.task === 'stop' ? [{ work }] : [];
    },
    ask: () => ask('stopReview', {}),
    onAnswer: () => dispatch({ type: 'job-stopped', job: 'review' }),
    onRefusal: (_, { message }) => dispatch({ type: 'job-refused', job: 'review', message }),
  });

  // Reviews still running after a reload of the page.
  asker.keepAsking({
    wanted: () => (state.value.review.isOpen && state.value.review.games === null ? [ANY] : []),
    ask: () => ask('readReviewedGames', {}),
    onAnswer: (_, games) => {
      if (games !== null) dispatch({ type: 'games-found', games });
    },
    onRefusal: (_, { message }) => dispatch({ type: 'notice-raised', message }),
  });

  asker.keepAsking({
    wanted: () => {
      const { candidates, game, review, setup } = state.value;
      if (candidates?.setup !== setup || !isListWhole(candidates) || laidPlays(state.value) === null)
        return [];
      const { isPlayedShown, record } = review;
      return [
        { record, turn: game?.turn, branch: game?.branch, isPlayedShown, generation: candidates.generation },
      ];
    },
    ask: ({ generation }) => {
      const plays = laidPlays(state.peek());
      const tiles = plays === null ? [] : newTiles(plays.laid);
      return ask('whyNot', { purpose: 'review', generation, wanted: { kind: 'tiles', tiles } });
    },
    onAnswer: (_, { rank }) => {
      if (rank !== null) dispatch({ type: 'rank-sought', rank });
    },
    onRefusal: (_, { message }) => dispatch({ type: 'notice-raised', message }),
  });
}

/** All requests are the same. */
const ANY = {};

type GameToReview = Omit<ReviewRequest, 'gcg' | 'settings'> & {
  readonly record: GcgDocument;
  readonly choice: ReviewChoice;
};

/** Null if there is no game to review. */
function gameToReview(state: AppState): GameToReview | null {
  const { document, game, lexicon, settings } = state;
  if (game === null || lexicon.kind !== 'open' || reviewShut(state) !== null) return null;
  const { rules } = positionShown(game).setup;
  const path = document.gamePath ?? document.path;
  return { record: game.main.record, rules, path, lexicon: lexicon.info.id, choice: settings.review };
}

const requestFor = ({ choice, record, ...request }: GameToReview): ReviewRequest => ({
  ...request,
  settings: chosenSettings(choice),
  gcg: formatGcg(record),
});
