import { type ReadonlySignal, useComputed } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { CaptionView } from '../view/captionView';
import type { KeySheetSection } from '../view/keySheetView';
import type { RackTileView, SquareView, TileView } from '../view/sceneView';
import type { ShownMove } from '../view/shownMove';
import { BoardGrid } from './boardGrid';
import { KeySheet } from './keySheet';
import { LiveRegion } from './liveRegion';
import { LookPanel } from './lookPanel';
import { Messages } from './messages';
import { MovesPage } from './movesPage';
import type { PanelProps } from './panelProps';
import { RackEditor } from './rackEditor';
import { SidePanel } from './sidePanel';
import { Timeline } from './timeline';
import { TopBar } from './topBar';
import { WalkPage } from './walkPage';
import type { WalkViews } from './walkProps';

export interface AppProps extends PanelProps {
  readonly views: {
    readonly squares: ReadonlySignal<readonly SquareView[]>;
    readonly tiles: ReadonlySignal<readonly TileView[]>;
    readonly rack: ReadonlySignal<readonly RackTileView[]>;
    readonly caption: ReadonlySignal<CaptionView | null>;
    readonly announcement: ReadonlySignal<string>;
    readonly shown: ReadonlySignal<ShownMove | null>;
    readonly walk: WalkViews & { readonly announcement: ReadonlySignal<string> };
  };
  readonly keySheet: readonly KeySheetSection[];
  readonly fonts: Readonly<Record<string, string>>;
  readonly onOpenLexicon: () => void;
  readonly onCancelLexicon: () => void;
}

/** Everything in the window but the 3D board, which lies behind it. */
export function App({ dispatch, fonts, keySheet, state, views, ...lexiconActions }: AppProps) {
  const sceneFailure = useComputed(() => state.value.sceneFailure).value;
  const panel = { state, dispatch };
  // Made once: a new function would be a new component to Preact.
  const [pages] = useState(() => ({
    moves: () => <MovesPage {...panel} caption={views.caption} />,
    walk: () => <WalkPage {...panel} walkViews={views.walk} shown={views.shown} />,
  }));
  return (
    <>
      <TopBar {...panel} {...lexiconActions} />
      <main class="stage">
        {sceneFailure !== null && <p class="scene-failure">{sceneFailure}</p>}
        <BoardGrid {...panel} squares={views.squares} tiles={views.tiles} />
        <LookPanel {...panel} fonts={fonts} />
        <Timeline {...panel} walkViews={views.walk} />
      </main>
      <SidePanel
        {...panel}
        pages={pages}
        top={
          <>
            <RackEditor {...panel} rack={views.rack} />
            <Messages {...panel} />
          </>
        }
      />
      <KeySheet {...panel} sections={keySheet} />
      <LiveRegion text={views.announcement} />
      <LiveRegion text={views.walk.announcement} />
    </>
  );
}
