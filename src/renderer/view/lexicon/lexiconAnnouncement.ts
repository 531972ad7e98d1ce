import { text } from '../../../texts/text';
import { structuresAnnouncement } from '../../features/structures/view/structuresView';
import { wordsAnnouncement } from '../../features/words/view/wordsView';
import type { AppState } from '../../state/appState';
import { crossChecksAnnouncement } from '../board/crossCheckView';

/** Text of the live region about the lexicon and its queries, except moves. */
export const lexiconAnnouncementOf = (state: AppState): string =>
  openingText(state) ||
  wordsAnnouncement(state) ||
  structuresAnnouncement(state) ||
  crossChecksAnnouncement(state);

const openingText = ({ lexiconShelf: { opening } }: AppState): string =>
  opening === null ? '' : text('lexiconView.opening', { name: opening.name });
