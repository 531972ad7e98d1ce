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
      run: ({ dispatch }) => dispatch({ type: 'drawer-toggled', drawer: 'equity' }),
    },
    {
      id: 'strategy.reasons',
      zone: 'everywhere',
      keys: ['Alt+Shift+KeyL'],
      title: 'reasons.toggle',
      run: ({ dispatch }) => dispatch({ type: 'drawer-toggled', drawer: 'compare' }),
    },
    {
      id: 'strategy.heat',
      zone: 'everywhere',
      keys: ['$mod+Shift+h'],
      title: 'heat.toggle',
      run: ({ dispatch, state }) => {
        const { candidates, drawer, setup, shownRank } = state;
        const isThere = candidates?.setup === setup && candidateAt(candidates, shownRank) !== undefined;
        if (!isThere && drawer !== 'heat')
          dispatch({ type: 'notice-raised', message: message('heat.noCandidate') });
        else dispatch({ type: 'drawer-toggled', drawer: 'heat' });
      },
    },
    {
      id: 'strategy.heatSide',
      zone: 'everywhere',
      keys: ['Alt+Shift+KeyH'],
      title: 'heat.toggleSide',
      run: ({ dispatch, state }) => {
        const { side } = state.strategy.heat;
        dispatch({ type: 'drawer-chosen', drawer: 'heat' });
        dispatch({ type: 'heat-changed', change: { side: side === 'replies' ? 'next' : 'replies' } });
      },
    },
    {
      id: 'strategy.heatMeasure',
      zone: 'everywhere',
      keys: ['Alt+Shift+KeyP'],
      title: 'heat.toggleMeasure',
      run: ({ dispatch, state }) => {
        const { measure } = state.strategy.heat;
        dispatch({ type: 'drawer-chosen', drawer: 'heat' });
        dispatch({ type: 'heat-changed', change: { measure: measure === 'share' ? 'points' : 'share' } });
      },
    },
  ],
  noCandidates,
);
