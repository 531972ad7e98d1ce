import { type ReadonlySignal, useComputed } from '@preact/signals';
import { Fragment } from 'preact';
import { text } from '../../../texts/text';
import { SimulatedLine } from '../../features/simulation/panel/simulatedLine';
import { EquityBox } from '../../features/strategy/panel/equityBox';
import type { EquityView } from '../../features/strategy/view/equityView';
import type { Dispatch } from '../../state/action';
import {
  type CaptionView,
  type SumTerm,
  squaresOfLine,
  type WordLine,
} from '../../view/candidates/captionView';
import type { ComparedMoves } from '../../view/candidates/comparedMoves';
import { areCandidatesStale } from '../../view/window/statusView';
import { Word } from '../lexicon/word';
import { CommandButton } from '../window/commandButton';
import type { PanelProps } from '../window/panelProps';
import { pointAt } from '../window/pointAt';
import { ComparedMovesTable } from './comparedMovesTable';

interface CaptionProps extends PanelProps {
  readonly caption: ReadonlySignal<CaptionView | null>;
  readonly compared: ReadonlySignal<ComparedMoves | null>;
  readonly equity: ReadonlySignal<EquityView | null>;
}

/** Everything about the shown candidate: the play, how it was found, and its score. */
export function Caption({ caption, compared, dispatch, equity, state }: CaptionProps) {
  const view = caption.value;
  const height = useComputed(() => state.value.settings.captionHeight).value;
  const heightStyle = height === null ? {} : { '--caption-height': `${height}px` };
  const isComing = useComputed(() => areCandidatesStale(state.value)).value;
  const isEquityOpen = useComputed(() => state.value.strategy.isEquityOpen).value;
  const equityBox = equity.value !== null && (
    <>
      <EquityBox view={equity.value} isOpen={isEquityOpen} dispatch={dispatch} />
      <SimulatedLine state={state} />
    </>
  );
  // An exchange or a pass.
  if (view === null && equity.value !== null && equity.value.title !== null)
    return (
      <section class="caption" aria-label={text('candidatesPanel.shownCandidate')} style={heightStyle}>
        {equityBox}
      </section>
    );
  // Empty only while an answer is pending, so that the list does not jump and no space is reserved.
  if (view === null)
    return isComing ? (
      <section class="caption empty" aria-label={text('candidatesPanel.shownCandidate')} />
    ) : null;
  // Ranks of seven digits do not fit beside the buttons; the tooltip has the full text.
  const rankOfTotal = text('candidatesPanel.rankOfTotal', { rank: view.rank, total: view.total });
  return (
    <section class="caption" aria-label={text('candidatesPanel.shownCandidate')} style={heightStyle}>
      <div class="caption-head hint row">
        <span class="caption-rank ellipsis" title={rankOfTotal}>
          {rankOfTotal}
        </span>
        <span class="caption-place">{view.position}</span>
        <CaptionActions rank={view.rank} state={state} />
      </div>
      <div class="caption-title apart">
        <Word letters={view.letters} />
        <span class="caption-score">{view.score}</span>
      </div>
      {equityBox}
      {compared.value !== null && <ComparedMovesTable compared={compared.value} />}
      <Match match={view.match} />
      <ul class="score-lines">
        <ScoreLine
          mark=""
          name={text('candidatesPanel.word')}
          line={view.mainWord}
          kind="main"
          dispatch={dispatch}
        />
        {view.crossWords.map((line) => (
          <ScoreLine
            key={line.number}
            mark={String(line.number)}
            name={line.word}
            line={line}
            kind="cross"
            dispatch={dispatch}
          />
        ))}
        {view.bingoBonus > 0 && (
          <li
            class="score-line bingo"
            {...pointAt(dispatch, { kind: 'squares', squares: view.playedSquares })}
          >
            <span class="mark" />
            <span class="line-word">{text('candidatesPanel.bingo')}</span>
            <span class="line-sum hint">
              {text('candidatesPanel.tilesPlayed', { count: view.playedSquares.length })}
            </span>
            <span class="line-score">{view.bingoBonus}</span>
          </li>
        )}
      </ul>
    </section>
  );
}

interface CaptionActionsProps extends Pick<CaptionProps, 'state'> {
  readonly rank: number;
}

/** Actions on the candidate: watch the walk, pin it for comparison, or place it on the board. */
function CaptionActions({ rank, state }: CaptionActionsProps) {
  const isPinned = useComputed(() => {
    const { pinned, setup } = state.value;
    return pinned?.setup === setup && pinned.candidate.rank === rank;
  }).value;
  return (
    <span class="caption-actions">
      <CommandButton
        id="candidate.walk"
        label={text('candidatesPanel.watch')}
        hint={text('candidatesPanel.watchHint')}
      />
      <CommandButton
        id="candidate.pin"
        label={text(isPinned ? 'candidatesPanel.pinned' : 'candidatesPanel.pin')}
        hint={text('candidatesPanel.pinHint')}
        isPressed={isPinned}
      />
      <CommandButton
        id="candidate.commit"
        label={text('candidatesPanel.play')}
        hint={text('candidatesPanel.playHint')}
      />
    </span>
  );
}

const AUTOMATON_NAME = 'GADDAG';

function Match({ match }: { readonly match: CaptionView['match'] }) {
  return (
    <p class="match apart" title={text('candidatesPanel.matchHint')}>
      <span class="hint">{AUTOMATON_NAME}</span>
      <code>
        <span class="reverse">{match.reverse}</span>
        <span class="separator">$</span>
        <span class="forward">{match.forward}</span>
      </code>
    </p>
  );
}

interface ScoreLineProps {
  readonly mark: string;
  readonly name: string;
  readonly line: WordLine;
  readonly kind: 'main' | 'cross';
  readonly dispatch: Dispatch;
}

/** A word and its score. Hovering over parts highlights their squares. */
function ScoreLine({ dispatch, kind, line, mark, name }: ScoreLineProps) {
  const squares = squaresOfLine(line);
  const isMultiplied = line.wordMultiplier !== 1;
  return (
    <li class={`score-line ${kind}`}>
      <span class="mark">{mark}</span>
      <Term text={name} squares={squares} look="line-word" dispatch={dispatch} />
      <span class="line-sum hint">
        {isMultiplied && '('}
        {line.terms.map((term, index) => (
          <Fragment key={index}>
            {index > 0 && ' + '}
            <Term {...term} look="term" dispatch={dispatch} />
          </Fragment>
        ))}
        {isMultiplied && ') × '}
        {isMultiplied && (
          <Term text={String(line.wordMultiplier)} squares={squares} look="term" dispatch={dispatch} />
        )}
      </span>
      <Term text={String(line.score)} squares={squares} look="line-score" dispatch={dispatch} />
    </li>
  );
}

interface TermProps extends SumTerm {
  readonly look: string;
  readonly dispatch: Dispatch;
}

const Term = ({ dispatch, look, squares, text }: TermProps) => (
  <button type="button" class={look} {...pointAt(dispatch, { kind: 'squares', squares })}>
    {text}
  </button>
);
