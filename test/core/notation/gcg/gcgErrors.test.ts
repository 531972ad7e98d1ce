import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { formatGcgProblem, type GcgProblem } from '../../../../src/core/notation/gcg/gcgProblem';
import { readGcg } from '../../../../src/core/notation/gcg/parseGcg';
import { checkGcg } from '../../../../src/core/notation/gcg/replay/checkGcg';
import { say } from '../../../../src/texts/say';
import { said, sentence } from '../../../said';
import { bytesOf } from './readGame';

/** Every file of `errors/` has exactly one thing wrong. */
const ERRORS: readonly (readonly [file: string, code: GcgProblem['code'], line: number, message: string])[] =
  [
    ['blankNotInRack', 'tile-not-in-rack', 3, sentence('gcg.tileNotInRack', { tile: '?', rack: 'AEINRST' })],
    [
      'challengeWithoutPlay',
      'challenge-without-play',
      5,
      sentence('gcg.challengeWithoutPlay', { nick: 'ann' }),
    ],
    [
      'descriptionAfterEvents',
      'pragma-after-events',
      4,
      sentence('gcg.pragmaAfterEvents', { pragma: '#description' }),
    ],
    ['duplicateEnd', 'duplicate-end', 50, sentence('gcg.tilesTwice', { nick: 'tom' })],
    ['duplicateName', 'duplicate-name', 2, sentence('gcg.duplicateName', { name: 'Ann Archer' })],
    ['duplicateNick', 'duplicate-nick', 2, sentence('gcg.duplicateNick', { nick: 'ann' })],
    ['duplicatePlayer', 'duplicate-pragma', 3, sentence('gcg.duplicatePragma', { pragma: '#player1' })],
    ['duplicatePragma', 'duplicate-pragma', 4, sentence('gcg.duplicatePragma', { pragma: '#title' })],
    ['encodingInvalid', 'encoding-invalid', 4, sentence('gcg.encodingInvalid', { byte: 'E9', offset: 83 })],
    [
      'encodingMisplaced',
      'encoding-misplaced',
      2,
      sentence('gcg.encodingMisplaced', { pragma: '#character-encoding' }),
    ],
    [
      'encodingUnsupported',
      'encoding-unsupported',
      1,
      sentence('gcg.encodingUnsupported', { name: 'KOI8-R', readable: 'UTF-8 and ISO-8859-1' }),
    ],
    ['endBeforeGameEnd', 'end-before-game-end', 47, sentence('gcg.bonusWithoutOut', { nick: 'tom' })],
    ['endForWrongPlayer', 'end-before-game-end', 49, sentence('gcg.bonusWithoutOut', { nick: 'mia' })],
    [
      'endScore',
      'end-score',
      49,
      sentence('gcg.endScoreOfTwo', { expected: 8, orElse: 4, found: 9, tiles: 'GLL' }),
    ],
    ['endTiles', 'end-tiles', 49, sentence('gcg.otherTilesLeft', { left: 'GLL', counted: 'GLS' })],
    ['eventAfterEndPoints', 'event-after-game-end', 50, sentence('game.gameOver')],
    ['eventAfterGameEnd', 'event-after-game-end', 50, sentence('game.gameOver')],
    ['exchangeLimit', 'exchange-limit', 40, sentence('gcg.exchangeLimit', { count: 4, least: 7 })],
    [
      'exchangedNotInRack',
      'exchange-not-in-rack',
      3,
      sentence('gcg.exchangedNotInRack', { tile: 'Z', rack: 'AEINRST' }),
    ],
    [
      'exchangedTooMany',
      'exchange-not-in-rack',
      3,
      sentence('gcg.manyExchanged', { count: 8, nick: 'ann', held: 7 }),
    ],
    [
      'lexiconAfterEvents',
      'pragma-after-events',
      4,
      sentence('gcg.pragmaAfterEvents', { pragma: '#lexicon' }),
    ],
    ['lexiconWithoutName', 'malformed-pragma', 3, sentence('gcg.nameMissing', { pragma: '#lexicon' })],
    [
      'malformedBrackets',
      'malformed-play',
      3,
      sentence('gcg.wordUnreadable', {
        problem: sentence('gcg.brackets', { place: 'behindColon', text: '[NASTIER' }),
      }),
    ],
    [
      'malformedChallenge',
      'malformed-challenge',
      4,
      sentence('gcg.malformedChallenge', { found: 'AEI (challenge) 5 71' }),
    ],
    ['malformedChallengeRack', 'malformed-challenge', 4, sentence('gcg.notTile', { tile: 4, text: 'AEI4' })],
    ['malformedEnd', 'malformed-end', 4, sentence('gcg.malformedEnd', { found: '(AEI) +six 72' })],
    ['malformedExchange', 'malformed-exchange', 3, sentence('gcg.notTile', { tile: 1, text: 'A1' })],
    [
      'malformedExchangeShape',
      'malformed-exchange',
      3,
      sentence('gcg.malformedExchange', { found: 'AEINRST -AE 0' }),
    ],
    ['malformedPass', 'malformed-pass', 3, sentence('gcg.malformedPass', { found: 'AEINRST - 0' })],
    [
      'malformedPlay',
      'malformed-play',
      3,
      sentence('gcg.malformedPlay', { found: 'AEINRST 8-D NASTIER +66 66' }),
    ],
    ['malformedRack', 'malformed-rack', 3, sentence('gcg.notTile', { tile: 5, text: 'AEINR5T' })],
    ['malformedTime', 'malformed-time', 4, sentence('gcg.malformedTime', { found: 'AEI (time) 10 56' })],
    [
      'malformedWithdrawal',
      'malformed-withdrawal',
      4,
      sentence('gcg.malformedWithdrawal', { found: 'AEINRST -- 66 0' }),
    ],
    [
      'malformedWord',
      'malformed-play',
      3,
      sentence('gcg.wordUnreadable', { problem: sentence('gcg.parentheses', { text: 'NAS(TIER' }) }),
    ],
    ['moveBeforePlayers', 'event-before-players', 2, sentence('gcg.eventBeforePlayers')],
    ['notConnected', 'not-connected', 4, sentence('gcg.notConnected')],
    ['noteBeforeEvents', 'note-before-events', 3, sentence('gcg.noteBeforeEvents')],
    ['nothingPlayed', 'nothing-played', 4, sentence('game.nothingPlayed')],
    ['outOfBoard', 'off-board', 3, sentence('gcg.offBoard', { start: '8J', size: '15×15' })],
    ['outOfTurn', 'out-of-turn', 4, sentence('gcg.outOfTurn', { expected: 'bob', found: 'ann' })],
    ['penaltyBeforeGameEnd', 'end-before-game-end', 4, sentence('gcg.tilesBeforeEnd')],
    ['penaltyForPlayerOut', 'end-tiles', 49, sentence('gcg.noTilesLeft', { nick: 'tom' })],
    ['penaltyScore', 'end-score', 9, sentence('gcg.endScore', { expected: 7, found: 8, tiles: 'AEINRST' })],
    [
      'penaltyTiles',
      'end-tiles',
      9,
      sentence('gcg.otherRackCounted', { rack: 'AEINRST', counted: 'AEINRSS' }),
    ],
    ['phonyOfOther', 'withdrawal-without-play', 4, sentence('gcg.withdrawalWithoutPlay', { nick: 'bob' })],
    ['phonyOtherRack', 'withdrawal-rack', 4, sentence('gcg.withdrawalRack', { rack: 'AEINRSU' })],
    ['phonyOtherScore', 'withdrawal-score', 4, sentence('gcg.withdrawalScore', { expected: 66, found: 65 })],
    [
      'phonyWithoutPlay',
      'withdrawal-without-play',
      3,
      sentence('gcg.withdrawalWithoutPlay', { nick: 'ann' }),
    ],
    ['playScore', 'play-score', 3, sentence('gcg.playScore', { expected: 66, found: 65, word: 'NASTIER' })],
    [
      'playWithoutTotal',
      'malformed-play',
      3,
      sentence('gcg.malformedPlay', { found: 'AEINRST 8D NASTIER +66' }),
    ],
    ['playerWithoutNick', 'malformed-pragma', 1, sentence('gcg.playerMissing', { pragma: '#player1' })],
    [
      'rackPragma',
      'malformed-pragma',
      4,
      sentence('gcg.rackUnreadable', { problem: sentence('gcg.notTile', { tile: 1, text: 'AB1' }) }),
    ],
    [
      'rackTooLong',
      'rack-too-long',
      3,
      sentence('gcg.longRack', { rack: 'AAEINRST', count: 8, nick: 'ann', held: 7 }),
    ],
    ['seventhScorelessTurn', 'event-after-game-end', 9, sentence('game.gameOver')],
    ['squareEmpty', 'square-empty', 4, sentence('gcg.squareEmpty', { square: '9D' })],
    ['squareOffBoard', 'off-board', 3, sentence('gcg.offBoard', { start: '16D', size: '15×15' })],
    ['squareTaken', 'square-taken', 4, sentence('gcg.squareTaken', { tile: 'E', square: '8E', lying: 'A' })],
    ['startNotCovered', 'start-not-covered', 3, sentence('game.startNotCovered', { square: '8H' })],
    ['strayContinuation', 'stray-continuation', 3, sentence('gcg.strayContinuation')],
    ['tileNotInBag', 'tile-not-in-bag', 4, sentence('gcg.manyTiles', { count: 2, tile: 'J', most: 1 })],
    ['tileNotInRack', 'tile-not-in-rack', 3, sentence('gcg.tileNotInRack', { tile: 'L', rack: 'AEINRST' })],
    ['tileOnOtherRack', 'tile-not-in-bag', 4, sentence('gcg.manyTiles', { count: 2, tile: 'Q', most: 1 })],
    ['tileWithoutLowerCase', 'malformed-pragma', 3, sentence('gcg.tileMissing')],
    ['timeMidGame', 'time-before-game-end', 4, sentence('gcg.timeBeforeEnd')],
    ['timeTwice', 'duplicate-time', 10, sentence('gcg.timeTwice', { nick: 'ann' })],
    ['tooManyEvents', 'too-many-events', 503, sentence('gcg.manyEvents', { most: 500 })],
    ['total', 'total', 4, sentence('gcg.wrongTotal', { expected: 17, found: 18, nick: 'bob' })],
    ['unknownLine', 'unknown-line', 4, sentence('gcg.unknownLine', { text: 'and then it rained' })],
    [
      'unknownPlayer',
      'unknown-player',
      3,
      sentence('gcg.unknownPlayer', { nick: 'cat', first: 'ann', second: 'bob' }),
    ],
    ['unknownTile', 'unknown-tile', 4, sentence('gcg.unknownTile', { tileSet: 'English', tile: 'Ñ' })],
    ['unknownTileInWord', 'unknown-tile', 4, sentence('gcg.unknownTile', { tileSet: 'English', tile: 'Ñ' })],
    [
      'unknownVariant',
      'unknown-variant',
      3,
      sentence('gcg.unknownGameType', { type: 'upside-down', known: 'classic and wordsmog' }),
    ],
    ['wordGoesOn', 'word-goes-on', 4, sentence('gcg.wordGoesOn', { square: '8E' })],
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
