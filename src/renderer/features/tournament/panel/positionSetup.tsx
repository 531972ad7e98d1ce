import { useComputed } from '@preact/signals';
import { namesOf } from '../../../../core/notation/gcg/gcgDocument';
import { formatRack } from '../../../../core/notation/positions/rack';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import { AgentOptions, EngineOptions, LevelSelect } from '../../../panel/play/agentSelect';
import { FormField } from '../../../panel/window/formField';
import type { PanelProps } from '../../../panel/window/panelProps';
import type { AppState } from '../../../state/appState';
import { isOffGame } from '../../../state/document/openGame';
import { isOffered, plainAgent } from '../../../state/play/agentChoices';
import { documentName } from '../../../view/document/documentName';
import { agentName } from '../../../view/play/agentName';
import type { EnginesState } from '../../engines/state/enginesState';
import { turnLabel } from '../../simulation/view/turnLabel';
import { bestProblem, shownStart } from '../state/shownStart';
import type { TournamentForm } from '../state/tournamentForm';
import { agentMark } from '../view/agentMark';
import { startText } from '../view/firstTurnsView';
import { Mark } from './mark';

interface PositionSetupProps extends PanelProps {
  readonly form: TournamentForm;
  readonly onChange: (change: Partial<TournamentForm>) => void;
}

/** Position, first turns and agents of games that start from the position shown. */
export function PositionSetup({ form, onChange, state }: PositionSetupProps) {
  const shown = useComputed(() => shownStart(state.value)).value;
  const setup = useComputed(() => state.value.setup).value;
  const place = useComputed(() => placeText(state.value)).value;
  const known = useComputed(() => state.value.turn.otherRack).value;
  const engines = useComputed(() => state.value.engines.list).value;
  const { distribution } = setup.rules;
  return (
    <>
      <div class="form-part">
        <h3>{text('tournamentPanel.position')}</h3>
        <p class="start-place">{place}</p>
        {shown.ok ? (
          <>
            <p class="hint">{startText(setup.rules, shown.value.start)}</p>
            <h3>{text('tournamentPanel.firstTurns')}</h3>
            <ol class="first-turns">
              {shown.value.turns.map((turn, index) => (
                <li key={index}>{turnLabel(setup, turn)}</li>
              ))}
            </ol>
          </>
        ) : (
          <p class="field-problem">{say(shown.error)}</p>
        )}
        {!(shown.ok && shown.value.areChosen) && (
          <FormField
            kind="number"
            label={text('tournamentPanel.best')}
            value={form.best}
            problem={bestProblem(form.best)}
            onBegin={() => undefined}
            onInput={(best) => onChange({ best })}
          />
        )}
        <p class="hint">{text('tournamentPanel.firstTurnsHint')}</p>
        {known.length > 0 && (
          <label class="tournament-check">
            <input
              type="checkbox"
              checked={form.usesKnownRack}
              onChange={({ currentTarget }) => onChange({ usesKnownRack: currentTarget.checked })}
            />
            {text('tournamentPanel.knownRack', { rack: formatRack(known, distribution) })}
          </label>
        )}
      </div>
      <div class="form-part">
        <h3>{text('tournamentPanel.agents')}</h3>
        <SeatSelect seat={0} {...{ engines, form, onChange }} />
        <SeatSelect seat={1} {...{ engines, form, onChange }} />
      </div>
    </>
  );
}

/** The turn of the open game, or the document. */
function placeText({ document, game, setup }: AppState): string {
  if (game === null || isOffGame(game, setup)) return documentName(document.name);
  const players = namesOf(game.record).join(' – ');
  return text('tournamentPanel.turnOfGame', { turn: String(game.turn + 1), players });
}

interface SeatSelectProps extends Pick<PositionSetupProps, 'form' | 'onChange'> {
  readonly seat: 0 | 1;
  readonly engines: EnginesState['list'];
}

const SEAT_TEXTS = ['tournamentPanel.onTurn', 'tournamentPanel.opponent'] as const;

/** The agent of one seat. */
function SeatSelect({ engines, form: { seats }, onChange, seat }: SeatSelectProps) {
  const agent = seats[seat];
  const plain = plainAgent(agent);
  const label = text(SEAT_TEXTS[seat]);
  const choose = (chosen: string) =>
    onChange({ seats: seat === 0 ? [chosen, seats[1]] : [seats[0], chosen] });
  return (
    <div class="seat-choice">
      <Mark mark={agentMark(seat)} style={seat} />
      <span>{label}</span>
      <select aria-label={label} value={plain} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {!isOffered(plain, engines) && <option value={plain}>{agentName(plain)}</option>}
        <AgentOptions />
        <EngineOptions engines={engines} />
      </select>
      <LevelSelect agent={agent} label={text('tournamentPanel.levelOf', { seat: label })} onChange={choose} />
    </div>
  );
}
