import type { WordLetter } from '../../view/candidates/candidateRow';

/** A word letter by letter: play-through letters underlined, blanks lower case with a dot. */
export function Word({ letters }: { readonly letters: readonly WordLetter[] }) {
  return (
    <span class="word">
      {letters.map(({ isBlank, isThrough, text }, index) => (
        <span key={index} class={`letter${isThrough ? ' through' : ''}${isBlank ? ' blank' : ''}`}>
          {text}
        </span>
      ))}
    </span>
  );
}
