import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { formatGcgProblem, type GcgProblem } from '../../../../src/core/notation/gcg/gcgProblem';
import { readGcg } from '../../../../src/core/notation/gcg/parseGcg';
import { checkGcg } from '../../../../src/core/notation/gcg/replay/checkGcg';
import { say } from '../../../../src/texts/say';
import { said } from '../../../said';
import { bytesOf } from './readGame';

/** Every file of `errors/` has exactly one thing wrong. */
const ERRORS: readonly (readonly [file: string, code: GcgProblem['code'], line: number, message: string])[] =
  [
    ['blankNotInRack', 'tile-not-in-rack', 3, 'The play needs ?, which the rack AEINRST does not have.'],
    [
      'challengeWithoutPlay',
      'challenge-without-play',
      5,
      'There is no challenged play by ann directly before this line.',
    ],
    ['descriptionAfterEvents', 'pragma-after-events', 4, '#description must come before the first event.'],
    ['duplicateEnd', 'duplicate-end', 50, 'The tiles left have been counted for tom already.'],
    ['duplicateName', 'duplicate-name', 2, 'Both players have the name “Ann Archer”.'],
    [
      'duplicateNick',
      'duplicate-nick',
      2,
      'Both players have the nick “ann”; their events could not be told apart.',
    ],
    ['duplicatePlayer', 'duplicate-pragma', 3, '#player1 is already given above; only one is allowed.'],
    ['duplicatePragma', 'duplicate-pragma', 4, '#title is already given above; only one is allowed.'],
    [
      'encodingInvalid',
      'encoding-invalid',
      4,
      'The byte E9 at offset 83 is not UTF-8, which the file claims to be.',
    ],
    ['encodingMisplaced', 'encoding-misplaced', 2, '#character-encoding must be the first line of the file.'],
    [
      'encodingUnsupported',
      'encoding-unsupported',
      1,
      'The character encoding “KOI8-R” cannot be read; UTF-8 and ISO-8859-1 can.',
    ],
    [
      'endBeforeGameEnd',
      'end-before-game-end',
      47,
      'tom is not out of tiles; the other player’s tiles count only for a player who is.',
    ],
    [
      'endForWrongPlayer',
      'end-before-game-end',
      49,
      'mia is not out of tiles; the other player’s tiles count only for a player who is.',
    ],
    ['endScore', 'end-score', 49, '8 or 4 points expected, 9 found for the tiles GLL.'],
    ['endTiles', 'end-tiles', 49, 'The tiles left are GLL, but GLS is counted.'],
    ['eventAfterEndPoints', 'event-after-game-end', 50, 'The game is over; no more turns can be taken.'],
    ['eventAfterGameEnd', 'event-after-game-end', 50, 'The game is over; no more turns can be taken.'],
    ['exchangeLimit', 'exchange-limit', 40, 'The bag holds 4 tiles; an exchange needs at least 7.'],
    [
      'exchangedNotInRack',
      'exchange-not-in-rack',
      3,
      'Z is exchanged, but the rack AEINRST does not have it.',
    ],
    ['exchangedTooMany', 'exchange-not-in-rack', 3, '8 tiles are exchanged; ann holds 7.'],
    ['lexiconAfterEvents', 'pragma-after-events', 4, '#lexicon must come before the first event.'],
    ['lexiconWithoutName', 'malformed-pragma', 3, '#lexicon must be followed by a name.'],
    [
      'malformedBrackets',
      'malformed-play',
      3,
      'The word cannot be read: the brackets in “[NASTIER” hold no tile.',
    ],
    [
      'malformedChallenge',
      'malformed-challenge',
      4,
      'A challenge bonus reads “RACK (challenge) +5 116”; found “AEI (challenge) 5 71”.',
    ],
    ['malformedChallengeRack', 'malformed-challenge', 4, '“4” in “AEI4” is not a tile.'],
    [
      'malformedEnd',
      'malformed-end',
      4,
      'Points for tiles left read “(QUV) +30 340”, or “QUV (QUV) -15 325” for their owner; found “(AEI) +six 72”.',
    ],
    ['malformedExchange', 'malformed-exchange', 3, '“1” in “A1” is not a tile.'],
    [
      'malformedExchangeShape',
      'malformed-exchange',
      3,
      'An exchange reads “RACK -TILES +0 71” or “RACK -4 +0 71”; found “AEINRST -AE 0”.',
    ],
    ['malformedPass', 'malformed-pass', 3, 'A pass reads “RACK - +0 71”; found “AEINRST - 0”.'],
    [
      'malformedPlay',
      'malformed-play',
      3,
      'A play reads “RACK 8D WORD +66 137”; found “AEINRST 8-D NASTIER +66 66”.',
    ],
    ['malformedRack', 'malformed-rack', 3, '“5” in “AEINR5T” is not a tile.'],
    [
      'malformedTime',
      'malformed-time',
      4,
      'A time penalty reads “RACK (time) -10 61”; found “AEI (time) 10 56”.',
    ],
    [
      'malformedWithdrawal',
      'malformed-withdrawal',
      4,
      'A phony taken back reads “RACK -- -14 3”; found “AEINRST -- 66 0”.',
    ],
    [
      'malformedWord',
      'malformed-play',
      3,
      'The word cannot be read: the parentheses in “NAS(TIER” do not match.',
    ],
    [
      'moveBeforePlayers',
      'event-before-players',
      2,
      'Lines #player1 and #player2 must come before the first event.',
    ],
    ['notConnected', 'not-connected', 4, 'The play touches no tile on the board.'],
    [
      'noteBeforeEvents',
      'note-before-events',
      3,
      'A note belongs to the event before it, but there is none yet.',
    ],
    ['nothingPlayed', 'nothing-played', 4, 'The play puts no tile on the board.'],
    ['outOfBoard', 'off-board', 3, 'The word at 8J leaves the 15×15 board.'],
    ['outOfTurn', 'out-of-turn', 4, 'It is bob’s turn, not ann’s.'],
    [
      'penaltyBeforeGameEnd',
      'end-before-game-end',
      4,
      'The game is not over yet; tiles left are counted at its end.',
    ],
    ['penaltyForPlayerOut', 'end-tiles', 49, 'tom has no tiles left to lose points for.'],
    ['penaltyScore', 'end-score', 9, '7 points expected, 8 found for the tiles AEINRST.'],
    ['penaltyTiles', 'end-tiles', 9, 'The rack is AEINRST, but AEINRSS is counted.'],
    [
      'phonyOfOther',
      'withdrawal-without-play',
      4,
      'There is no play by bob directly before this line to take back.',
    ],
    ['phonyOtherRack', 'withdrawal-rack', 4, 'The play taken back was not made from the rack AEINRSU.'],
    ['phonyOtherScore', 'withdrawal-score', 4, '66 points expected, 65 found for the play taken back.'],
    [
      'phonyWithoutPlay',
      'withdrawal-without-play',
      3,
      'There is no play by ann directly before this line to take back.',
    ],
    ['playScore', 'play-score', 3, '66 points expected, 65 found for the play NASTIER.'],
    [
      'playWithoutTotal',
      'malformed-play',
      3,
      'A play reads “RACK 8D WORD +66 137”; found “AEINRST 8D NASTIER +66”.',
    ],
    ['playerWithoutNick', 'malformed-pragma', 1, '#player1 must be followed by a nick and a name.'],
    ['rackPragma', 'malformed-pragma', 4, 'The rack cannot be read: “1” in “AB1” is not a tile.'],
    ['rackTooLong', 'rack-too-long', 3, 'The rack AAEINRST has 8 tiles; ann can hold 7.'],
    ['seventhScorelessTurn', 'event-after-game-end', 9, 'The game is over; no more turns can be taken.'],
    ['squareEmpty', 'square-empty', 4, 'The word plays through 9D, which has no tile.'],
    ['squareOffBoard', 'off-board', 3, 'The word at 16D leaves the 15×15 board.'],
    ['squareTaken', 'square-taken', 4, 'The word has E on 8E, where A lies.'],
    ['startNotCovered', 'start-not-covered', 3, 'The first play must cover the start square 8H.'],
    ['strayContinuation', 'stray-continuation', 3, 'There is no text before this line for it to continue.'],
    ['tileNotInBag', 'tile-not-in-bag', 4, 'Board and racks hold 2 J tiles at once; the tile set has 1.'],
    ['tileNotInRack', 'tile-not-in-rack', 3, 'The play needs L, which the rack AEINRST does not have.'],
    ['tileOnOtherRack', 'tile-not-in-bag', 4, 'Board and racks hold 2 Q tiles at once; the tile set has 1.'],
    [
      'tileWithoutLowerCase',
      'malformed-pragma',
      3,
      '#tile must be followed by the tile in upper and in lower case, e.g. “CH ch”.',
    ],
    ['timeMidGame', 'time-before-game-end', 4, 'The game is not over yet; time is counted at its end.'],
    ['timeTwice', 'duplicate-time', 10, 'The time of ann has been counted already.'],
    ['tooManyEvents', 'too-many-events', 503, 'A game has at most 500 events.'],
    ['total', 'total', 4, '17 expected, 18 found as the total of bob.'],
    [
      'unknownLine',
      'unknown-line',
      4,
      'A line begins with “>” or “#”; “and then it rained” does neither. If it continues a note, write “#- ” in front of it.',
    ],
    ['unknownPlayer', 'unknown-player', 3, 'No player has the nick “cat”; the players are “ann” and “bob”.'],
    ['unknownTile', 'unknown-tile', 4, 'The tile set English has no tile “Ñ”.'],
    ['unknownTileInWord', 'unknown-tile', 4, 'The tile set English has no tile “Ñ”.'],
    [
      'unknownVariant',
      'unknown-variant',
      3,
      'The game type “upside-down” is unknown; classic and wordsmog are known.',
    ],
    [
      'wordGoesOn',
      'word-goes-on',
      4,
      'The word continues at 8E, which has a tile; it must be written in full.',
    ],
  ];

function findProblems(file: string): readonly GcgProblem[] {
  const read = readGcg(bytesOf(`errors/${file}.gcg`));
  return read.ok ? checkGcg(read.value.document, CLASSIC_RULES) : read.error;
}

describe('errors of game records', () => {
  it.each(ERRORS)('%s: %s', (file, code, line, message) => {
    expect(said(findProblems(file))).toEqual([{ code, line, message }]);
  });

  it('are tested with every file', () => {
    const files = readdirSync(new URL('errors/', import.meta.url)).map((file) => file.replace(/\.gcg$/, ''));
    expect(files.sort()).toEqual(ERRORS.map(([file]) => file).sort());
  });

  it('are one sentence each, and name the line', () => {
    for (const [, code, line, message] of ERRORS) {
      expect(message).toMatch(/^[^\n]+\.$/);
      expect(say(formatGcgProblem({ code, line, message }))).toBe(`Line ${line}: ${message}`);
    }
  });
});
