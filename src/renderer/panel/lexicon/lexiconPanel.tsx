import { useComputed } from '@preact/signals';
import type { LexiconInfo, LexiconOrigin } from '../../../contract/lexicon/lexiconApi';
import type { WordListReport } from '../../../core/lexicon/wordList/wordListParser';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';
import { type Figure, furtherRefusals, lexiconFigures, reportFigures } from '../../view/lexicon/lexiconView';
import type { PanelProps } from '../window/panelProps';
import type { LexiconActions } from './lexiconActions';

interface LexiconPanelProps extends PanelProps {
  readonly actions: LexiconActions;
  /** Null without a lexicon. */
  readonly info: LexiconInfo | null;
}

/** Details of the current lexicon, statistics of its word list, and others to open. */
export function LexiconPanel({ actions, dispatch, info, state }: LexiconPanelProps) {
  const recents = useComputed(() => state.value.lexiconShelf.recents).value;
  const failure = useComputed(() => state.value.lexiconShelf.failure).value;
  const open = (origin: LexiconOrigin) => {
    dispatch({ type: 'lexicon-panel-toggled' });
    actions.openLexicon(origin);
  };
  return (
    <div class="lexicon-panel popup" role="dialog" aria-label={text('lexiconPanel.lexicon')}>
      {failure !== null && (
        <p class="message error" role="alert">
          {say(failure)}
        </p>
      )}
      <div class="lexicon-choices row">
        <button
          type="button"
          onClick={() => {
            dispatch({ type: 'lexicon-panel-toggled' });
            actions.chooseLexicon();
          }}
        >
          {text('lexiconPanel.openLexicon')}
        </button>
        <span class="hint">{text('lexiconPanel.openHint')}</span>
      </div>
      <ul class="lexicon-recents" aria-label={text('lexiconPanel.choices')}>
        <Choice
          name={text('lexiconPanel.builtIn')}
          path=""
          isUsed={info?.path === null}
          onChoose={() => open({ source: 'default' })}
        />
        {recents.map(({ name, path }) => (
          <Choice
            key={path}
            name={name}
            path={path}
            isUsed={info?.path === path}
            onChoose={() => open({ source: 'file', path })}
          />
        ))}
      </ul>
      {info !== null && (
        <>
          <h2 class="title">{info.name}</h2>
          <Figures figures={lexiconFigures(info)} />
          {info.report !== null && <Report report={info.report} />}
        </>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly path: string;
  readonly isUsed: boolean;
  readonly onChoose: () => void;
}

const Choice = ({ isUsed, name, onChoose, path }: ChoiceProps) => (
  <li>
    <button type="button" class="lexicon-choice bare apart" aria-current={isUsed} onClick={onChoose}>
      <span>{name}</span>
      <span class="path ellipsis" title={path}>
        {/* Truncated at the start: the line runs from right to left, the path within it does not. */}
        <bdi dir="ltr">{isUsed ? text('lexiconPanel.inUse') : path}</bdi>
      </span>
    </button>
  </li>
);

const Figures = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <dl class="figures">
    {figures.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const Report = ({ report }: { readonly report: WordListReport }) => (
  <>
    <h2 class="title">{text('lexiconPanel.lines')}</h2>
    <Figures figures={reportFigures(report)} />
    {report.refusals.length > 0 && (
      <ol class="refusals note" aria-label={text('lexiconPanel.refusedLines')}>
        {report.refusals.map(({ line, message }) => (
          <li key={line}>{say(message)}</li>
        ))}
        {furtherRefusals(report) !== '' && <li>{furtherRefusals(report)}</li>}
      </ol>
    )}
  </>
);
