import type { ReadonlySignal } from '@preact/signals';
import type { EquityView } from '../../features/strategy/view/equityView';
import type { HeatView } from '../../features/strategy/view/heatView';
import type { CaptionView } from '../../view/candidates/captionView';
import type { ComparedMoves } from '../../view/candidates/comparedMoves';
import { Divider } from '../window/divider';
import type { PanelProps } from '../window/panelProps';
import { CandidateList } from './candidateList';
import { Drawer } from './drawer';

interface MovesPageProps extends PanelProps {
  readonly caption: ReadonlySignal<CaptionView | null>;
  readonly compared: ReadonlySignal<ComparedMoves | null>;
  readonly equity: ReadonlySignal<EquityView | null>;
  readonly heat: ReadonlySignal<HeatView | null>;
  readonly onCommand: (id: string) => void;
}

/** The candidates, and what there is to know of the shown one. */
export const MovesPage = ({ caption, compared, equity, heat, onCommand, ...panel }: MovesPageProps) => (
  <>
    <CandidateList {...panel} onCommand={onCommand} />
    <Divider {...panel} id="captionDivider" />
    <Drawer {...panel} caption={caption} compared={compared} equity={equity} heat={heat} />
  </>
);
