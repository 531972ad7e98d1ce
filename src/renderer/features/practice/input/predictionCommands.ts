import { isBlank, letterOf } from '../../../../core/alphabet/tile';
import { letterGlyph } from '../../../../core/alphabet/tileDistribution';
import type { Decision } from '../../../../core/school/decision';
import type { TextKey } from '../../../../texts/catalogue';
import { commandsOf, type ListedCommand } from '../../../input/command';
import { unless } from '../../../input/reasons';
import type { AppState } from '../../../state/appState';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Answers with the option that is found; one that is not offered is wrong. */
const answer = (
  id: string,
  keys: readonly string[],
  title: TextKey,
  find: (options: readonly Decision[], key: string, state: AppState) => number,
): ListedCommand => ({
  id: `prediction.${id}`,
  zone: 'prediction',
  keys,
  title,
  run: ({ dispatch, state }, { key }) => {
    const options = state.practice.prediction.question?.options ?? [];
    const option = find(options, key, state);
    dispatch({ type: 'prediction-answered', option: option in options ? option : null });
  },
});

const kindOf = (wanted: Decision['kind']) => (options: readonly Decision[]) =>
  options.findIndex(({ kind }) => kind === wanted);

/** The tile with this letter; a capital one is a blank, if there are both. */
function tileOf(options: readonly Decision[], key: string, { setup }: AppState): number {
  const { distribution } = setup.rules;
  const found = options.flatMap((option, nth) =>
    option.kind === 'place' && letterGlyph(distribution, letterOf(option.tile)) === key.toUpperCase()
      ? [{ nth, isBlank: isBlank(option.tile) }]
      : [],
  );
  const isCapital = key !== key.toLowerCase();
  return (found.find((each) => each.isBlank === isCapital) ?? found[0])?.nth ?? -1;
}

export const predictionCommands = commandsOf(
  'practice',
  [
    answer('letter', ['Letter', 'Shift+Letter'], 'practice.predictLetter', tileOf),
    answer('back', ['Backspace'], 'practice.predictBack', kindOf('back')),
    answer('separator', ['[Shift]+$'], 'practice.predictSeparator', kindOf('separator')),
    answer('option', DIGITS, 'practice.chooseOption', (_, key) => Number(key) - 1),
  ],
  unless(({ practice }) => practice.prediction.question !== null, 'impossible.notAsked'),
);
