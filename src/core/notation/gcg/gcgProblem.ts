import { type Message, message } from '../../message';

/** Why a game record cannot be parsed. */
export type GcgSyntaxCode =
  | 'encoding-misplaced'
  | 'encoding-unsupported'
  | 'encoding-invalid'
  | 'unknown-line'
  | 'malformed-pragma'
  | 'malformed-rack'
  | 'malformed-play'
  | 'malformed-exchange'
  | 'malformed-pass'
  | 'malformed-withdrawal'
  | 'malformed-challenge'
  | 'malformed-time'
  | 'malformed-end'
  | 'event-before-players'
  | 'unknown-player'
  | 'duplicate-nick'
  | 'duplicate-name'
  | 'duplicate-pragma'
  | 'pragma-after-events'
  | 'note-before-events'
  | 'stray-continuation'
  | 'too-many-events'
  | 'too-long';

/** What is wrong with the recorded game. */
export type GcgGameCode =
  | 'unknown-variant'
  | 'unknown-preset'
  | 'start-position'
  | 'out-of-turn'
  | 'unknown-tile'
  | 'rack-too-long'
  | 'tile-not-in-bag'
  | 'tile-not-in-rack'
  | 'exchange-not-in-rack'
  | 'exchange-limit'
  | 'off-board'
  | 'square-empty'
  | 'square-taken'
  | 'brick'
  | 'nothing-played'
  | 'word-goes-on'
  | 'not-connected'
  | 'start-not-covered'
  | 'play-score'
  | 'total'
  | 'withdrawal-without-play'
  | 'withdrawal-score'
  | 'withdrawal-rack'
  | 'challenge-without-play'
  | 'end-tiles'
  | 'end-score'
  | 'end-before-game-end'
  | 'duplicate-end'
  | 'event-after-game-end'
  | 'time-before-game-end'
  | 'duplicate-time';

export interface GcgProblem {
  readonly code: GcgSyntaxCode | GcgGameCode;
  /** Line of the file, from 1. */
  readonly line: number;
  /** One sentence, without the line number. */
  readonly message: Message;
}

export const formatGcgProblem = ({ line, message: problem }: GcgProblem): Message =>
  message('notation.atLine', { line: String(line), problem });
