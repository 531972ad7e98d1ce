import { useState } from 'preact/hooks';
import { detailsOf, type GameDetails, setDetails } from '../../../core/notation/gcg/branches/gameDetails';
import { MAX_NOTE } from '../../../core/notation/gcg/branches/turnNotes';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';
import { type OpenGame, treeOf } from '../../state/document/openGame';
import { Field, TextField } from '../window/form';
import type { PanelProps } from '../window/panelProps';
import { GameDialog } from './gameDialog';

/** Edits the details of the whole game: its players and their order, title and description. */
export const GameDetailsDialog = ({ dispatch, state }: PanelProps) => (
  <GameDialog {...{ dispatch, state }} name="gameDetails" title={text('gameDialogs.details')}>
    {() => {
      const { game } = state.peek();
      return game === null ? null : <DetailsForm game={game} dispatch={dispatch} />;
    }}
  </GameDialog>
);

interface DetailsFormProps extends Pick<PanelProps, 'dispatch'> {
  readonly game: OpenGame;
}

function DetailsForm({ dispatch, game }: DetailsFormProps) {
  const [details, setTyped] = useState(() => detailsOf(game.main.record));
  const change = (part: Partial<GameDetails>) => setTyped({ ...details, ...part });
  const { description, players, title } = details;
  const [first, second] = players;
  const checked = setDetails(treeOf(game), details);
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (checked.ok) dispatch({ type: 'game-details-changed', details });
      }}
    >
      <div class="game-dialog-fields">
        <TextField
          label={text('gameDialogs.firstPlayer')}
          value={first}
          onInput={(name) => change({ players: [name, second] })}
        />
        <TextField
          label={text('gameDialogs.secondPlayer')}
          value={second}
          onInput={(name) => change({ players: [first, name] })}
        />
        <button
          type="button"
          title={text('gameDialogs.swapHint')}
          onClick={() => change({ players: [second, first] })}
        >
          {text('gameDialogs.swap')}
        </button>
      </div>
      <TextField
        label={text('gameDialogs.title')}
        value={title}
        onInput={(value) => change({ title: value })}
      />
      <Field label={text('gameDialogs.description')}>
        {(id) => (
          <textarea
            id={id}
            rows={5}
            maxLength={MAX_NOTE}
            value={description}
            onInput={({ currentTarget }) => change({ description: currentTarget.value })}
          />
        )}
      </Field>
      {!checked.ok && <p class="field-problem">{say(checked.error)}</p>}
      <button type="submit" class="primary" disabled={!checked.ok}>
        {text('gameDialogs.saveDetails')} <kbd>Enter</kbd>
      </button>
    </form>
  );
}
