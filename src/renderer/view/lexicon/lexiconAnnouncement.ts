import { text } from '../../../texts/text';
import type { AppState } from '../../state/appState';
import { crossChecksAnnouncement } from '../board/crossCheckView';
import { structuresAnnouncement } from './structuresView';
import { wordsAnnouncement } from './wordsView';

/** Text of the live region about the lexicon and its queries, except moves. */
export const lexiconAnnouncementOf = (state: AppState): string =>
  openingText(state) ||
  wordsAnnouncement(state) ||
  structuresAnnouncement(state) ||
  crossChecksAnnouncement(state);

const openingText = ({ lexiconShelf: { opening } }: AppState): string =>
  opening === null ? '' : text('lexiconView.opening', { name: opening.name });
