import { useComputed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import {
  type BuildStep,
  CONSTRUCTIONS,
  type ConstructionKind,
} from '../../../../core/lexicon/construction/construction';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import { Pace, Transport } from '../../../panel/walk/timelineControls';
import { Field, Select, SelectField } from '../../../panel/window/form';
import type { PanelProps } from '../../../panel/window/panelProps';
import { stepsPerSecond } from '../../../playback/speed';
import { constructionOf, SAMPLE_WORDS } from '../state/building';
import { CODE } from '../view/buildingCode';
import { type BuildingView, type Picture, sidesOf } from '../view/buildingView';
import { AskBar } from './askBar';
import { BuildingPicture } from './buildingPicture';
import { BuildingTrack, BuildMarkLegend } from './buildingTrack';

interface BuildingPartProps extends PanelProps {
  /** In a lesson, words and structure are only watched, or words are typed that a task asks for. */
  readonly use?: 'free' | 'typed' | 'watched';
}

/** A structure is built from a few words, step by step. */
export function BuildingPart({ dispatch, state, use = 'free' }: BuildingPartProps) {
  const building = useComputed(() => state.value.building);
  const distribution = useComputed(() => state.value.setup.rules.distribution);
  const built = constructionOf(building.value, distribution.value);
  const speed = useComputed(() => state.value.settings.walk.speed).value;
  const { isPlaying, kind, passedOver, question, rival, step, typed } = building.value;
  const length = built.ok ? built.value.steps.length : 0;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(
      () => dispatch({ type: 'building-ticked' }),
      1000 / stepsPerSecond(speed, length),
    );
    return () => clearInterval(timer);
  }, [isPlaying, speed, length, dispatch]);
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
      <footer class={use === 'free' ? 'building-foot wide' : 'building-foot'}>
        <Transport isPlaying={isPlaying} isBrief={use !== 'free'} />
        {use === 'free' && <Pace dispatch={dispatch} speed={speed} />}
        {use === 'free' && built.ok && (
          <BuildMarkLegend construction={built.value} passedOver={passedOver} dispatch={dispatch} />
        )}
        <div class="building-track">
          {built.ok && <BuildingTrack construction={built.value} hasMarks={use === 'free'} />}
          <input
            type="range"
            aria-label={text('building.step')}
            data-zone="timeline"
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
