import { message } from '../../../../core/message';
import { commandsOf } from '../../../input/command';
import { noCandidates } from '../../../input/reasons';
import { candidateAt } from '../../../state/candidates/candidateSet';

/** Analysis of the shown candidate; hidden unless requested. */
export const strategyCommands = commandsOf(
  'candidates',
  [
    {
      id: 'strategy.equity',
      zone: 'everywhere',
      keys: ['Alt+Shift+KeyE'],
      title: 'strategy.takeApart',
      run: ({ dispatch }) => dispatch({ type: 'equity-toggled' }),
    },
    {
      id: 'strategy.heat',
      zone: 'everywhere',
      keys: ['$mod+Shift+h'],
      title: 'heat.toggle',
      run: ({ dispatch, state }) => {
        const { candidates, setup, shownRank, strategy } = state;
        const isThere = candidates?.setup === setup && candidateAt(candidates, shownRank) !== undefined;
        if (!isThere && !strategy.heat.isShown)
          dispatch({ type: 'notice-raised', message: message('heat.noCandidate') });
        else dispatch({ type: 'heat-changed', change: { isShown: !strategy.heat.isShown } });
      },
    },
    {
      id: 'strategy.heatSide',
      zone: 'everywhere',
      keys: ['Alt+Shift+KeyH'],
      title: 'heat.toggleSide',
      run: ({ dispatch, state }) => {
        const { side } = state.strategy.heat;
        dispatch({
          type: 'heat-changed',
          change: { isShown: true, side: side === 'replies' ? 'next' : 'replies' },
        });
      },
    },
    {
      id: 'strategy.heatMeasure',
      zone: 'everywhere',
      keys: ['Alt+Shift+KeyP'],
      title: 'heat.toggleMeasure',
      run: ({ dispatch, state }) => {
        const { measure } = state.strategy.heat;
        dispatch({
          type: 'heat-changed',
          change: { isShown: true, measure: measure === 'share' ? 'points' : 'share' },
        });
      },
    },
  ],
  noCandidates,
);
