import type { FunctionComponent } from 'preact';
import type { Connection } from '../../contract/transport/connection';
import type { WindowProps } from '../panel/windowProps';
import type { BoardScene } from '../scene/boardScene';
import type { Asker } from '../session/asker';
import type { FileSession } from '../session/document/fileSession';
import type { Store } from '../session/store';
import type { SideTab } from '../state/window/sideTab';

/** A page of the side panel. */
export interface SidePage {
  /** Strokes, 16 by 16. */
  readonly icon: string;
  readonly Page: FunctionComponent<WindowProps>;
}

/** Context of a leaf feature's session. */
export interface SessionContext {
  readonly connection: Connection;
  readonly store: Store;
  readonly asker: Asker;
  readonly files: FileSession;
  /** Null if there is no 3D board. */
  readonly scene: () => BoardScene | null;
}

/** A leaf feature's part in the window: its pages, overlays, toasts and session. */
export interface FeatureWindow {
  readonly pages?: Partial<Readonly<Record<SideTab, SidePage>>>;
  /** Dialogs, which are over everything while they are open. */
  readonly overlays?: readonly FunctionComponent<WindowProps>[];
  /** Below the turns of the open game. */
  readonly gameParts?: readonly FunctionComponent<WindowProps>[];
  /** Below the board. */
  readonly bars?: readonly FunctionComponent<WindowProps>[];
  /** Work in progress, among the messages. */
  readonly toasts?: readonly FunctionComponent<WindowProps>[];
  readonly start?: (context: SessionContext) => void;
}
