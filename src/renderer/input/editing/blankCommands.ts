import { commandsOf } from '../command';

/** While a blank waits for its letter. */
export const blankCommands = commandsOf('blank', [
  {
    id: 'blank.letter',
    zone: 'blank',
    keys: ['Letter', 'Shift+Letter'],
    title: 'editingCommands.blankLetter',
    run: ({ dispatch }, { key }) => dispatch({ type: 'blank-designated', text: key }),
  },
]);
