import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { MAX_MULTIPLIER, type Premium } from '../../../../core/board/boardLayout';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import { Select } from '../../../panel/window/form';
import type { PanelProps } from '../../../panel/window/panelProps';
import { squareBackground, squareInk, squareLabel } from '../../../view/board/squareLook';
import {
  BRICK_BRUSH,
  type Brush,
  DIGIT_PREMIUMS,
  ERASER,
  isSameBrush,
  premiumBrush,
  premiumName,
  START_BRUSH,
} from '../state/brush';
import { brushHint } from '../view/boardEditorTexts';

const FACTORS = Array.from({ length: MAX_MULTIPLIER + 1 }, (_, factor) => factor);

const PLAIN_SQUARE = { letterMultiplier: 1, wordMultiplier: 1 };

/** The brush that a click on the board paints with. The swatches look like the squares they paint. */
export function BrushPicker({ dispatch, state }: PanelProps) {
  const brush = useComputed(() => state.value.boardEditor.brush).value;
  const own = useComputed(() => state.value.boardEditor.ownPremium).value;
  const hint = useComputed(() => brushHint(state.value.boardEditor)).value;
  const choose = (chosen: Brush | null) =>
    dispatch({ type: 'board-editor-changed', change: { brush: chosen } });
  const swatch = (
    chosen: Brush,
    name: string,
    key: string,
    face: ComponentChildren,
    square = PLAIN_SQUARE,
  ) => (
    <button
      key={key}
      type="button"
      class="swatch"
      aria-label={name}
      aria-pressed={isSameBrush(brush, chosen)}
      title={text('designPanel.brushHint', { brush: name, key })}
      style={{ '--square': squareBackground(square), '--square-ink': squareInk(square) }}
      onClick={() => choose(isSameBrush(brush, chosen) ? null : chosen)}
    >
      {face}
      <small aria-hidden="true">{key}</small>
    </button>
  );
  const premium = (multipliers: Premium, key: string, name = say(premiumName(multipliers))) =>
    swatch(
      premiumBrush(...multipliers),
      name,
      key,
      <SwatchLabel label={squareLabel(multipliersOf(multipliers)) || '1'} />,
      multipliersOf(multipliers),
    );
  const digits = DIGIT_PREMIUMS.map((multipliers, index) => premium(multipliers, String(index + 1)));
  const half = digits.length / 2;
  return (
    <section class="form-part" aria-label={text('designPanel.brush')}>
      <h3>{text('designPanel.brush')}</h3>
      <div class="swatches">
        {digits.slice(0, half)}
        {swatch(START_BRUSH, text('designPanel.startSquare'), 'S', <span class="swatch-sign">★</span>)}
        {swatch(BRICK_BRUSH, text('designPanel.brick'), 'B', <span class="swatch-brick" />)}
        {digits.slice(half)}
        {premium(own, '9', text('designPanel.ownBrush', { brush: say(premiumName(own)) }))}
        {swatch(ERASER, text('designPanel.erase'), '0', <span class="swatch-sign">⌫</span>)}
      </div>
      <div class="own-premium hint row">
        <span>{text('designPanel.own')}</span>
        <FactorField
          label={text('designPanel.letterFactor')}
          factor={own[0]}
          onFactor={(letter) => chooseOwn(letter, own[1])}
        />
        <FactorField
          label={text('designPanel.wordFactor')}
          factor={own[1]}
          onFactor={(word) => chooseOwn(own[0], word)}
        />
      </div>
      <p class="hint two-lines">{hint}</p>
    </section>
  );

  function chooseOwn(letter: number, word: number) {
    const ownPremium: Premium = [letter, word];
    dispatch({
      type: 'board-editor-changed',
      change: { ownPremium, brush: { kind: 'premium', premium: ownPremium } },
    });
  }
}

const multipliersOf = ([letterMultiplier, wordMultiplier]: Premium) => ({ letterMultiplier, wordMultiplier });

interface FactorFieldProps {
  readonly label: string;
  readonly factor: number;
  readonly onFactor: (factor: number) => void;
}

const FactorField = ({ factor, label, onFactor }: FactorFieldProps) => (
  <label>
    {label}
    <Select
      value={factor}
      choices={FACTORS.map((each) => [each, String(each)] as const)}
      onChoose={onFactor}
    />
  </label>
);

const SwatchLabel = ({ label }: { readonly label: string }) => (
  <span class={label.length > 3 ? 'swatch-label long' : 'swatch-label'}>{label}</span>
);
