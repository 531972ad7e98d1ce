import type { AppState } from '../../../state/appState';
import type { TournamentSection } from '../state/tournamentState';

export interface TournamentLayout {
  /** Whether the set-up stands beside the results instead of in a section. */
  readonly isSetupBeside: boolean;
  /** The sections to choose from. */
  readonly sections: readonly TournamentSection[];
  readonly shown: TournamentSection;
}

const RESULTS: readonly TournamentSection[] = ['table', 'charts', 'games'];
/** At the usual text size. */
const ROOM_FOR_BOTH_PX = 900;

/** The parts of the page in a window of this width. */
export function tournamentLayout({
  settings,
  tournament: { section },
  windowWidthPx,
}: Pick<AppState, 'settings' | 'tournament' | 'windowWidthPx'>): TournamentLayout {
  if (windowWidthPx / settings.textZoom < ROOM_FOR_BOTH_PX)
    return { isSetupBeside: false, sections: ['setup', ...RESULTS], shown: section };
  return { isSetupBeside: true, sections: RESULTS, shown: section === 'setup' ? 'table' : section };
}
