import { useComputed } from '@preact/signals';
import { tileGlyph } from '../../../core/alphabet/tileDistribution';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';
import { chosenPlaces, readExchange, toggledExchange } from '../../state/play/exchangeForm';
import { Dialog } from '../window/dialog';
import type { PanelProps } from '../window/panelProps';

/** Tiles to exchange, chosen by letter or by button. */
export function ExchangeDialog({ dispatch, state }: PanelProps) {
  const typed = useComputed(() => state.value.exchange).value;
  const setup = useComputed(() => state.value.setup).value;
  const isOpen = typed !== null;
  const { distribution } = setup.rules;
  const read = readExchange(typed ?? '', setup.rack, distribution);
  const chosen = read.ok ? read.value : [];
  const places = chosenPlaces(setup.rack, chosen);
  const close = () => dispatch({ type: 'exchange-closed' });
  const type = (letters: string) => dispatch({ type: 'exchange-typed', text: letters });
  return (
    <Dialog
      isOpen={isOpen}
      class="exchange-dialog"
      labelledBy="exchange-title"
      beginsAt="input"
      onClose={close}
      // The next tiles are typed on the board.
      onClosed={() => dispatch({ type: 'zone-entered', zone: 'board' })}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen.length > 0)
            dispatch({ type: 'turn-submitted', turn: { kind: 'exchange', tiles: chosen } });
        }}
      >
        <div class="dialog-head">
          <h2 id="exchange-title">{text('play.exchangeTitle')}</h2>
          <button type="button" onClick={close}>
            {text('documentPanel.close')} <kbd>Esc</kbd>
          </button>
        </div>
        <label class="exchange-field row">
          <span>{text('play.exchangeLetters')}</span>
          <input
            type="text"
            autocomplete="off"
            spellcheck={false}
            aria-invalid={!read.ok}
            aria-describedby="exchange-problem"
            value={typed ?? ''}
            onInput={({ currentTarget }) => type(currentTarget.value)}
          />
        </label>
        <fieldset class="exchange-tiles" aria-label={text('play.exchangeTiles')}>
          {setup.rack.map((tile, at) => (
            <button
              key={at}
              type="button"
              class="rack-tile"
              aria-pressed={places[at] === true}
              onClick={() =>
                type(toggledExchange(typed ?? '', tile, places[at] === true, setup.rack, distribution))
              }
            >
              {tileGlyph(distribution, tile)}
            </button>
          ))}
        </fieldset>
        <p id="exchange-problem" class="field-problem">
          {read.ok ? '' : say(read.error)}
        </p>
        <button type="submit" class="primary" disabled={chosen.length === 0}>
          {text('play.exchangeCount', { count: chosen.length })} <kbd>Enter</kbd>
        </button>
      </form>
    </Dialog>
  );
}
