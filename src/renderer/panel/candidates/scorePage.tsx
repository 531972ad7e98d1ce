import { Fragment } from 'preact';
import { text } from '../../../texts/text';
import type { Dispatch } from '../../state/action';
import {
  type CaptionView,
  type SumTerm,
  squaresOfLine,
  type WordLine,
} from '../../view/candidates/captionView';
import { OneStop } from '../window/oneStop';
import { pointAt } from '../window/pointAt';

interface ScorePageProps {
  readonly view: CaptionView;
  readonly dispatch: Dispatch;
}

/** How the shown candidate was found, and what each of its words scores. */
export const ScorePage = ({ dispatch, view }: ScorePageProps) => (
  <>
    <Match match={view.match} />
    <OneStop label={text('candidatesPanel.scoreParts')}>
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
    </OneStop>
  </>
);

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
