import { useComputed } from '@preact/signals';
import { useState } from 'preact/hooks';
import { alphabetOf } from '../../../../core/alphabet/alphabet';
import { PASS } from '../../../../core/game/turns/turn';
import type { AnswerForm, NodePair, OtherTurn, Shown } from '../../../../core/school/exercise';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import { TextField } from '../../../panel/window/form';
import type { PanelProps } from '../../../panel/window/panelProps';
import { BuildingPicture } from '../../structures/panel/buildingPicture';
import { buildingViewOf } from '../../structures/view/buildingView';
import { shownAnswer } from '../state/exerciseBoard';
import { toggleLetter } from '../state/practiceState';
import {
  constructionShown,
  isPassChosen,
  laidText,
  mergedSets,
  nodePath,
  rackToExchange,
} from '../view/practiceView';

interface FormProps<Kind extends AnswerForm['kind']> extends PanelProps {
  readonly form: Extract<AnswerForm, { kind: Kind }>;
  /** Whether the answers are shown, or the answer was right. */
  readonly isClosed: boolean;
}

/** One of several options; the first ones have digits. */
export function ChoiceForm({ dispatch, form, isClosed, state }: FormProps<'choice'>) {
  const answer = useComputed(() => shownAnswer(state.value)).value;
  const chosen = answer?.kind === 'choice' ? answer.option : -1;
  return (
    <fieldset class="practice-options" aria-label={text('practice.answer')}>
      {form.options.map((option, nth) => (
        <label key={nth} class="practice-option">
          <input
            type="radio"
            name="practice-option"
            checked={nth === chosen}
            disabled={isClosed}
            onChange={() => dispatch({ type: 'practice-drafted', draft: { kind: 'choice', option: nth } })}
          />
          <span class="practice-digit figure" aria-hidden="true">
            {nth + 1}
          </span>
          <span>{say(option)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A set of letters. */
export function LettersForm({ dispatch, form, isClosed, state }: FormProps<'letters'>) {
  const answer = useComputed(() => shownAnswer(state.value)).value;
  const marked = answer?.kind === 'letters' ? answer.letters : [];
  return (
    <fieldset class="practice-letters" aria-label={text('practice.answer')}>
      {form.glyphs.map((glyph, nth) => (
        <button
          key={glyph}
          type="button"
          aria-pressed={marked.includes(nth + 1)}
          disabled={isClosed}
          onClick={() =>
            dispatch({ type: 'practice-drafted', draft: toggleLetter(state.value.practice, nth + 1) })
          }
        >
          {glyph}
        </button>
      ))}
    </fieldset>
  );
}

/** A word or a rack that is typed. */
export function TextForm({ dispatch, isClosed, state }: FormProps<'text'>) {
  const answer = useComputed(() => shownAnswer(state.value)).value;
  const typed = answer?.kind === 'text' ? answer.text : '';
  return isClosed ? (
    <p class="practice-typed notation">{typed}</p>
  ) : (
    <TextField
      label={text('practice.answer')}
      value={typed}
      onInput={(value) =>
        dispatch({ type: 'practice-drafted', draft: { kind: 'text', text: value.toUpperCase() } })
      }
    />
  );
}

/** Tiles on the board, or another turn: it is named here. */
export function PlayForm({ dispatch, form, isClosed, state }: FormProps<'play'>) {
  const said = useComputed(() => laidText(state.value)).value;
  return (
    <>
      <p class="practice-typed" role="status">
        {said ?? (isClosed ? '' : text('practice.layHint'))}
      </p>
      {form.others.length > 0 && !isClosed && (
        <OtherTurns dispatch={dispatch} state={state} canExchange={form.others.includes('exchange')} />
      )}
    </>
  );
}

/** An exchange, tile by tile, or a pass. */
function OtherTurns({ canExchange, dispatch, state }: PanelProps & { readonly canExchange: boolean }) {
  const tiles = useComputed(() => rackToExchange(state.value)).value;
  const isPass = useComputed(() => isPassChosen(state.value)).value;
  const choose = (turn: OtherTurn | null) => dispatch({ type: 'practice-turn-chosen', turn });
  return (
    <fieldset class="practice-letters">
      <legend class="hint">{text(canExchange ? 'practice.otherTurn' : 'practice.orPass')}</legend>
      {(canExchange ? tiles : []).map(({ glyph, isChosen, toggled }, nth) => (
        <button
          key={nth}
          type="button"
          aria-pressed={isChosen}
          aria-label={text('practice.exchangeTile', { tile: glyph })}
          onClick={() => choose(toggled.length === 0 ? null : { kind: 'exchange', tiles: toggled })}
        >
          {glyph}
        </button>
      ))}
      <button
        type="button"
        class="practice-pass"
        aria-pressed={isPass}
        onClick={() => choose(isPass ? null : PASS)}
      >
        {text('strategy.pass')}
      </button>
    </fieldset>
  );
}

interface WordsProps extends PanelProps {
  readonly shown: Extract<Shown, { kind: 'words' }>;
  /** Whether nodes can be chosen: by two clicks, two nodes are merged. */
  readonly isMerging: boolean;
  readonly isClosed: boolean;
}

/** Words and their structure; in a trie whose nodes are merged, sets of merged nodes are numbered. */
export function WordsPicture({ dispatch, isClosed, isMerging, shown, state }: WordsProps) {
  const distribution = useComputed(() => state.value.setup.rules.distribution).value;
  const answer = useComputed(() => shownAnswer(state.value)).value;
  const [picked, setPicked] = useState<number | null>(null);
  const pairs: readonly NodePair[] = answer?.kind === 'merge' ? answer.pairs : [];
  const construction = constructionShown(shown, distribution);
  const { picture, nodeCount, arcCount } = buildingViewOf(
    construction,
    construction.steps.length,
    distribution,
  );
  const glyphs = alphabetOf(distribution);
  const sets = mergedSets(pairs);
  if (picture === null) return null;
  const plain = {
    ...picture,
    nodes: picture.nodes.map((node) => ({ ...node, isRegistered: false, isLit: node.id === picked })),
    arcs: picture.arcs.map((arc) => ({ ...arc, isWalked: false, isLit: false })),
  };
  const draw = (next: readonly NodePair[]) =>
    dispatch({ type: 'practice-drafted', draft: { kind: 'merge', pairs: next } });
  const choose = (node: number) => {
    if (picked !== null && picked !== node) draw([...pairs, [picked, node]]);
    setPicked(picked === null ? node : null);
  };
  const nodeName = (node: number) => {
    const path = nodePath(construction, node, glyphs);
    const set = sets.get(node);
    return text('practice.node', { path: path === '' ? text('school.root') : path, set: set ?? 0 });
  };
  return (
    <div class="practice-words">
      <p class="notation">{shown.words.join(' ')}</p>
      <BuildingPicture
        picture={plain}
        label={text('building.pictureOf', { nodes: nodeCount, arcs: arcCount })}
        {...(isMerging && !isClosed && { onNode: choose, nameOf: nodeName })}
        marks={sets}
      />
      {isMerging && !isClosed && (
        <p class="hint row apart">
          {text(picked === null ? 'practice.pickFirst' : 'practice.pickSecond')}
          <button type="button" disabled={pairs.length === 0} onClick={() => draw(pairs.slice(0, -1))}>
            {text('practice.splitLast')}
          </button>
        </p>
      )}
    </div>
  );
}
