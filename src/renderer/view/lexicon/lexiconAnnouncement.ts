import { text } from '../../../texts/text';
import type { AppState } from '../../state/appState';
import { crossChecksAnnouncement } from '../board/crossCheckView';
import { structuresAnnouncement } from './structuresView';
import { wordsAnnouncement } from './wordsView';

/** What the live region says of the lexicon and everything that is asked of it but moves. */
export const lexiconAnnouncementOf = (state: AppState): string =>
  openingText(state) ||
  wordsAnnouncement(state) ||
  structuresAnnouncement(state) ||
  crossChecksAnnouncement(state);

const openingText = ({ lexiconShelf: { opening } }: AppState): string =>
  opening === null ? '' : text('lexiconView.opening', { name: opening.name });
