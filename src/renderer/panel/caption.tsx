import type { ReadonlySignal } from '@preact/signals';
import type { CaptionView, CrossWordLine, WordLine } from '../view/captionView';
import { formatCount } from '../view/statusView';
import { Word } from './word';

/** Everything about the shown candidate: what it is, how it was found, what it scores and why. */
export function Caption({ caption }: { readonly caption: ReadonlySignal<CaptionView | null> }) {
  const view = caption.value;
  if (view === null) return <section class="caption empty" aria-label="Shown candidate" />;
  return (
    <section class="caption" aria-label="Shown candidate">
      <div class="caption-head">
        <span class="caption-rank">
          {formatCount(view.rank)} of {formatCount(view.total)}
        </span>
        <span class="caption-place">{view.position}</span>
      </div>
      <div class="caption-title">
        <Word letters={view.letters} />
        <span class="caption-score">{view.score}</span>
      </div>
      <Match match={view.match} />
      <ul class="score-lines">
        <ScoreLine mark="" line={{ ...view.mainWord, word: 'Word' }} kind="main" />
        {view.crossWords.map((line) => (
          <CrossLine key={line.number} line={line} />
        ))}
        {view.bingoBonus > 0 && (
          <ScoreLine
            mark=""
            line={{ word: 'Bingo', sum: 'all tiles of the rack', score: view.bingoBonus }}
            kind="bingo"
          />
        )}
      </ul>
    </section>
  );
}

function Match({ match }: { readonly match: CaptionView['match'] }) {
  return (
    <p
      class="match"
      title="The walk through the GADDAG: against the reading direction from the anchor, the separator, then onwards"
    >
      <span class="match-label">GADDAG</span>
      <code>
        <span class="reverse">{match.reverse}</span>
        <span class="separator">$</span>
        <span class="forward">{match.forward}</span>
      </code>
    </p>
  );
}

const CrossLine = ({ line }: { readonly line: CrossWordLine }) => (
  <ScoreLine mark={String(line.number)} line={line} kind="cross" />
);

interface ScoreLineProps {
  readonly mark: string;
  readonly line: WordLine;
  readonly kind: 'main' | 'cross' | 'bingo';
}

function ScoreLine({ kind, line, mark }: ScoreLineProps) {
  return (
    <li class={`score-line ${kind}`}>
      <span class="mark">{mark}</span>
      <span class="line-word">{line.word}</span>
      <span class="line-sum">{line.sum}</span>
      <span class="line-score">{line.score}</span>
    </li>
  );
}
