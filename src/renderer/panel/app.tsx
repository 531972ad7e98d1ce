import { type ReadonlySignal, useComputed } from '@preact/signals';
import type { CaptionView } from '../view/captionView';
import type { KeySheetSection } from '../view/keySheetView';
import type { RackTileView, SquareView, TileView } from '../view/sceneView';
import { BoardGrid } from './boardGrid';
import { CandidateList } from './candidateList';
import { Caption } from './caption';
import { KeySheet } from './keySheet';
import { LiveRegion } from './liveRegion';
import { LookPanel } from './lookPanel';
import { Messages } from './messages';
import type { PanelProps } from './panelProps';
import { RackEditor } from './rackEditor';
import { TopBar } from './topBar';

export interface AppProps extends PanelProps {
  readonly views: {
    readonly squares: ReadonlySignal<readonly SquareView[]>;
    readonly tiles: ReadonlySignal<readonly TileView[]>;
    readonly rack: ReadonlySignal<readonly RackTileView[]>;
    readonly caption: ReadonlySignal<CaptionView | null>;
    readonly announcement: ReadonlySignal<string>;
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
  return (
    <>
      <TopBar {...panel} {...lexiconActions} />
      <main class="stage">
        {sceneFailure !== null && <p class="scene-failure">{sceneFailure}</p>}
        <BoardGrid {...panel} squares={views.squares} tiles={views.tiles} />
        <LookPanel {...panel} fonts={fonts} />
      </main>
      <aside class="side" data-covers="right" aria-label="Rack and candidates">
        <RackEditor {...panel} rack={views.rack} />
        <Messages {...panel} />
        <CandidateList {...panel} />
        <Caption caption={views.caption} />
      </aside>
      <KeySheet {...panel} sections={keySheet} />
      <LiveRegion text={views.announcement} />
    </>
  );
}
