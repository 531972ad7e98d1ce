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
import { Field, SelectField } from '../../../panel/window/form';
import { Icon } from '../../../panel/window/icons';
import type { PanelProps } from '../../../panel/window/panelProps';
import { constructionOf, SAMPLE_WORDS } from '../state/building';
import { CODE } from '../view/buildingCode';
import { type BuildingView, buildingViewOf, nodeCountsOf, type Picture } from '../view/buildingView';
import { AskBar } from './askBar';
import { BuildingPicture } from './buildingPicture';

const TICK_MS = 450;

interface BuildingPartProps extends PanelProps {
  /** Whether a lesson has chosen words and structure. */
  readonly isGuided?: boolean;
}

/** A structure is built from a few words, step by step. */
export function BuildingPart({ dispatch, isGuided = false, state }: BuildingPartProps) {
  const building = useComputed(() => state.value.building);
  const distribution = useComputed(() => state.value.setup.rules.distribution);
  const built = constructionOf(building.value, distribution.value);
  const { isPlaying, kind, question, step, typed } = building.value;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => dispatch({ type: 'building-ticked' }), TICK_MS);
    return () => clearInterval(timer);
  }, [isPlaying, dispatch]);
  const length = built.ok ? built.value.steps.length : 0;
  const view = built.ok ? buildingViewOf(built.value, step, distribution.value, question) : null;
  const seek = (to: number) => dispatch({ type: 'building-step-sought', step: to });
  return (
    <section class="building" aria-label={text('building.title')}>
      {!isGuided && (
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
        </header>
      )}
      {built.ok ? null : <p class="message error">{say(built.error)}</p>}
      {view !== null && <Stage view={view} kind={kind} />}
      {view !== null && (
        <div class="building-below row apart">
          {!isGuided && <AskBar dispatch={dispatch} question={question} />}
          {view.picture !== null && <BuildingLegend picture={view.picture} />}
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

function Stage({ kind, view }: { readonly view: BuildingView; readonly kind: ConstructionKind }) {
  return (
    <>
      <div class="building-said row apart">
        <p role="status">
          {view.string !== '' && <code>{view.string}</code>}{' '}
          {view.sentence === '' ? text(HINTS[kind]) : view.sentence}
        </p>
        <span class="figure">{text('building.counts', { nodes: view.nodeCount, arcs: view.arcCount })}</span>
      </div>
      {view.picture === null ? (
        <p class="message">{text('building.tooLarge')}</p>
      ) : (
        <div class="building-stage">
          <BuildingPicture
            picture={view.picture}
            label={text('building.pictureOf', { nodes: view.nodeCount, arcs: view.arcCount })}
          />
          <Code kind={kind} step={view.stepKind} />
        </div>
      )}
    </>
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

/** The marks that the picture shows now. */
function BuildingLegend({ picture: { nodes } }: { readonly picture: Picture }) {
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
