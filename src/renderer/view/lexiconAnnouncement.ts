import type { AppState } from '../state/appState';
import { crossChecksAnnouncement } from './crossCheckView';
import { structuresAnnouncement } from './structuresView';
import { wordsAnnouncement } from './wordsView';

/** What the live region says of everything that is asked of the lexicon but moves. */
export const lexiconAnnouncementOf = (state: AppState): string =>
  wordsAnnouncement(state) || structuresAnnouncement(state) || crossChecksAnnouncement(state);
