import { MAX_SECONDS } from '../../contract/review/reviewApi';
import { MAX_PLIES, MAX_SAMPLES } from '../../contract/simulation/simulationLimits';
import { type ReviewSettings, USUAL_SETTINGS } from '../../core/strategy/review/reviewSettings';
import { text } from '../../texts/text';
import { type RulesOptions, rulesUsage } from './chooseRules';
import { countOf } from './countOption';
import { InputError } from './inputError';
import { type OptionValues, readOptionsAndFiles, secondsOf } from './options';

export type ReviewFormat = 'text' | 'json' | 'csv';

export interface ReviewOptions extends RulesOptions {
  /** Games, and folders of games. */
  readonly paths: readonly string[];
  readonly format: ReviewFormat;
  readonly lexiconFile: string | undefined;
  readonly leaves: string | undefined;
  readonly winTable: string | undefined;
  readonly settings: ReviewSettings;
  /** Whether the review is kept beside the game, and resumed if there is one. */
  readonly isKept: boolean;
}

/** As many as a shell hands over of a large folder. */
const MOST_ARGUMENTS = 10_000;

const NAMES = [
  'json',
  'csv',
  'lexicon',
  'leaves',
  'plies',
  'preendgame',
  'samples',
  'time',
  'wintable',
  'board',
  'tiles',
  'no-keep',
  'help',
] as const;

const SECONDS = { least: 0, most: MAX_SECONDS };
const REST_OF_GAME = 'end';

export const reviewUsage = (): string => text('reviewCommand.usage', { rules: rulesUsage() });

/** Reads the arguments behind `review`; 'help' when they ask for help. Throws an `InputError`. */
export function readReviewOptions(args: readonly string[]): ReviewOptions | 'help' {
  const { positionals: paths, values } = readOptionsAndFiles(args, NAMES, MOST_ARGUMENTS);
  if (values.help) return 'help';
  if (paths.length === 0) throw new InputError(text('reviewCommand.noFiles'));
  if (values.json && values.csv) throw new InputError(text('reviewCommand.oneFormat'));
  return {
    paths,
    format: values.json ? 'json' : values.csv ? 'csv' : 'text',
    lexiconFile: values.lexicon,
    board: values.board,
    tiles: values.tiles,
    leaves: values.leaves,
    winTable: values.wintable,
    settings: settingsOf(values),
    isKept: !values['no-keep'],
  };
}

function settingsOf({
  plies,
  preendgame,
  samples,
  time,
}: OptionValues<(typeof NAMES)[number]>): ReviewSettings {
  const seconds = secondsOf('--time', time ?? '0', SECONDS);
  const { endgameSeconds, preEndgameSeconds } = USUAL_SETTINGS;
  const count = samples === undefined ? null : countOf('--samples', samples, { least: 1, most: MAX_SAMPLES });
  const isSimulated = seconds > 0 || count !== null;
  if (plies !== undefined && !isSimulated) throw new InputError(text('reviewCommand.pliesOfNothing'));
  return {
    ...USUAL_SETTINGS,
    simulation: isSimulated
      ? { plies: pliesOf(plies ?? '2'), samples: count, seconds: seconds > 0 ? seconds : null }
      : null,
    endgameSeconds: Math.max(endgameSeconds, seconds),
    preEndgameSeconds:
      preendgame === undefined
        ? Math.max(preEndgameSeconds, seconds)
        : secondsOf('--preendgame', preendgame, SECONDS),
  };
}

const pliesOf = (given: string): number | null =>
  given === REST_OF_GAME ? null : countOf('--plies', given, { least: 0, most: MAX_PLIES });
