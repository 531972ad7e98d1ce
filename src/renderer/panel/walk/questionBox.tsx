import { useComputed } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { Message } from '../../../core/message';
import type { WhyNotCause } from '../../../core/trace/whyNot/whyNotCause';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';
import type { Dispatch } from '../../state/action';
import type { Question } from '../../state/walk/question';
import { formatPoints } from '../../view/candidates/points';
import { lossSaid } from '../../view/trying/tryView';
import { parseQuestion } from '../../view/walk/questionText';
import { useHint } from '../window/commandHost';
import type { PanelProps } from '../window/panelProps';
import { pointAt } from '../window/pointAt';

/** “Why not …?”: a word, with or without a position, or the tiles tried on the board. */
export function QuestionBox({ dispatch, state }: PanelProps) {
  const question = useComputed(() => state.value.question).value;
  const hasTried = useComputed(() => state.value.tried !== null).value;
  const [asked, setAsked] = useState('');
  const [problem, setProblem] = useState<Message | null>(null);
  const tilesHint = useHint(text('walkPanel.askAboutTilesHint'), 'board.whyNot');
  const ask = () => {
    const wanted = parseQuestion(asked, state.peek().setup.rules.layout);
    setProblem(wanted.ok ? null : wanted.error);
    dispatch(wanted.ok ? { type: 'question-asked', wanted: wanted.value } : { type: 'question-dismissed' });
  };
  return (
    <section class="question" aria-label={text('walkPanel.question')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <input
          type="search"
          data-zone="question"
          placeholder={text('walkPanel.questionPlaceholder')}
          aria-label={text('walkPanel.questionName')}
          title={text('walkPanel.questionHint')}
          value={asked}
          onInput={({ currentTarget }) => {
            setAsked(currentTarget.value);
            setProblem(null);
          }}
        />
        <button type="submit" disabled={asked.trim() === ''}>
          {text('walkPanel.ask')}
        </button>
        {hasTried && (
          <button
            type="button"
            title={tilesHint}
            onClick={() => dispatch({ type: 'question-asked-about-tiles' })}
          >
            {text('walkPanel.askAboutTiles')}
          </button>
        )}
      </form>
      {problem !== null && (
        <p class="answer error" role="alert">
          {say(problem)}
        </p>
      )}
      {question !== null && <Answer question={question} dispatch={dispatch} />}
    </section>
  );
}

function Answer({ dispatch, question }: { readonly question: Question; readonly dispatch: Dispatch }) {
  const { answer, problem } = question;
  if (problem !== null) return <p class="answer error">{say(problem)}</p>;
  if (answer === null) return <p class="answer">…</p>;
  const { causes, equity, headline, lexiconNote, rank } = answer;
  return (
    <div class={`answer ${rank === null ? 'refused' : 'found'}`} role="status">
      <p {...pointAt(dispatch, { kind: 'squares', squares: causes[0]?.squares ?? [] })}>{say(headline)}</p>
      {equity !== null && (
        <p class="answer-note">
          {text('trying.equityAndLoss', { equity: formatPoints(equity.own), loss: lossSaid(equity) })}
        </p>
      )}
      {lexiconNote !== null && <p class="answer-note">{say(lexiconNote)}</p>}
      <FurtherReasons causes={causes} dispatch={dispatch} />
      <div class="answer-actions">
        {rank !== null && (
          <button
            type="button"
            onClick={() => {
              dispatch({ type: 'rank-sought', rank });
              dispatch({ type: 'question-dismissed' });
            }}
          >
            {text('walkPanel.showIt')}
          </button>
        )}
        <button type="button" onClick={() => dispatch({ type: 'question-dismissed' })}>
          {text('walkPanel.dismiss')}
        </button>
      </div>
    </div>
  );
}

interface FurtherReasonsProps {
  readonly causes: readonly WhyNotCause[];
  readonly dispatch: Dispatch;
}

/** Collapsed details: the other causes, and how the walk shows them. */
function FurtherReasons({ causes, dispatch }: FurtherReasonsProps) {
  const [first, ...others] = causes;
  if (first === undefined || (first.detail === null && others.length === 0)) return null;
  return (
    <details class="answer-more">
      <summary class="small">
        {others.length === 0
          ? text('walkPanel.howTheWalkShowsIt')
          : text('walkPanel.furtherReasons', { count: others.length })}
      </summary>
      <ul>
        {first.detail !== null && <li class="answer-detail">{say(first.detail)}</li>}
        {others.map(({ detail, message, squares }) => (
          <li key={say(message)} {...pointAt(dispatch, { kind: 'squares', squares })}>
            {detail === null ? say(message) : `${say(message)} ${say(detail)}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
