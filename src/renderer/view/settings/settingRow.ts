import { DEFAULT_SETTINGS, type Settings } from '../../../contract/window/settings';
import type { Message } from '../../../core/message';
import type { TextKey } from '../../../texts/catalogue';
import type { AppState } from '../../state/appState';
import type { SettingsSection } from '../../state/settings/settingsPage';

interface RowTexts {
  readonly section: SettingsSection;
  readonly title: TextKey;
  /** A sentence about what it does. */
  readonly hint: TextKey;
  /** Why it cannot be set now; null: it can. */
  readonly whyNot?: (state: AppState) => Message | null;
}

/** A part of the settings that one row sets. */
interface Bound {
  /** Of the row, and of its control in the page. */
  readonly id: string;
  /** Sets it as at the first start; null: so it is already. */
  readonly reset: (settings: Settings) => Partial<Settings> | null;
}

export interface SwitchRow extends RowTexts, Bound {
  readonly kind: 'switch';
  readonly isOn: (settings: Settings) => boolean;
  readonly turned: (isOn: boolean, settings: Settings) => Partial<Settings>;
}

export interface SliderRow extends RowTexts, Bound, Scale {
  readonly kind: 'slider';
  readonly value: (settings: Settings) => number;
  readonly moved: (value: number, settings: Settings) => Partial<Settings>;
}

interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** How a value is told: a text with `{value}`. */
  readonly unit: TextKey;
  /** What is told is so many times the value; 1 if absent. */
  readonly factor?: number;
}

export interface ChoiceRow extends RowTexts, Bound {
  readonly kind: 'choice';
  readonly options: readonly Option[];
}

interface Option {
  /** Said when it is shown: names of fonts and numbers are no texts. */
  readonly label: () => string;
  readonly isChosen: (settings: Settings) => boolean;
  readonly chosen: (settings: Settings) => Partial<Settings>;
}

/** A button that calls a command of the key table. */
export interface CommandRow extends RowTexts {
  readonly kind: 'command';
  /** Of the command, and of the row. */
  readonly id: string;
  readonly button: TextKey;
}

/** Something of several parts that has a component of its own (`panel/settings/settingPanels`). */
export interface PanelRow extends RowTexts {
  readonly kind: 'panel';
  readonly id: SettingPanel;
}

export type SettingPanel = 'keys' | 'lexicons' | 'about';

/** One setting as the page shows it. */
export type SettingRow = SwitchRow | SliderRow | ChoiceRow | CommandRow | PanelRow;

type KeyOf<Value> = {
  [K in keyof Settings]-?: Settings[K] extends Value ? K : never;
}[keyof Settings];

function bound(id: keyof Settings): Bound {
  const usual = DEFAULT_SETTINGS[id];
  return { id, reset: (settings) => (settings[id] === usual ? null : { [id]: usual }) };
}

/** A setting that is switched on and off. */
export const switchOf = (id: KeyOf<boolean>, texts: RowTexts): SwitchRow => ({
  kind: 'switch',
  ...bound(id),
  ...texts,
  isOn: (settings) => settings[id],
  turned: (isOn) => ({ [id]: isOn }),
});

/** A setting that is a number. */
export const sliderOf = (id: KeyOf<number>, texts: RowTexts & Scale): SliderRow => ({
  kind: 'slider',
  ...bound(id),
  ...texts,
  value: (settings) => settings[id],
  moved: (value) => ({ [id]: value }),
});

/** A setting that is one of a few values. */
export const choiceOf = <K extends keyof Settings>(
  id: K,
  texts: RowTexts & {
    readonly options: readonly (readonly [value: Settings[K], label: Option['label']])[];
  },
): ChoiceRow => ({
  kind: 'choice',
  ...bound(id),
  ...texts,
  options: texts.options.map(([value, label]) => ({
    label,
    isChosen: (settings) => settings[id] === value,
    chosen: () => ({ [id]: value }) as Partial<Settings>,
  })),
});

type Walk = Settings['walk'];
const USUAL_WALK = DEFAULT_SETTINGS.walk;

const boundToWalk = (id: keyof Walk): Bound => ({
  id: `walk.${id}`,
  reset: ({ walk }) => (walk[id] === USUAL_WALK[id] ? null : { walk: { ...walk, [id]: USUAL_WALK[id] } }),
});

/** How walks are played: switched on and off. */
export const walkSwitch = (id: Exclude<keyof Walk, 'speed'>, texts: RowTexts): SwitchRow => ({
  kind: 'switch',
  ...boundToWalk(id),
  ...texts,
  isOn: ({ walk }) => walk[id],
  turned: (isOn, { walk }) => ({ walk: { ...walk, [id]: isOn } }),
});

/** How fast walks are played. */
export const walkSpeedChoice = (
  texts: RowTexts & {
    readonly options: readonly (readonly [value: Walk['speed'], label: Option['label']])[];
  },
): ChoiceRow => ({
  kind: 'choice',
  ...boundToWalk('speed'),
  ...texts,
  options: texts.options.map(([speed, label]) => ({
    label,
    isChosen: ({ walk }) => walk.speed === speed,
    chosen: ({ walk }) => ({ walk: { ...walk, speed } }),
  })),
});
