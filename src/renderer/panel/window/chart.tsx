import { useComputed } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type uPlot from 'uplot';
import { shownTheme } from '../../state/window/theme';
import type { ChartView } from '../../view/window/chartView';
import type { PanelProps } from './panelProps';
import { createPlot, type PlotLibrary, plotData, plotKey } from './plot';
import { zoomOf } from './zoomOf';

interface ChartProps extends Pick<PanelProps, 'state'> {
  readonly view: ChartView;
}

/** A chart, with its summary in words. */
export function Chart({ state, view }: ChartProps) {
  const [pointed, point] = useState<number | null>(null);
  return (
    <figure class="chart">
      <figcaption>
        <span>{view.title}</span>
        <span class="chart-axes">{view.axes}</span>
      </figcaption>
      <Picture state={state} view={view} onPoint={point} />
      <p class="chart-summary note">
        <span aria-hidden={pointed !== null}>
          {pointed === null ? view.summary : view.pointText(pointed)}
        </span>
      </p>
    </figure>
  );
}

interface PictureProps extends ChartProps {
  readonly onPoint: (index: number | null) => void;
}

function Picture({ onPoint, state, view }: PictureProps) {
  const place = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const shown = useRef({ view }).current;
  const [zoom, setZoom] = useState(1);
  const [library, setLibrary] = useState<PlotLibrary | null>(null);
  const theme = useComputed(() => shownTheme(state.value)).value;
  shown.view = view;

  useEffect(() => {
    void import('uplot').then(({ default: read }) => setLibrary(() => read));
  }, []);
  // Its size follows the page. The element undoes the panels' zoom, because the library ignores it.
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const resize = () => {
      setZoom(zoomOf(element.parentElement));
      const { clientHeight: height, clientWidth: width } = element;
      if (width > 0) plot.current?.setSize({ width, height });
    };
    resize();
    const observer = new ResizeObserver(resize);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const key = plotKey(view);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null || library === null) return undefined;
    const size = { width: element.clientWidth, height: element.clientHeight, zoom };
    plot.current = createPlot(library, element, shown, size, onPoint);
    return () => {
      plot.current?.destroy();
      plot.current = null;
    };
  }, [key, zoom, theme, library]);
  useLayoutEffect(() => {
    plot.current?.setData(plotData(view));
  }, [view]);

  return <div ref={place} class="chart-picture" aria-hidden="true" />;
}
