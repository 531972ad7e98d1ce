import { describe, expect, it } from 'vitest';
import type { JudgedPlay } from '../../../../src/contract/walk/traceApi';
import { summariseTrace } from '../../../../src/core/trace/traceSummary';
import { createStore } from '../../../../src/renderer/session/store';
import { createViews } from '../../../../src/renderer/session/views';
import type { Action } from '../../../../src/renderer/state/action';
import type { AppState } from '../../../../src/renderer/state/appState';
import { reduce } from '../../../../src/renderer/state/reduce';
import { walkRunOf } from '../../../../src/renderer/state/walk/walk';
import { positionOf } from '../../../../src/renderer/view/candidates/shownMove';
import { sentence } from '../../../said';
import { MISTAKEN, stateShowing } from '../../view/midgame';
import { AT_WALK, traceOf } from '../../view/traces';

const start = stateShowing([MISTAKEN], 250);
const applied = (state: AppState, ...actions: readonly Action[]) =>
  actions.reduce((so, action) => reduce(so, action, 1000), state);

const asked = (state: AppState, text: string) =>
  applied(state, { type: 'question-asked', wanted: { kind: 'word', text, place: null } });

/** KITE on 14A, far from every tile. */
const TOUCHES_NOTHING: JudgedPlay = {
  place: { row: 13, col: 0, direction: 'across' },
  word: 'KITE',
  headline: sentence('whyNot.touchesNothing'),
  lexiconNote: sentence('whyNot.inLexicon', { word: 'KITE' }),
  causes: [
    {
      code: 'touches-nothing',
      message: sentence('whyNot.touchesNothing'),
      detail: null,
      squares: [195, 196, 197, 198],
    },
  ],
  move: null,
  trace: traceOf(),
  rank: null,
  equity: null,
};

const run = walkRunOf({
  position: positionOf(start.setup)!,
  algorithm: 'gaddag',
  trace: AT_WALK,
  summary: summariseTrace(AT_WALK),
  scores: [],
});

/** AT is asked about, and its walk shown. */
function walking(): AppState {
  const asking = asked(start, 'AT');
  const answer = { ...TOUCHES_NOTHING, word: 'AT', trace: AT_WALK };
  return applied(
    asking,
    { type: 'question-answered', question: asking.question!, answer },
    { type: 'walk-shown', subject: { kind: 'question', word: 'AT' }, run },
  );
}

function answered(state: AppState): AppState {
  const asking = asked(state, 'KITE');
  return applied(asking, {
    type: 'question-answered',
    question: asking.question!,
    answer: TOUCHES_NOTHING,
  });
}

describe('the answer to “why not”', () => {
  it('plays its walk from the root', () => {
    expect(walking().walk).toMatchObject({ step: 0, isPlaying: true, motion: { from: 0, toStep: 11 } });
  });

  it('is not accompanied by the walk of an earlier question', () => {
    const next = answered(walking());
    expect([next.walk, next.question?.answer]).toEqual([null, TOUCHES_NOTHING]);
    const whole = { kind: 'search', scope: { kind: 'whole' }, algorithm: 'gaddag' } as const;
    expect(answered(applied(start, { type: 'walk-opened', subject: whole })).walk).toBeNull();
    const refused = asked(walking(), '8');
    const failed = applied(refused, { type: 'question-failed', question: refused.question!, problem: '?' });
    expect([failed.walk, failed.question?.problem]).toEqual([null, '?']);
  });

  it('disappears with its walk, with another candidate, with Escape and with the board', () => {
    const closed = applied(walking(), { type: 'walk-closed' });
    expect([closed.walk, closed.question]).toEqual([null, null]);
    const stepped = applied(walking(), { type: 'candidate-stepped', by: 1 });
    expect([stepped.walk, stepped.question, stepped.shownRank]).toEqual([null, null, 2]);
    const escaped = applied({ ...answered(start), zone: null }, { type: 'escaped' });
    expect(escaped.question).toBeNull();
    const edited = applied(
      { ...answered(start), isEditing: true },
      { type: 'board-letter-typed', text: 'x', isBlank: false },
    );
    expect(edited.question).toBeNull();
  });

  it('replaces the candidate on the board if no walk starts', () => {
    const views = createViews(createStore(answered(start), () => 1000).state);
    expect(views.scene.value).toMatchObject({
      arrows: [],
      walk: {
        ghosts: [],
        // In front of the word, as far to the left as the frame reaches.
        callout: {
          row: 13,
          col: 0,
          text: 'touches no tile',
          tone: 'turnedAway',
          middle: { row: 14.5, col: 1.25 },
        },
      },
      lit: [0, 1, 2, 3].map((col) => ({ row: 13, col })),
    });
  });
});
