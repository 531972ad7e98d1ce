import { computed, type ReadonlySignal } from '@preact/signals';
import type { AppState } from '../state/appState';
import { announcementOf } from '../view/announcement';
import { boardTilesOf, cursorOf, sceneViewOf, squaresOf } from '../view/boardView';
import { type CaptionView, captionOf } from '../view/captionView';
import { rackTilesOf } from '../view/rackView';
import type { RackTileView, SceneView, SquareView, TileView } from '../view/sceneView';
import { explainCandidate, positionOf, type ShownMove, shownCandidate } from '../view/shownMove';

/** What is drawn, each part worked out anew only when the state that it depends on has changed. */
export interface Views {
  readonly shown: ReadonlySignal<ShownMove | null>;
  readonly squares: ReadonlySignal<readonly SquareView[]>;
  readonly tiles: ReadonlySignal<readonly TileView[]>;
  readonly rack: ReadonlySignal<readonly RackTileView[]>;
  readonly scene: ReadonlySignal<SceneView>;
  readonly caption: ReadonlySignal<CaptionView | null>;
  readonly announcement: ReadonlySignal<string>;
}

export function createViews(state: ReadonlySignal<AppState>): Views {
  const setup = computed(() => state.value.setup);
  const rules = computed(() => setup.value.rules);
  const position = computed(() => positionOf(setup.value));
  const candidate = computed(() => shownCandidate(state.value));
  const total = computed(() => state.value.candidates?.total ?? 0);
  const shown = computed(() => {
    if (position.value === null || candidate.value === null) return null;
    return explainCandidate(position.value, candidate.value, total.value);
  });
  const squares = computed(() => squaresOf(rules.value));
  const tiles = computed(() => boardTilesOf(setup.value, shown.value));
  const rack = computed(() => rackTilesOf(rules.value.distribution, setup.value.rack, candidate.value));
  const boardCursor = computed(() => state.value.boardCursor);
  const isOnBoard = computed(() => state.value.zone === 'board');
  const cursor = computed(() => (isOnBoard.value ? cursorOf(boardCursor.value) : null));
  const scene = computed(() =>
    sceneViewOf({
      rules: rules.value,
      squares: squares.value,
      tiles: tiles.value,
      rack: rack.value,
      match: shown.value?.match ?? null,
      cursor: cursor.value,
    }),
  );
  const caption = computed(() => (shown.value === null ? null : captionOf(setup.value, shown.value)));
  const announcement = computed(() => announcementOf(state.value));
  return { shown, squares, tiles, rack, scene, caption, announcement };
}
