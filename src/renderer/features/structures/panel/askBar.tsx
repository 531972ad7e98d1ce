import { QUESTIONS } from '../../../../core/lexicon/construction/askGraph';
import { text } from '../../../../texts/text';
import { Select } from '../../../panel/window/form';
import type { Dispatch } from '../../../state/action';
import type { BuildingQuestion } from '../state/building';

interface AskBarProps {
  readonly dispatch: Dispatch;
  readonly question: BuildingQuestion;
}

const NAMES = {
  word: 'building.askWord',
  begins: 'building.askBegins',
  ends: 'building.askEnds',
  contains: 'building.askContains',
} as const;

/** What the finished structure is asked; the answer is above its picture. */
export const AskBar = ({ dispatch, question: { kind, letters } }: AskBarProps) => (
  <div class="building-ask row" title={text('building.askHint')}>
    <Select
      label={text('building.ask')}
      value={kind}
      choices={QUESTIONS.map((each) => [each, text(NAMES[each])] as const)}
      onChoose={(chosen) => dispatch({ type: 'building-asked', question: { kind: chosen } })}
    />
    <input
      type="text"
      autocomplete="off"
      spellcheck={false}
      aria-label={text('building.askLetters')}
      placeholder={text('building.askLetters')}
      value={letters}
      onInput={({ currentTarget }) =>
        dispatch({ type: 'building-asked', question: { letters: currentTarget.value } })
      }
    />
  </div>
);
