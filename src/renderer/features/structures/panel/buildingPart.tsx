import { useComputed } from '@preact/signals';
import { memo } from 'preact/compat';
import { useEffect } from 'preact/hooks';
import {
  type BuildStep,
  CONSTRUCTIONS,
  type Construction,
  type ConstructionKind,
} from '../../../../core/lexicon/construction/construction';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import { Field, Select, SelectField } from '../../../panel/window/form';
import { Icon } from '../../../panel/window/icons';
import type { PanelProps } from '../../../panel/window/panelProps';
import { constructionOf, SAMPLE_WORDS } from '../state/building';
import { CODE } from '../view/buildingCode';
import { type BuildingView, nodeCountsOf, type Picture, sidesOf } from '../view/buildingView';
import { AskBar } from './askBar';
import { BuildingPicture } from './buildingPicture';

const TICK_MS = 450;

interface BuildingPartProps extends PanelProps {
  /** In a lesson, words and structure are only watched, or words are typed that a task asks for. */
  readonly use?: 'free' | 'typed' | 'watched';
}

/** A structure is built from a few words, step by step. */
export function BuildingPart({ dispatch, state, use = 'free' }: BuildingPartProps) {
  const building = useComputed(() => state.value.building);
  const distribution = useComputed(() => state.value.setup.rules.distribution);
  const built = constructionOf(building.value, distribution.value);
  const { isPlaying, kind, question, rival, step, typed } = building.value;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => dispatch({ type: 'building-ticked' }), TICK_MS);
    return () => clearInterval(timer);
  }, [isPlaying, dispatch]);
  const length = built.ok ? built.value.steps.length : 0;
  const sides = built.ok ? sidesOf(building.value, distribution.value) : [];
  const seek = (to: number) => dispatch({ type: 'building-step-sought', step: to });
  return (
    <section class="building" aria-label={text('building.title')}>
      {use !== 'watched' && (
        <header class="building-head">
          <Field label={text('building.words')} hint={text('building.wordsHint')}>
            {(id) => (
              <input
                id={id}
                type="text"
                value={typed}
                onInput={({ currentTarget }) =>
                  dispatch({ type: 'building-words-typed', text: currentTarget.value })
                }
              />
            )}
          </Field>
          <SelectField
            label={text('building.sample')}
            value={SAMPLE_WORDS.find((sample) => sample === typed) ?? null}
            choices={[
              [null, text('building.ownWords')],
              ...SAMPLE_WORDS.map((words) => [words, words] as const),
            ]}
            onChoose={(words) => words !== null && dispatch({ type: 'building-words-typed', text: words })}
          />
          <fieldset class="segments" aria-label={text('building.structure')}>
            {CONSTRUCTIONS.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === kind}
                title={text(HINTS[each])}
                onClick={() => dispatch({ type: 'building-kind-chosen', kind: each })}
              >
                {text(NAMES[each])}
              </button>
            ))}
          </fieldset>
          {use === 'free' && (
            <label class="building-rival row">
              {text('building.compareWith')}
              <Select
                value={rival}
                choices={[
                  [null, text('building.compareNone')],
                  ...CONSTRUCTIONS.filter((each) => each !== kind).map(
                    (each) => [each, text(NAMES[each])] as const,
                  ),
                ]}
                onChoose={(chosen) => dispatch({ type: 'building-rival-chosen', rival: chosen })}
              />
            </label>
          )}
        </header>
      )}
      {built.ok ? null : <p class="message error">{say(built.error)}</p>}
      <div class="building-sides">
        {sides.map((side) => (
          <Stage key={side.kind} {...side} isNamed={sides.length > 1} />
        ))}
      </div>
      {built.ok && (
        <div class="building-below row apart">
          {use === 'free' && <AskBar dispatch={dispatch} question={question} />}
          <BuildingLegend pictures={sides.flatMap(({ view }) => view.picture ?? [])} />
        </div>
      )}
      <footer class="building-foot">
        <div class="transport">
          <TransportButton
            name="stepBack"
            label={text('walkPanel.stepBack')}
            isOff={step === 0}
            onPress={() => seek(step - 1)}
          />
          <TransportButton
            name={isPlaying ? 'pause' : 'play'}
            label={text(isPlaying ? 'walkPanel.pause' : 'walkPanel.play')}
            isOff={length === 0}
            onPress={() => dispatch({ type: 'building-play-toggled' })}
          />
          <TransportButton
            name="stepOn"
            label={text('walkPanel.stepOn')}
            isOff={step >= length}
            onPress={() => seek(step + 1)}
          />
        </div>
        <div class="building-track">
          {built.ok && <NodeCounts construction={built.value} />}
          <input
            type="range"
            aria-label={text('building.step')}
            min={0}
            max={length}
            value={step}
            onInput={({ currentTarget }) => seek(Number(currentTarget.value))}
          />
        </div>
        <output class="figure">{text('building.stepOf', { step, length })}</output>
      </footer>
    </section>
  );
}

interface TransportButtonProps {
  readonly name: 'stepBack' | 'play' | 'pause' | 'stepOn';
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
}

const TransportButton = ({ isOff, label, name, onPress }: TransportButtonProps) => (
  <button
    type="button"
    class={name === 'play' || name === 'pause' ? 'play-button' : 'icon-button'}
    title={label}
    aria-label={label}
    disabled={isOff}
    onClick={onPress}
  >
    <Icon name={name} />
  </button>
);

interface StageProps {
  readonly kind: ConstructionKind;
  readonly view: BuildingView;
  /** Whether it says which structure it is. */
  readonly isNamed: boolean;
}

function Stage({ isNamed, kind, view }: StageProps) {
  const size = { nodes: view.nodeCount, arcs: view.arcCount };
  return (
    <div class="building-side">
      <div class="building-said row apart">
        {isNamed && <strong>{text(NAMES[kind])}</strong>}
        <p role="status">
          {view.string !== '' && <code>{view.string}</code>}{' '}
          {view.sentence === '' ? text(HINTS[kind]) : view.sentence}
        </p>
        <span class="figure">{text('building.counts', size)}</span>
      </div>
      {view.picture === null ? (
        <p class="message">{text('building.tooLarge')}</p>
      ) : (
        <div class="building-stage">
          <BuildingPicture picture={view.picture} label={text('building.pictureOf', size)} />
          <Code kind={kind} step={view.stepKind} />
        </div>
      )}
    </div>
  );
}

interface CodeProps {
  readonly kind: ConstructionKind;
  readonly step: BuildStep['kind'] | null;
}

/** The construction as pseudocode, with the line that has just run. */
const Code = ({ kind, step }: CodeProps) => (
  <ol class="pseudocode small" aria-label={text('walkPanel.algorithm')}>
    {CODE[kind].map(({ indent, runsIn, text: key }) => {
      const isRunning = step !== null && runsIn.includes(step);
      return (
        <li
          key={key}
          class={isRunning ? 'running' : ''}
          aria-current={isRunning ? 'step' : undefined}
          style={{ paddingLeft: `${10 + indent * 14}px` }}
        >
          {text(key)}
        </li>
      );
    })}
  </ol>
);

/** The number of nodes over the steps. */
const NodeCounts = memo(({ construction }: { readonly construction: Construction }) => {
  const counts = nodeCountsOf(construction);
  const most = Math.max(...counts);
  const points = counts.map((count, step) => `${step},${most - count}`);
  return (
    <svg
      class="building-counts"
      viewBox={`0 0 ${Math.max(1, counts.length - 1)} ${most}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={text('building.mostNodes', { most })}
    >
      <path d={`M0,${most}L${points.join('L')}V${most}Z`} />
    </svg>
  );
});

/** The marks that the pictures show now. */
function BuildingLegend({ pictures }: { readonly pictures: readonly Picture[] }) {
  const nodes = pictures.flatMap((picture) => picture.nodes);
  const marks = [
    ['end', 'building.legendEnd', nodes.some(({ isEnd }) => isEnd)],
    ['kept', 'building.legendKept', nodes.some(({ isRegistered }) => isRegistered)],
    ['letters', 'building.legendLetters', nodes.some(({ completions }) => completions !== '')],
  ] as const;
  return (
    <ul class="building-legend hint">
      {marks.map(
        ([mark, meaning, isShown]) =>
          isShown && (
            <li key={mark} class={mark}>
              {text(meaning)}
            </li>
          ),
      )}
    </ul>
  );
}

const NAMES = {
  trie: 'building.trie',
  dawg: 'building.dawg',
  'full-gaddag': 'building.fullGaddag',
  'gordon-gaddag': 'building.gordonGaddag',
  'minimal-gaddag': 'building.minimalGaddag',
} as const;

const HINTS = {
  trie: 'building.trieHint',
  dawg: 'building.dawgHint',
  'full-gaddag': 'building.fullGaddagHint',
  'gordon-gaddag': 'building.gordonGaddagHint',
  'minimal-gaddag': 'building.minimalGaddagHint',
} as const;
