import { useComputed } from '@preact/signals';
import GUI from 'lil-gui';
import { useEffect, useRef } from 'preact/hooks';
import { DEFAULT_SETTINGS, SETTINGS_LIMITS, type Settings } from '../../../contract/window/settings';
import { text } from '../../../texts/text';
import type { Dispatch } from '../../state/action';
import type { PanelProps } from './panelProps';

interface LookPanelProps extends PanelProps {
  /** Display name → value of the setting. */
  readonly fonts: Readonly<Record<string, string>>;
}

/**
 * The look of the board. The sliders edit a draft; each change goes to the state, which is drawn and saved.
 */
export function LookPanel({ dispatch, fonts, state }: LookPanelProps) {
  const isOpen = useComputed(() => state.value.isLookPanelOpen).value;
  const settings = useComputed(() => state.value.settings).value;
  const container = useRef<HTMLDivElement>(null);
  const draft = useRef({ ...settings });
  const gui = useRef<GUI | null>(null);

  useEffect(() => {
    if (!isOpen || container.current === null) return;
    gui.current = createGui(container.current, draft.current, fonts, dispatch);
    return () => gui.current?.destroy();
  }, [dispatch, fonts, isOpen]);
  useEffect(() => {
    Object.assign(draft.current, settings);
    for (const controller of gui.current?.controllersRecursive() ?? []) controller.updateDisplay();
  }, [settings]);
  return (
    <aside
      ref={container}
      class="look-panel"
      data-covers="left"
      aria-label={text('windowPanel.look')}
      hidden={!isOpen}
    />
  );
}

function createGui(
  container: HTMLElement,
  draft: Settings,
  fonts: Readonly<Record<string, string>>,
  dispatch: Dispatch,
): GUI {
  const gui = new GUI({ container, title: text('windowPanel.look') });
  const change = <K extends keyof Settings>(key: K) => {
    return (value: Settings[K]) => dispatch({ type: 'settings-changed', change: { [key]: value } });
  };
  const slider = (key: keyof typeof SETTINGS_LIMITS, name: string, step: number) => {
    const { max, min } = SETTINGS_LIMITS[key];
    gui.add(draft, key, min, max, step).name(name).onChange(change(key));
  };
  slider('lightIntensity', text('windowPanel.light'), 0.05);
  slider('bumpStrength', text('windowPanel.engraving'), 0.05);
  slider('fieldOfViewDeg', text('windowPanel.fieldOfView'), 1);
  gui.add(draft, 'font', fonts).name(text('windowPanel.font')).onChange(change('font'));
  slider('animationSpeed', text('windowPanel.arrowSpeed'), 0.25);
  const qualities = {
    [text('windowPanel.lowQuality')]: 'low',
    [text('windowPanel.mediumQuality')]: 'medium',
    [text('windowPanel.highQuality')]: 'high',
  };
  gui.add(draft, 'quality', qualities).name(text('windowPanel.quality')).onChange(change('quality'));
  const { animationSpeed, bumpStrength, fieldOfViewDeg, font, lightIntensity, quality } = DEFAULT_SETTINGS;
  const look = { animationSpeed, bumpStrength, fieldOfViewDeg, font, lightIntensity, quality };
  const reset = () => dispatch({ type: 'settings-changed', change: look });
  gui.add({ reset }, 'reset').name(text('windowPanel.reset'));
  return gui;
}
