import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { branchOf, MAX_BRANCH_NAME } from '../../../core/notation/gcg/branches/gcgTree';
import { MAX_NOTE, noteOf } from '../../../core/notation/gcg/branches/turnNotes';
import { text } from '../../../texts/text';
import { treeOf } from '../../state/document/openGame';
import type { GameDialog as GameDialogName } from '../../state/window/dialogs';
import { branchName } from '../../view/document/gameRows';
import { Dialog } from '../window/dialog';
import { Field } from '../window/form';
import type { PanelProps } from '../window/panelProps';

/** Dialogs that edit the open game. */
export const GameDialogs = (props: PanelProps) => (
  <>
    <BranchNameDialog {...props} />
    <TurnNoteDialog {...props} />
  </>
);

interface FrameProps extends PanelProps {
  readonly name: GameDialogName;
  readonly title: string;
  readonly children: () => ComponentChildren;
}

/** A dialog with a form, which is made anew each time it opens. */
function GameDialog({ children, dispatch, name, state, title }: FrameProps) {
  const isOpen = useComputed(() => state.value.dialogs.includes(name)).value;
  const close = () => dispatch({ type: 'escaped' });
  return (
    <Dialog
      isOpen={isOpen}
      class="game-dialog"
      labelledBy={`${name}-title`}
      beginsAt="input, textarea"
      onClose={close}
      onClosed={() => dispatch({ type: 'zone-entered', zone: 'game' })}
    >
      <div class="dialog-head">
        <h2 id={`${name}-title`}>{title}</h2>
        <button type="button" onClick={close}>
          {text('documentPanel.close')} <kbd>Esc</kbd>
        </button>
      </div>
      {children()}
    </Dialog>
  );
}

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
