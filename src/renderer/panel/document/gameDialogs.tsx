import { useComputed } from '@preact/signals';
import { useState } from 'preact/hooks';
import { branchOf, MAX_BRANCH_NAME } from '../../../core/notation/gcg/branches/gcgTree';
import { MAX_NOTE, noteOf } from '../../../core/notation/gcg/branches/turnNotes';
import { text } from '../../../texts/text';
import { treeOf } from '../../state/document/openGame';
import { branchName } from '../../view/document/gameRows';
import { Field } from '../window/form';
import type { PanelProps } from '../window/panelProps';
import { GameDetailsDialog } from './gameDetailsDialog';
import { GameDialog } from './gameDialog';
import { TurnCorrectionDialog } from './turnCorrectionDialog';

/** Dialogs that edit the open game. */
export const GameDialogs = (props: PanelProps) => (
  <>
    <BranchNameDialog {...props} />
    <TurnNoteDialog {...props} />
    <TurnCorrectionDialog {...props} />
    <GameDetailsDialog {...props} />
  </>
);

function BranchNameDialog({ dispatch, state }: PanelProps) {
  return (
    <GameDialog {...{ dispatch, state }} name="branchName" title={text('gameDialogs.renameBranch')}>
      {() => <BranchNameForm {...{ dispatch, state }} />}
    </GameDialog>
  );
}

function BranchNameForm({ dispatch, state }: PanelProps) {
  const { game } = state.peek();
  const branch = game === null ? undefined : branchOf(game, game.branch);
  const [name, setName] = useState(branch?.name ?? '');
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ type: 'game-branch-renamed', name });
      }}
    >
      <Field label={text('gameDialogs.branchName')}>
        {(id) => (
          <input
            id={id}
            type="text"
            autocomplete="off"
            maxLength={MAX_BRANCH_NAME}
            placeholder={branch === undefined ? '' : branchName({ ...branch, name: '' })}
            value={name}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
      </Field>
      <p class="hint">{text('gameDialogs.branchNameHint')}</p>
      <button type="submit" class="primary">
        {text('gameDialogs.rename')} <kbd>Enter</kbd>
      </button>
    </form>
  );
}

function TurnNoteDialog({ dispatch, state }: PanelProps) {
  const turn = useComputed(() => (state.value.game?.turn ?? 0) + 1).value;
  return (
    <GameDialog
      {...{ dispatch, state }}
      name="turnNote"
      title={text('gameDialogs.note', { turn: String(turn) })}
    >
      {() => <TurnNoteForm {...{ dispatch, state }} />}
    </GameDialog>
  );
}

function TurnNoteForm({ dispatch, state }: PanelProps) {
  const { game } = state.peek();
  const [note, setNote] = useState(game === null ? '' : noteOf(treeOf(game), game.branch, game.turn));
  const save = () => dispatch({ type: 'game-note-changed', text: note });
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field label={text('gameDialogs.noteLabel')}>
        {(id) => (
          <textarea
            id={id}
            rows={6}
            maxLength={MAX_NOTE}
            value={note}
            onInput={({ currentTarget }) => setNote(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              save();
            }}
          />
        )}
      </Field>
      <button type="submit" class="primary">
        {text('gameDialogs.saveNote')} <kbd>Ctrl+Enter</kbd>
      </button>
    </form>
  );
}
