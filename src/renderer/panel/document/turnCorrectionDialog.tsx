import { useComputed } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { TypedTurn } from '../../../core/notation/gcg/branches/correctTurn';
import { namesOf } from '../../../core/notation/gcg/gcgDocument';
import { text } from '../../../texts/text';
import type { OpenGame } from '../../state/document/openGame';
import { correctionOf, typedTurnOf } from '../../view/document/turnCorrection';
import { Select, TextField } from '../window/form';
import type { PanelProps } from '../window/panelProps';
import { GameDialog } from './gameDialog';

/** Corrects the recorded turn shown: play, rack, score and player. */
export function TurnCorrectionDialog({ dispatch, state }: PanelProps) {
  const turn = useComputed(() => (state.value.game?.turn ?? 0) + 1).value;
  return (
    <GameDialog
      {...{ dispatch, state }}
      name="turnCorrection"
      title={text('gameDialogs.correct', { turn: String(turn) })}
    >
      {() => {
        const { game } = state.peek();
        return game === null ? null : <CorrectionForm game={game} dispatch={dispatch} />;
      }}
    </GameDialog>
  );
}

interface CorrectionFormProps extends Pick<PanelProps, 'dispatch'> {
  readonly game: OpenGame;
}

function CorrectionForm({ dispatch, game }: CorrectionFormProps) {
  const [typed, setTyped] = useState(() => typedTurnOf(game));
  const change = (part: Partial<TypedTurn>) => setTyped({ ...typed, ...part });
  const { problem, score, turn, warnings } = correctionOf(game, typed);
  const [first, second] = namesOf(game.record);
  const { exchanged, kind, place, player, rack, word } = typed;
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (turn !== null) dispatch({ type: 'game-turn-corrected', turn });
      }}
    >
      <div class="game-dialog-fields">
        <Select
          label={text('gameDialogs.player')}
          value={player}
          choices={[
            [0, first],
            [1, second],
          ]}
          onChoose={(seat) => change({ player: seat === 0 ? 0 : 1 })}
        />
        <Select
          label={text('gameDialogs.kind')}
          value={kind}
          choices={[
            ['placement', text('gameDialogs.kindPlay')],
            ['exchange', text('gameDialogs.kindExchange')],
            ['pass', text('gameDialogs.kindPass')],
          ]}
          onChoose={(chosen) => change({ kind: chosen })}
        />
      </div>
      <TextField label={text('gameDialogs.rack')} value={rack} onInput={(value) => change({ rack: value })} />
      {kind === 'placement' && (
        <div class="game-dialog-fields">
          <TextField
            label={text('gameDialogs.place')}
            hint={text('gameDialogs.placeHint')}
            value={place}
            onInput={(value) => change({ place: value, score: '' })}
          />
          <TextField
            label={text('gameDialogs.word')}
            hint={text('gameDialogs.wordHint')}
            value={word}
            onInput={(value) => change({ word: value, score: '' })}
          />
          <TextField
            label={text('gameDialogs.points')}
            hint={text('gameDialogs.pointsHint')}
            placeholder={score ?? ''}
            inputMode="decimal"
            value={typed.score}
            onInput={(value) => change({ score: value })}
          />
        </div>
      )}
      {kind === 'exchange' && (
        <TextField
          label={text('gameDialogs.exchanged')}
          hint={text('gameDialogs.exchangedHint')}
          value={exchanged}
          onInput={(value) => change({ exchanged: value })}
        />
      )}
      {kind === 'placement' && <p class="hint">{text('gameDialogs.wordHint')}</p>}
      <div class="game-dialog-problems" role="status">
        {problem !== null && <p class="field-problem">{problem}</p>}
        {warnings.map((warning) => (
          <p key={warning} class="note">
            <span aria-hidden="true">⚠</span> {warning}
          </p>
        ))}
      </div>
      <button type="submit" class="primary" disabled={turn === null}>
        {text('gameDialogs.correctTurn')} <kbd>Enter</kbd>
      </button>
    </form>
  );
}
