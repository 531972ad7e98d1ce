import { useComputed } from '@preact/signals';
import { memo } from 'preact/compat';
import type { GameSummary } from '../../../../core/strategy/tournament/gameSummary';
import type { TournamentPlan } from '../../../../core/strategy/tournament/tournamentPlan';
import { text } from '../../../../texts/text';
import { LongList, PlacedRow } from '../../../panel/window/listBox';
import type { PanelProps } from '../../../panel/window/panelProps';
import type { Dispatch } from '../../../state/action';
import { gameAt } from '../state/tournamentState';
import { gameRowView } from '../view/gameRows';
import { Mark } from './mark';
import { PairingPicker } from './pairingPicker';

const ROW_HEIGHT_PX = 28;
const optionId = (index: number) => `tournament-game-${index}`;

/** The finished games. Only the visible rows are rendered. */
export function GamesSection(panel: PanelProps) {
  const { dispatch, state } = panel;
  const games = useComputed(() => state.value.tournament.games).value;
  const plan = useComputed(() => state.value.tournament.status?.plan ?? null).value;
  const { chosen, total } = games;
  return (
    <div class="page">
      <PairingPicker {...panel} isAllOffered />
      <p class="job-note hint">
        {text(total === 0 ? 'tournamentPanel.noGames' : 'tournamentPanel.gamesHint')}
      </p>
      <LongList
        class="game-scroller long-list"
        rowsClass="side-rows"
        zone="tournamentGames"
        role={total === 0 ? 'group' : 'listbox'}
        label={text('tournamentPanel.games')}
        count={total}
        rowHeightPx={ROW_HEIGHT_PX}
        chosen={chosen}
        chosenId={chosen >= 0 ? optionId(chosen) : undefined}
        onRowsSeen={(first, last) => dispatch({ type: 'tournament-games-seen', first, last })}
      >
        {({ index, start }) =>
          plan !== null && (
            <GameOption
              key={index}
              game={gameAt(games, index)}
              plan={plan}
              index={index}
              total={total}
              isChosen={index === chosen}
              topPx={start}
              dispatch={dispatch}
            />
          )
        }
      </LongList>
    </div>
  );
}

interface GameOptionProps {
  /** Undefined until its page arrives. */
  readonly game: GameSummary | undefined;
  readonly plan: TournamentPlan;
  readonly index: number;
  readonly total: number;
  readonly isChosen: boolean;
  readonly topPx: number;
  readonly dispatch: Dispatch;
}

const GameOption = memo(({ dispatch, game, index, isChosen, plan, topPx, total }: GameOptionProps) => {
  const view = game === undefined ? null : gameRowView(game, plan, { index, total });
  return (
    <PlacedRow
      id={optionId(index)}
      class={`game-row${isChosen ? ' chosen' : ''}`}
      label={view?.name ?? text('tournamentPanel.gameLoading')}
      isChosen={isChosen}
      index={index}
      count={total}
      topPx={topPx}
      heightPx={ROW_HEIGHT_PX}
      onClick={() => {
        dispatch({ type: 'tournament-game-chosen', index });
        dispatch({ type: 'zone-entered', zone: 'tournamentGames' });
        dispatch({ type: 'tournament-game-asked' });
      }}
    >
      {view !== null && (
        <span class={view.turn === null ? 'game-cells' : 'game-cells from-position'} aria-hidden="true">
          <span class="game-number">{view.number}</span>
          {view.turn !== null && (
            <span>
              <Mark {...view.turn} />
            </span>
          )}
          {view.sides.map(({ hasBegun, hasWon, mark, score, style }) => (
            <span key={mark} class={hasWon ? 'game-side won' : 'game-side'}>
              <Mark mark={mark} style={style} />
              <span class="game-score">{score}</span>
              <span class="game-begun">{hasBegun ? '▸' : ''}</span>
            </span>
          ))}
          <span class="game-fault">{view.isFaulty ? '⚠' : ''}</span>
        </span>
      )}
    </PlacedRow>
  );
}, isSameRow);

/** Every report recreates the plan. */
function isSameRow(before: GameOptionProps, after: GameOptionProps): boolean {
  return (
    before.game === after.game &&
    before.index === after.index &&
    before.total === after.total &&
    before.isChosen === after.isChosen &&
    before.topPx === after.topPx
  );
}
