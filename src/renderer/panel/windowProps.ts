import type { ReadonlySignal } from '@preact/signals';
import type { Settings } from '../../contract/window/settings';
import type { PresetCatalogue } from '../../core/notation/boards/presets';
import type { ExportFormat } from '../../core/notation/exchange/textFormats';
import type { EquityView } from '../features/strategy/view/equityView';
import type { HeatView } from '../features/strategy/view/heatView';
import type { AppState } from '../state/appState';
import type { FileActions } from '../state/document/fileActions';
import type { MenuPlace } from '../state/window/contextMenu';
import type { CaptionView } from '../view/candidates/captionView';
import type { ComparedMoves } from '../view/candidates/comparedMoves';
import type { ShownMove } from '../view/candidates/shownMove';
import type { FileMenuItem } from '../view/document/fileMenuView';
import type { MenuRow } from '../view/window/contextMenuView';
import type { KeySheetSection } from '../view/window/keySheetView';
import type { PaletteCommand } from '../view/window/paletteCommand';
import type { FlatBoardProps } from './board/flatBoard';
import type { LexiconActions } from './lexicon/lexiconActions';
import type { WalkViews } from './walk/walkProps';
import type { CommandHost } from './window/commandHost';
import type { PanelProps } from './window/panelProps';

/** Views and actions for all parts of the window. */
export interface WindowProps extends PanelProps {
  readonly views: FlatBoardProps['views'] & {
    readonly caption: ReadonlySignal<CaptionView | null>;
    readonly compared: ReadonlySignal<ComparedMoves | null>;
    readonly equity: ReadonlySignal<EquityView | null>;
    readonly heat: ReadonlySignal<HeatView | null>;
    readonly announcement: ReadonlySignal<string>;
    readonly playAnnouncement: ReadonlySignal<string>;
    readonly lexiconAnnouncement: ReadonlySignal<string>;
    readonly tournamentAnnouncement: ReadonlySignal<string>;
    readonly simulationAnnouncement: ReadonlySignal<string>;
    readonly shown: ReadonlySignal<ShownMove | null>;
    readonly squarePx: ReadonlySignal<number>;
    readonly walk: WalkViews & { readonly announcement: ReadonlySignal<string> };
  };
  readonly flat: FlatBoardProps['flat'];
  readonly catalogue: PresetCatalogue;
  readonly keySheet: (changed: Settings['keys']) => readonly KeySheetSection[];
  readonly fileMenu: (state: AppState) => readonly FileMenuItem[];
  readonly machine: { readonly isMac: boolean; readonly processors: number };
  readonly keyOf: (id: string, changed: Settings['keys']) => readonly string[];
  readonly commands: Pick<CommandHost, 'labelOf' | 'reasonOf'>;
  readonly onCommand: (id: string) => void;
  /** Runs a command of the palette and moves the focus to where it acts. */
  readonly onNamedCommand: (id: string) => void;
  readonly paletteCommands: (state: AppState) => readonly PaletteCommand[];
  readonly menuRows: (place: MenuPlace, state: AppState) => readonly (readonly MenuRow[])[];
  readonly files: FileActions;
  readonly fonts: Readonly<Record<string, string>>;
  readonly lexicon: LexiconActions;
  readonly onCopy: (text: string) => Promise<boolean>;
  readonly onExport: (format: ExportFormat) => void;
  readonly onRetryScene: () => void;
  /** Place of a square of the 3D board, in CSS pixels of the window; null without that board. */
  readonly pointOfSquare: (row: number, col: number) => { readonly x: number; readonly y: number } | null;
}
