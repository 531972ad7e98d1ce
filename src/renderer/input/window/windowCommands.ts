import { ABOUT_COMMAND } from '../../../contract/window/aboutCommand';
import { entryAt } from '../../../core/certain';
import { message } from '../../../core/message';
import type { TextKey } from '../../../texts/catalogue';
import { endingZones } from '../../features/endgame/state/shownLine';
import type { AppState } from '../../state/appState';
import { isBoardCovered, isStructureShown, type SideTab } from '../../state/window/sideTab';
import { welcomeCandidate } from '../../state/window/welcome';
import type { Zone } from '../../state/window/zone';
import { type CommandExtras, commandsOf, type ListedCommand } from '../command';
import { noTimeline, noWalk, unless } from '../reasons';

/** The zones of a walk follow the candidates, in one cycle over both pages. */
const WALK_ZONES: readonly Zone[] = ['timeline', 'graph', 'log'];
/** F6 stays on the other pages. */
const PAGE_ZONES: Partial<Record<SideTab, readonly Zone[]>> = {
  moves: ['candidates'],
  walk: ['candidates'],
  words: ['words', 'wordList'],
  tiles: ['tiles'],
  leaves: ['leaves'],
  board: ['boardEditor'],
  structures: ['structures'],
  play: ['play'],
  tournament: ['tournament', 'tournamentGames'],
};

const goTo = (zone: Zone, key: string, title: TextKey, extras: CommandExtras = {}): ListedCommand => ({
  id: `zone.${zone}`,
  zone: 'everywhere',
  keys: [key],
  title,
  run: ({ dispatch }) => dispatch({ type: 'zone-entered', zone }),
  ...extras,
});

const cycle = (id: string, key: string, title: TextKey, by: 1 | -1): ListedCommand => ({
  id: `zone.${id}`,
  zone: 'everywhere',
  keys: [key],
  title,
  run: ({ dispatch, state }) => dispatch({ type: 'zone-entered', zone: zoneAfter(state, by) }),
});

/** The next zone in F6 order. From outside these, forwards leads to the first and backwards to the last. */
export function zoneAfter(state: AppState, by: 1 | -1): Zone {
  const { game, sideTab, walk, zone } = state;
  const page = [...(PAGE_ZONES[sideTab] ?? []), ...endingZones(state)];
  const ofWalk = page.includes('candidates') ? WALK_ZONES : WALK_ZONES.slice(0, 1);
  const top: readonly Zone[] = game === null ? ['board', 'rack'] : ['board', 'rack', 'game'];
  const covering: readonly Zone[] = isStructureShown(state) ? ['timeline', ...page] : page;
  const zones = isBoardCovered(state) ? covering : [...top, ...page, ...(walk === null ? [] : ofWalk)];
  const at = zone === null ? -1 : zones.indexOf(zone);
  const index = at < 0 && by === -1 ? zones.length : at;
  return entryAt(zones, (index + by + zones.length) % zones.length);
}

export const windowCommands = commandsOf('window', [
  cycle('next', 'F6', 'windowCommands.zoneNext', 1),
  cycle('previous', 'Shift+F6', 'windowCommands.zonePrevious', -1),
  goTo('board', '$mod+1', 'windowCommands.zoneBoard'),
  goTo('rack', '$mod+2', 'windowCommands.zoneRack'),
  goTo('candidates', '$mod+3', 'windowCommands.zoneCandidates'),
  goTo('timeline', '$mod+4', 'windowCommands.zoneTimeline', { whyNot: noTimeline }),
  goTo('graph', '$mod+5', 'windowCommands.zoneGraph', { whyNot: noWalk }),
  goTo('log', '$mod+6', 'windowCommands.zoneLog', { whyNot: noWalk }),
  {
    id: 'window.crossChecks',
    zone: 'everywhere',
    keys: ['$mod+Shift+x'],
    title: 'windowCommands.windowCrossChecks',
    label: 'appMenu.windowCrossChecks',
    run: ({ dispatch }) => dispatch({ type: 'cross-checks-toggled' }),
  },
  {
    id: 'window.lexicon',
    zone: 'everywhere',
    keys: ['$mod+Shift+l'],
    title: 'windowCommands.windowLexicon',
    label: 'appMenu.windowLexicon',
    run: ({ dispatch }) => {
      dispatch({ type: 'lexicon-panel-toggled' });
      // The panel exists from the next frame, if it was opened.
      requestAnimationFrame(() => document.querySelector<HTMLElement>('.lexicon-panel button')?.focus());
    },
  },
  {
    id: 'window.look',
    zone: 'everywhere',
    keys: ['Shift+F9'],
    title: 'windowCommands.windowLook',
    label: 'appMenu.windowLook',
    run: ({ dispatch }) => dispatch({ type: 'look-panel-toggled' }),
  },
  {
    id: 'window.settings',
    zone: 'everywhere',
    keys: ['$mod+,'],
    title: 'settings.command',
    label: 'settings.menu',
    run: ({ dispatch, state }) =>
      dispatch(
        state.settingsPage === null
          ? { type: 'settings-page-opened', section: null }
          : { type: 'settings-page-closed' },
      ),
    isForOverlays: true,
  },
  {
    id: 'window.flatBoard',
    zone: 'everywhere',
    keys: ['F9'],
    title: 'windowCommands.windowFlatBoard',
    label: 'appMenu.windowFlatBoard',
    whyNot: unless(({ sceneFailure }) => sceneFailure === null, 'picture.noScene'),
    run: ({ dispatch }) => dispatch({ type: 'flat-board-toggled' }),
  },
  {
    id: 'window.menu',
    zone: 'everywhere',
    keys: ['ContextMenu', 'Shift+F10'],
    title: 'windowCommands.windowMenu',
    run: ({ openMenu }) => openMenu(),
  },
  {
    id: 'window.palette',
    zone: 'everywhere',
    keys: ['$mod+k', '$mod+Shift+p', 'F1'],
    title: 'palette.command',
    label: 'palette.menu',
    run: ({ dispatch }) => dispatch({ type: 'palette-toggled' }),
    isForOverlays: true,
  },
  {
    id: 'window.keys',
    zone: 'everywhere',
    keys: ['[Shift]+?', '$mod+[Shift]+/'],
    title: 'windowCommands.windowKeys',
    label: 'appMenu.windowKeys',
    run: ({ dispatch }) => dispatch({ type: 'key-sheet-toggled' }),
    isForOverlays: true,
  },
  {
    id: 'window.explain',
    zone: 'everywhere',
    keys: ['$mod+F1'],
    title: 'pageHelp.command',
    label: 'pageHelp.question',
    run: ({ dispatch }) => dispatch({ type: 'page-explained' }),
  },
  {
    id: 'window.glossary',
    zone: 'everywhere',
    keys: ['$mod+Shift+F1'],
    title: 'glossary.command',
    label: 'glossary.title',
    run: ({ dispatch }) => dispatch({ type: 'glossary-toggled' }),
    isForOverlays: true,
  },
  {
    id: 'window.firstMinute',
    zone: 'everywhere',
    keys: [],
    title: 'welcome.again',
    whyNot: (state) =>
      state.play !== null
        ? message('welcome.inGame')
        : welcomeCandidate(state) === undefined
          ? message('impossible.noCandidates')
          : null,
    run: ({ dispatch }) => dispatch({ type: 'welcome-requested' }),
  },
  {
    id: ABOUT_COMMAND,
    zone: 'everywhere',
    keys: ['Shift+F1'],
    title: 'windowCommands.windowAbout',
    label: 'documentCommands.menuAbout',
    run: ({ dispatch }) => dispatch({ type: 'about-toggled' }),
    isForOverlays: true,
  },
  {
    id: 'window.escape',
    zone: 'everywhere',
    keys: ['Escape'],
    title: 'windowCommands.windowEscape',
    run: ({ dispatch }) => dispatch({ type: 'escaped' }),
    isForOverlays: true,
  },
]);
