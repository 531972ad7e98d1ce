import { DEFAULT_SETTINGS, type Settings } from '../../../../contract/window/settings';
import type { Message } from '../../../../core/message';
import type { TextKey } from '../../../../texts/catalogue';
import type { AppState } from '../../../state/appState';
import type { SettingsSection } from '../state/settingsPage';

interface RowTexts {
  readonly section: SettingsSection;
  readonly title: TextKey;
  /** One sentence about its effect. */
  readonly hint: TextKey;
  /** Why it cannot be set now; null if it can. */
  readonly whyNot?: (state: AppState) => Message | null;
}

/** A part of the settings that one row sets. */
interface Bound {
  /** Id of the row and of its control in the page. */
  readonly id: string;
  /** Restores the default; null if it already has it. */
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
  /** Text of a value with the parameter `{value}`. */
  readonly unit: TextKey;
  /** Factor for the displayed value; 1 if omitted. */
  readonly factor?: number;
}

export interface ChoiceRow extends RowTexts, Bound {
  readonly kind: 'choice';
  readonly options: readonly Option[];
}

interface Option {
  /** Evaluated when it is shown: names of fonts and numbers are not translated. */
  readonly label: () => string;
  readonly isChosen: (settings: Settings) => boolean;
  readonly chosen: (settings: Settings) => Partial<Settings>;
}

/** A button that calls a command of the key table. */
export interface CommandRow extends RowTexts {
  readonly kind: 'command';
  /** Id of the command and of the row. */
  readonly id: string;
  readonly button: TextKey;
}

/** A setting with a component of its own (`panel/settings/settingPanels`). */
export interface PanelRow extends RowTexts {
  readonly kind: 'panel';
  readonly id: SettingPanel;
}

export type SettingPanel = 'keys' | 'lexicons' | 'engines' | 'about';

/** One setting on the page. */
export type SettingRow = SwitchRow | SliderRow | ChoiceRow | CommandRow | PanelRow;

type KeyOf<Value> = {
  [K in keyof Settings]-?: Settings[K] extends Value ? K : never;
}[keyof Settings];

function bound(id: keyof Settings): Bound {
  const usual = DEFAULT_SETTINGS[id];
  return { id, reset: (settings) => (settings[id] === usual ? null : { [id]: usual }) };
}

/** A switch. */
export const switchOf = (id: KeyOf<boolean>, texts: RowTexts): SwitchRow => ({
  kind: 'switch',
  ...bound(id),
  ...texts,
  isOn: (settings) => settings[id],
  turned: (isOn) => ({ [id]: isOn }),
});

/** A numeric setting. */
export const sliderOf = (id: KeyOf<number>, texts: RowTexts & Scale): SliderRow => ({
  kind: 'slider',
  ...bound(id),
  ...texts,
  value: (settings) => settings[id],
  moved: (value) => ({ [id]: value }),
});

/** A setting with a few possible values. */
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
type WalkSpeedId = 'speed' | 'searchSpeed';
const USUAL_WALK = DEFAULT_SETTINGS.walk;

const boundToWalk = (id: keyof Walk): Bound => ({
  id: `walk.${id}`,
  reset: ({ walk }) => (walk[id] === USUAL_WALK[id] ? null : { walk: { ...walk, [id]: USUAL_WALK[id] } }),
});

/** A switch for the playback of walks. */
export const walkSwitch = (id: Exclude<keyof Walk, WalkSpeedId>, texts: RowTexts): SwitchRow => ({
  kind: 'switch',
  ...boundToWalk(id),
  ...texts,
  isOn: ({ walk }) => walk[id],
  turned: (isOn, { walk }) => ({ walk: { ...walk, [id]: isOn } }),
});

/** Playback speed of walks, or of the whole search. */
export const walkSpeedChoice = (
  id: WalkSpeedId,
  texts: RowTexts & {
    readonly options: readonly (readonly [value: Walk['speed'], label: Option['label']])[];
  },
): ChoiceRow => ({
  kind: 'choice',
  ...boundToWalk(id),
  ...texts,
  options: texts.options.map(([speed, label]) => ({
    label,
    isChosen: ({ walk }) => walk[id] === speed,
    chosen: ({ walk }) => ({ walk: { ...walk, [id]: speed } }),
  })),
});
