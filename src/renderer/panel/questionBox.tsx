import { useComputed } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { Dispatch } from '../state/action';
import type { Question } from '../state/question';
import { parseQuestion } from '../view/questionText';
import type { PanelProps } from './panelProps';
import { pointAt } from './pointAt';

/** “Why not …?”: a word, with or without a place, or the tiles just typed on the board. */
export function QuestionBox({ dispatch, state }: PanelProps) {
  const question = useComputed(() => state.value.question).value;
  const hasTyped = useComputed(() => state.value.boardCursor.typed.length > 0).value;
  const [text, setText] = useState('');
  return (
    <section class="question" aria-label="Why not this play?">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = parseQuestion(text);
          if (wanted !== null) dispatch({ type: 'question-asked', wanted });
        }}
      >
        <input
          type="search"
          data-zone="question"
          placeholder="Why not… WORD or WORD 8D"
          aria-label="Why not this play? A word, with or without a place"
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="submit" disabled={text.trim() === ''}>
          Ask
        </button>
        {hasTyped && (
          <button
            type="button"
            title="Takes the tiles just typed off the board again and asks why they are no candidate"
            onClick={() => dispatch({ type: 'question-asked-about-tiles' })}
          >
            The tiles
          </button>
        )}
      </form>
      {question !== null && <Answer question={question} dispatch={dispatch} />}
    </section>
  );
}

function Answer({ dispatch, question }: { readonly question: Question; readonly dispatch: Dispatch }) {
  const { answer, problem } = question;
  if (problem !== null) return <p class="answer error">{problem}</p>;
  if (answer === null) return <p class="answer">…</p>;
  const { causes, headline, rank } = answer;
  const others = causes.slice(1);
  return (
    <div class={`answer ${rank === null ? 'refused' : 'found'}`} role="status">
      <p {...pointAt(dispatch, { kind: 'squares', squares: causes[0]?.squares ?? [] })}>{headline}</p>
      {others.length > 0 && (
        <ul>
          {others.map(({ message, squares }) => (
            <li key={message} {...pointAt(dispatch, { kind: 'squares', squares })}>
              {message}
            </li>
          ))}
        </ul>
      )}
      <div class="answer-actions">
        {rank !== null && (
          <button
            type="button"
            onClick={() => {
              dispatch({ type: 'filter-cleared' });
              dispatch({ type: 'candidate-shown', rank });
              dispatch({ type: 'question-dismissed' });
            }}
          >
            Show it
          </button>
        )}
        <button type="button" onClick={() => dispatch({ type: 'question-dismissed' })}>
          Dismiss
        </button>
      </div>
    </div>
  );
}
