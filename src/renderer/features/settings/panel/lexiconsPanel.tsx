import { useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import type { LexiconActions } from '../../../panel/lexicon/lexiconActions';
import type { PanelProps } from '../../../panel/window/panelProps';
import { lexiconStatus } from '../../../view/window/statusView';
import { type LexiconRow, lexiconRows } from '../view/lexiconRows';

interface LexiconsPanelProps extends PanelProps {
  readonly lexicons: LexiconActions;
}

/** The known lexicons with their cached data, which one is in use, and a button to open others. */
export function LexiconsPanel({ lexicons, state }: LexiconsPanelProps) {
  const lexicon = useComputed(() => state.value.lexicon).value;
  const shelf = useComputed(() => state.value.lexiconShelf).value;
  const status = useComputed(() => lexiconStatus(state.value)).value;
  const info = lexicon.kind === 'open' ? lexicon.info : null;
  // Opened lexicons are cached.
  useEffect(() => lexicons.listKept(), [lexicons, info?.id]);
  const { failure, kept, recents } = shelf;
  const open = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that removed an entry has disappeared.
    if (document.activeElement === document.body) open.current?.focus();
  }, [kept]);
  const problem = kept.ok ? failure : kept.error;
  return (
    <div class="lexicons-panel">
      <p class="lexicons-problem" role="alert">
        {problem === null ? '' : say(problem)}
      </p>
      <ul>
        {lexiconRows({ info, recents, kept: kept.ok ? kept.value : [] }).map((row) => (
          <LexiconEntry key={row.key} row={row} lexicons={lexicons} />
        ))}
      </ul>
      <p class="lexicons-foot row apart">
        <span role="status">{status.progress === null ? '' : `${status.text} ${status.detail}`}</span>
        <button ref={open} type="button" onClick={lexicons.chooseLexicon}>
          {text('lexiconPanel.openLexicon')}
        </button>
      </p>
    </div>
  );
}

interface LexiconEntryProps {
  readonly row: LexiconRow;
  readonly lexicons: LexiconActions;
}

function LexiconEntry({ lexicons, row }: LexiconEntryProps) {
  const { entry, isUsed, kept, name, origin, path } = row;
  return (
    <li class="lexicon-entry row" aria-current={isUsed}>
      <div>
        <span class="lexicon-entry-name">{name}</span>
        {path !== '' && (
          <span class="path ellipsis" title={path}>
            <bdi dir="ltr">{path}</bdi>
          </span>
        )}
        <span class="hint">{kept}</span>
      </div>
      {isUsed && <span class="lexicon-entry-used">{text('lexiconPanel.inUse')}</span>}
      {!isUsed && origin !== null && (
        <button
          type="button"
          aria-label={text('settings.lexiconUseOne', { name })}
          onClick={() => lexicons.openLexicon(origin)}
        >
          {text('settings.lexiconUse')}
        </button>
      )}
      {entry !== null && (
        <button
          type="button"
          aria-label={text('settings.lexiconRemoveOne', { name })}
          title={text('settings.lexiconRemoveHint')}
          onClick={() => lexicons.removeKept(entry)}
        >
          {text('settings.lexiconRemove')}
        </button>
      )}
    </li>
  );
}
