import {
  type LanguageChoice,
  SETTINGS_LIMITS,
  TEXT_ZOOMS,
  WALK_SPEEDS,
} from '../../../../contract/window/settings';
import { LANGUAGES } from '../../../../texts/languages';
import { text } from '../../../../texts/text';
import { speedText } from '../../../playback/speed';
import { choiceOf, type SettingRow, sliderOf, switchOf, walkSpeedChoice, walkSwitch } from './settingRow';

const SPEEDS = WALK_SPEEDS.map((speed) => [speed, () => speedText(speed)] as const);

/** Choices, limited to the machine's number of processors. */
const THREADS: readonly number[] = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64];

/** Table sizes are powers of two. */
const SEARCH_MEGABYTES: readonly number[] = [32, 64, 128, 256, 512, 1024, 2048];

/**
 * Every row of the settings page, in order within its section. A section is shown as soon as it has a row.
 *
 * @param fonts display names and values
 * @param processors number of processors of the machine
 */
export const settingsTable = (
  fonts: Readonly<Record<string, string>>,
  processors: number,
): readonly SettingRow[] => [
  choiceOf('theme', {
    section: 'theme',
    title: 'settings.theme',
    hint: 'settings.themeHint',
    options: [
      ['dark', () => text('settings.dark')],
      ['light', () => text('settings.lightTheme')],
      ['contrast', () => text('settings.contrast')],
      ['system', () => text('settings.asSystem')],
    ],
  }),
  choiceOf('textZoom', {
    section: 'theme',
    title: 'settings.textSize',
    hint: 'settings.textSizeHint',
    options: TEXT_ZOOMS.map((zoom) => [
      zoom,
      () => text('settings.percent', { value: String(Math.round(zoom * 100)) }),
    ]),
  }),
  {
    ...switchOf('isBoardFlat', {
      section: 'look',
      title: 'settings.flatBoard',
      hint: 'settings.flatBoardHint',
    }),
    whyNot: ({ sceneFailure }) => sceneFailure,
  },
  sliderOf('lightIntensity', {
    section: 'look',
    title: 'settings.light',
    hint: 'settings.lightHint',
    ...SETTINGS_LIMITS.lightIntensity,
    step: 0.05,
    factor: 100,
    unit: 'settings.percent',
  }),
  sliderOf('bumpStrength', {
    section: 'look',
    title: 'settings.engraving',
    hint: 'settings.engravingHint',
    ...SETTINGS_LIMITS.bumpStrength,
    step: 0.05,
    factor: 100,
    unit: 'settings.percent',
  }),
  choiceOf('font', {
    section: 'look',
    title: 'settings.font',
    hint: 'settings.fontHint',
    options: Object.entries(fonts).map(([name, font]) => [font, () => name]),
  }),
  sliderOf('fieldOfViewDeg', {
    section: 'look',
    title: 'settings.fieldOfView',
    hint: 'settings.fieldOfViewHint',
    ...SETTINGS_LIMITS.fieldOfViewDeg,
    step: 1,
    unit: 'settings.degrees',
  }),
  {
    kind: 'command',
    id: 'window.look',
    section: 'look',
    title: 'settings.lookPanel',
    hint: 'settings.lookPanelHint',
    button: 'settings.lookPanelButton',
  },
  choiceOf('quality', {
    section: 'quality',
    title: 'settings.quality',
    hint: 'settings.qualityHint',
    options: [
      ['low', () => text('settings.low')],
      ['medium', () => text('settings.medium')],
      ['high', () => text('settings.high')],
    ],
  }),
  walkSpeedChoice('speed', {
    section: 'motion',
    title: 'settings.walkSpeed',
    hint: 'settings.walkSpeedHint',
    options: SPEEDS,
  }),
  walkSpeedChoice('searchSpeed', {
    section: 'motion',
    title: 'settings.searchSpeed',
    hint: 'settings.searchSpeedHint',
    options: SPEEDS,
  }),
  walkSwitch('isLooping', { section: 'motion', title: 'settings.loop', hint: 'settings.loopHint' }),
  walkSwitch('showsFailures', {
    section: 'motion',
    title: 'settings.failures',
    hint: 'settings.failuresHint',
  }),
  walkSwitch('followsCamera', { section: 'motion', title: 'settings.follow', hint: 'settings.followHint' }),
  sliderOf('animationSpeed', {
    section: 'motion',
    title: 'settings.arrowSpeed',
    hint: 'settings.arrowSpeedHint',
    ...SETTINGS_LIMITS.animationSpeed,
    step: 0.25,
    unit: 'settings.stepsPerSecond',
  }),
  choiceOf('language', {
    section: 'language',
    title: 'settings.language',
    hint: 'settings.languageHint',
    options: [
      ['system', () => text('settings.languageSystem')],
      ...LANGUAGES.map(({ id, name }): [LanguageChoice, () => string] => [id, () => name]),
    ],
  }),
  { kind: 'panel', id: 'keys', section: 'keys', title: 'settings.keys', hint: 'settings.keysHint' },
  {
    kind: 'panel',
    id: 'lexicons',
    section: 'lexicons',
    title: 'settings.lexicons',
    hint: 'settings.lexiconsHint',
  },
  {
    kind: 'command',
    id: 'window.lexicon',
    section: 'lexicons',
    title: 'settings.lexicon',
    hint: 'settings.lexiconHint',
    button: 'settings.lexiconButton',
  },
  choiceOf('threads', {
    section: 'engine',
    title: 'settings.threads',
    hint: 'settings.threadsHint',
    options: [
      [null, () => text('settings.threadsUsual')],
      ...THREADS.filter((count) => count <= processors).map(
        (count) => [count, () => text('settings.threadsCount', { count })] as const,
      ),
    ],
  }),
  choiceOf('searchMegabytes', {
    section: 'engine',
    title: 'settings.memory',
    hint: 'settings.memoryHint',
    options: [
      [null, () => text('settings.memoryUsual')],
      ...SEARCH_MEGABYTES.map(
        (megabytes) => [megabytes, () => text('settings.megabytes', { megabytes })] as const,
      ),
    ],
  }),
  {
    kind: 'panel',
    id: 'engines',
    section: 'engines',
    title: 'settings.engines',
    hint: 'settings.enginesHint',
  },
  switchOf('hasSounds', { section: 'sound', title: 'settings.sounds', hint: 'settings.soundsHint' }),
  switchOf('isAutosaving', { section: 'files', title: 'settings.autosave', hint: 'settings.autosaveHint' }),
  switchOf('remembersFiles', {
    section: 'files',
    title: 'settings.recentFiles',
    hint: 'settings.recentFilesHint',
  }),
  {
    kind: 'panel',
    id: 'about',
    section: 'about',
    title: 'windowPanel.about',
    hint: 'settings.aboutHint',
  },
];
