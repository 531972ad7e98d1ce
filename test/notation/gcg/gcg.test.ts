import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { checkGcg } from '../../../src/core/notation/gcg/checkGcg';
import { encodeGcg, formatGcg } from '../../../src/core/notation/gcg/formatGcg';
import { isEvent } from '../../../src/core/notation/gcg/gcgDocument';
import { gcgPositions } from '../../../src/core/notation/gcg/gcgPositions';
import { gcgRules } from '../../../src/core/notation/gcg/gcgRules';
import { normalisePlays } from '../../../src/core/notation/gcg/normalisePlays';
import { parseGcg, readGcg } from '../../../src/core/notation/gcg/parseGcg';
import { repairTotals } from '../../../src/core/notation/gcg/repairTotals';
import { formatRack } from '../../../src/core/notation/rack';
import { formatRows } from '../../../src/core/notation/rows';
import { encodeUtf8 } from '../../../src/core/notation/textBytes';
import { loadCatalogue } from './loadCatalogue';
import { bytesOf, parseGame, readGame } from './readGame';

const PLAYERS = '#player1 ann Ann Archer\n#player2 bob Bob Baker\n';
const catalogue = loadCatalogue();

/** Without the pragmas of `parseGame`. */
const bodyOf = (text: string): string => text.replace(PLAYERS, '');

// The scores of these games were worked out by a program that shares nothing with this one.
describe.each(['everyEvent', 'standard', 'spanish', 'super'])('the whole game %s', (name) => {
  const file = `games/${name}.gcg`;

  it('is legal', () => {
    const document = readGame(file);
    const rules = gcgRules(document, catalogue);
    if (!rules.ok) throw new Error(rules.error.message);
    expect(checkGcg(document, rules.value.rules, rules.value.turnRules)).toEqual([]);
  });

  it('is written as it was read', () => {
    expect(encodeGcg(readGame(file))).toEqual(Uint8Array.from(bytesOf(file)));
  });

  it('needs no repair', () => {
    const document = readGame(file);
    expect(repairTotals(document)).toEqual({ document, repairs: [] });
  });

  it('is no longer legal when a score, a total or a place is changed', () => {
    const document = readGame(file);
    const rules = gcgRules(document, catalogue);
    if (!rules.ok) throw new Error(rules.error.message);
    for (const [index, line] of document.lines.entries()) {
      if (line.kind !== 'placement' || index % 11 !== 0) continue;
      const check = (changed: typeof line) =>
        checkGcg({ ...document, lines: document.lines.with(index, changed) }, rules.value.rules);
      expect(check({ ...line, score: line.score + 1 })).not.toEqual([]);
      expect(check({ ...line, total: line.total - 1 })).not.toEqual([]);
      const square = { ...line.at.square, row: line.at.square.row + 1 };
      expect(check({ ...line, at: { ...line.at, square } })).not.toEqual([]);
    }
  });
});

describe('reading game records', () => {
  it('reads every kind of line', () => {
    const text = `#title A day
#- out
#description
#id cross-tables 42
#lexicon Some list 2020
#game-type classic
#tile-set Plain
#game-board Wooden
#board-layout CrosswordGame
#tile-distribution english
#tile CH ch

#colour green  and blue
>ann: CHAEI?Z 8D (HE)L[L]oCHch +12 12
>bob: AB -3 +0 0
#note one
#- two
#note three
#rack1 ABC
#rack2 D?
#incomplete EF
`;
    const { lines } = parseGame(...text.trimEnd().split('\n'));
    expect(lines.slice(2)).toEqual([
      { kind: 'text', name: 'title', text: 'A day\nout', line: 3 },
      { kind: 'text', name: 'description', text: '', line: 5 },
      { kind: 'id', authority: 'cross-tables', id: '42', line: 6 },
      { kind: 'text', name: 'lexicon', text: 'Some list 2020', line: 7 },
      { kind: 'text', name: 'game-type', text: 'classic', line: 8 },
      { kind: 'text', name: 'tile-set', text: 'Plain', line: 9 },
      { kind: 'text', name: 'game-board', text: 'Wooden', line: 10 },
      { kind: 'text', name: 'board-layout', text: 'CrosswordGame', line: 11 },
      { kind: 'text', name: 'tile-distribution', text: 'english', line: 12 },
      { kind: 'tile', upper: 'CH', lower: 'ch', line: 13 },
      { kind: 'blank-line', line: 14 },
      { kind: 'other', text: '#colour green  and blue', line: 15 },
      {
        kind: 'placement',
        player: 0,
        rack: ['CH', 'A', 'E', 'I', '?', 'Z'],
        at: { square: { row: 7, col: 3 }, direction: 'across' },
        word: ['.', '.', 'L', 'L', 'o', 'CH', 'ch'],
        score: 12,
        total: 12,
        trailing: '',
        line: 16,
      },
      { kind: 'exchange', player: 1, rack: ['A', 'B'], exchanged: 3, total: 0, trailing: '', line: 17 },
      { kind: 'text', name: 'note', text: 'one\ntwo', line: 18 },
      { kind: 'text', name: 'note', text: 'three', line: 20 },
      { kind: 'rack', player: 0, rack: ['A', 'B', 'C'], line: 21 },
      { kind: 'rack', player: 1, rack: ['D', '?'], line: 22 },
      { kind: 'incomplete', rack: ['E', 'F'], line: 23 },
    ]);
  });

  it.each([
    ['>ann:   AB\tCH4  H?', '', false],
    ['>ann: BEHLMOT --  -13 0', '>ann: BEHLMOT -- -13 0', true],
    ['>ann:  (challenge) +5 116', '>ann:  (challenge) +5 116', true],
    ['>ann: EEY (challenge) +5 116', '>ann: EEY (challenge) +5 116', true],
    ['>ann: EEY (Challenge)  +5  116', '>ann: EEY (challenge) +5 116', true],
    ['>ann: EEY (time) +-10 -116', '>ann: EEY (time) -10 -116', true],
    ['>ann: (time) -10 -116', '>ann:  (time) -10 -116', true],
    ['>ann:EEY 8d YE +10 10 and more  words  ', '>ann: EEY 8D YE +10 10 and more  words', true],
    ['>ann: EEY aB12 YE +10 -10', '>ann: EEY AB12 YE +10 -10', true],
    ['>ann: EEY H8 Y(E)Y(E) +10 10', '>ann: EEY H8 Y.Y. +10 10', true],
    ['>ann:  - +0 10', '>ann:  - +0 10', true],
    ['>ann: EEY -EE +0 10', '>ann: EEY -EE +0 10', true],
    ['>ann: EEY -2 +0 10', '>ann: EEY -2 +0 10', true],
    ['>ann:  (EEY) +12 10', '>ann: (EEY) +12 10', true],
    ['>ann: [LL]EY ([LL]EY) -13 -13', '>ann: [LL]EY ([LL]EY) -13 -13', true],
    ['>ann: A -- -0 -0', '>ann: A -- -0 0', true],
  ])('reads %j as %j', (line, written, isReadable) => {
    const parsed = parseGcg(`${PLAYERS}${line}\n`);
    expect(parsed.ok).toBe(isReadable);
    if (parsed.ok) expect(bodyOf(formatGcg(parsed.value))).toBe(`${written}\n`);
  });

  it('tells players apart whose nicks begin alike or have marks in them', () => {
    const parsed = parseGcg('#player1 a A\n#player2 a:ü-! B\n>a:ü-!: AB - +0 0\n>a: AB - +0 0\n');
    const players = parsed.ok && parsed.value.lines.flatMap((line) => (isEvent(line) ? [line.player] : []));
    expect(players).toEqual([1, 0]);
  });

  it('gives a player without a name the nick', () => {
    const parsed = parseGcg('#player1 ann\n#player2 bob Bob\n');
    expect(parsed.ok && formatGcg(parsed.value)).toBe('#player1 ann ann\n#player2 bob Bob\n');
  });

  it('keeps apart single letters that together look like a declared tile', () => {
    const document = parseGame('#tile CH ch', '>ann: [C]HCH 8D [c][h]CH. +9 9');
    expect(document.lines.find(isEvent)).toMatchObject({
      rack: ['C', 'H', 'CH'],
      word: ['c', 'h', 'CH', '.'],
    });
    expect(bodyOf(formatGcg(document))).toBe('#tile CH ch\n>ann: [C]H[CH] 8D [c]h[CH]. +9 9\n');
  });

  it('ends lines in any way', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const text = `${PLAYERS}\n>ann: AB - +0 0`.replaceAll('\n', end);
      expect(parseGcg(text)).toEqual(parseGcg(`${PLAYERS}\n>ann: AB - +0 0\n`));
    }
  });

  it('lists all lines that cannot be read', () => {
    const parsed = parseGcg(`${PLAYERS}x\n>ann: AB - +0 0\ny\n>cat: AB - +0 0\n`);
    expect(!parsed.ok && parsed.error.map(({ line, code }) => [line, code])).toEqual([
      [3, 'unknown-line'],
      [5, 'unknown-line'],
      [6, 'unknown-player'],
    ]);
  });
});

describe('the encoding of game records', () => {
  const UMLAUT = `${PLAYERS}#title Bär\n`;
  const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
  const titleOf = (bytes: Uint8Array) => {
    const read = readGcg(bytes);
    if (!read.ok) return read.error;
    const title = read.value.document.lines.find((line) => line.kind === 'text');
    return [title?.kind === 'text' ? title.text : undefined, read.value.notice];
  };

  it('is ISO-8859-1 if nothing else is said', () => {
    expect(titleOf(latin1(UMLAUT))).toEqual(['Bär', undefined]);
    expect(titleOf(latin1(`#character-encoding ISO-8859-1\n${UMLAUT}`))).toEqual(['Bär', undefined]);
  });

  it('is UTF-8 if the first line says so', () => {
    expect(titleOf(encodeUtf8(`#character-encoding UTF-8\n${UMLAUT}`))).toEqual(['Bär', undefined]);
    expect(titleOf(encodeUtf8(`#character-encoding utf-8\r\n${UMLAUT}`))).toEqual(['Bär', undefined]);
  });

  it('is UTF-8 after a byte-order mark', () => {
    expect(titleOf(encodeUtf8(`\uFEFF${UMLAUT}`))).toEqual(['Bär', undefined]);
    expect(titleOf(encodeUtf8(`\uFEFF#character-encoding UTF-8\n${UMLAUT}`))).toEqual(['Bär', undefined]);
  });

  it('is noticed to be UTF-8 when it is not said but cannot be chance', () => {
    expect(titleOf(encodeUtf8(UMLAUT))).toEqual([
      'Bär',
      'The file does not say its encoding and holds valid UTF-8 beyond ASCII, so it was read as UTF-8.',
    ]);
  });

  it('is refused by name if it is another', () => {
    const message = 'The character encoding "UTF-16" cannot be read; UTF-8 and ISO-8859-1 can.';
    const error = [{ code: 'encoding-unsupported', line: 1, message }];
    expect(titleOf(latin1('\xff\xfe#\0'))).toEqual(error);
    expect(titleOf(latin1(`#character-encoding utf-16\n${UMLAUT}`))).toEqual(error);
  });

  it('is written as UTF-8 with the pragma when there is more than ASCII, else without', () => {
    expect(new TextDecoder().decode(encodeGcg(parseGame('#title Bär')))).toBe(
      `#character-encoding UTF-8\n${UMLAUT}`,
    );
    expect(formatGcg(parseGame('#title Bar'))).toBe(`${PLAYERS}#title Bar\n`);
  });
});

describe('playing game records again', () => {
  const check = (...lines: string[]) =>
    checkGcg(parseGame(...lines), CLASSIC_RULES).map(({ line, code }) => `${line} ${code}`);
  const NASTIER = '>ann: AEINRST 8D NASTIER +66 66';

  it('accepts words with or without the tiles that lie there', () => {
    for (const word of ['.BEL', 'NBEL', '(N)BEL'])
      expect(check(NASTIER, `>bob: BEHLMOT D8 ${word} +6 6`)).toEqual([]);
  });

  it('counts only the cross-word of a tile that is written in the direction of no word', () => {
    // NASTIERS: eight letters of one point, and 8K is a plain square.
    expect(check(NASTIER, '>bob: BEHLMOS 8D .......S +8 8')).toEqual([]);
    expect(check(NASTIER, '>bob: BEHLMOS K8 S +8 8')).toEqual([]);
  });

  it('accepts half the usual points for the tiles left', () => {
    const game = formatGcg(readGame('games/standard.gcg'));
    const parsed = parseGcg(
      game.replace('>tom: (GLL) +8 305', '>tom: (GLL) +4 301\n>mia: GLL (GLL) -4 312\n>mia: (time) -20 292'),
    );
    expect(parsed.ok && checkGcg(parsed.value, CLASSIC_RULES)).toEqual([]);
  });

  it('accepts that the other player passes when one is out', () => {
    const game = formatGcg(readGame('games/standard.gcg'));
    const parsed = parseGcg(game.replace('>tom: (GLL)', '>mia: GLL - +0 316\n>tom: (GLL)'));
    expect(parsed.ok && checkGcg(parsed.value, CLASSIC_RULES)).toEqual([]);
  });

  it('accepts that the last play is challenged', () => {
    const game = formatGcg(readGame('games/standard.gcg'));
    const parsed = parseGcg(
      game.replace('>tom: (GLL) +8 305', '>tom:  (challenge) +5 302\n>tom: (GLL) +8 310'),
    );
    expect(parsed.ok && checkGcg(parsed.value, CLASSIC_RULES)).toEqual([]);
    const phony = parseGcg(
      game.replace('>tom: (GLL) +8 305', '>tom: U -- -2 295\n>mia: GLL - +0 316\n>tom: U - +0 295'),
    );
    expect(phony.ok && checkGcg(phony.value, CLASSIC_RULES)).toEqual([]);
  });

  it('accepts racks that are known in part', () => {
    expect(check('>ann: AET 8G EAT +6 6', '>bob: B - +0 0', '>ann: E - +0 6')).toEqual([]);
  });

  it('goes on with what the record says after a wrong line', () => {
    expect(
      check('>ann: AEINRST 8D NASTIER +66 67', '>bob: BEHLMOT D8 .BEL +6 7', '>ann: ABC - +0 67'),
    ).toEqual(['3 total', '4 total']);
  });

  it('keeps a play that the rack does not allow on the board', () => {
    expect(check('>ann: AEINRS 8D NASTIER +66 66', '>bob: BEHLMOT D8 .BEL +6 6')).toEqual([
      '3 tile-not-in-rack',
    ]);
  });
});

describe('repairing totals', () => {
  it('recomputes every total and lists the changes', () => {
    const wrong = parseGame(
      '>ann: AEINRST 8D NASTIER +66 60',
      '>ann: EEIOUUV (challenge) +5 71',
      '>bob: BEHLMOT D8 .BEL +6 7',
      '>bob: BEHLMOT -- -6 1',
    );
    const { document, repairs } = repairTotals(wrong);
    expect(repairs).toEqual([
      { line: 3, player: 0, before: 60, after: 66 },
      { line: 5, player: 1, before: 7, after: 6 },
      { line: 6, player: 1, before: 1, after: 0 },
    ]);
    expect(checkGcg(document, CLASSIC_RULES)).toEqual([]);
  });
});

describe('writing plays in the common form', () => {
  it('puts a dot where a tile lay before', () => {
    const full = parseGame('>ann: AEINRST 8D NASTIER +66 66', '>bob: BEHLMO? D8 NbEL +3 3');
    expect(bodyOf(formatGcg(normalisePlays(full, CLASSIC_RULES)))).toBe(
      '>ann: AEINRST 8D NASTIER +66 66\n>bob: BEHLMO? D8 .bEL +3 3\n',
    );
  });

  it('leaves alone what cannot be laid', () => {
    const odd = parseGame('>ann: AEINRST 8N NASTIER +66 66');
    expect(normalisePlays(odd, CLASSIC_RULES)).toEqual(odd);
  });
});

describe('the positions of a game', () => {
  it('show board, racks and scores before every turn and at the end', () => {
    const { distribution } = CLASSIC_RULES;
    const positions = gcgPositions(readGame('games/everyEvent.gcg'), CLASSIC_RULES).map((position) => ({
      player: position.player,
      turn: position.turn?.line,
      row8: formatRows(position.setup.tiles, 15, distribution)[7],
      row9: formatRows(position.setup.tiles, 15, distribution)[8],
      rack: formatRack(position.setup.rack, distribution),
      racks: position.racks.map((rack) => formatRack(rack, distribution)).join(' '),
      scores: position.scores,
      bag: position.bagCount,
    }));
    const EMPTY = '...............';
    const PLAYED = '...NASTIER.....';
    const BLANK = '.......m.......';
    expect(positions).toEqual([
      {
        player: 0,
        turn: 6,
        row8: EMPTY,
        row9: EMPTY,
        rack: 'AEINRST',
        racks: 'AEINRST ?DEHLMO',
        scores: [0, 0],
        bag: 86,
      },
      {
        player: 1,
        turn: 9,
        row8: PLAYED,
        row9: EMPTY,
        rack: '?DEHLMO',
        racks: 'EEIOUUV ?DEHLMO',
        scores: [71, 0],
        bag: 79,
      },
      {
        player: 0,
        turn: 10,
        row8: PLAYED,
        row9: BLANK,
        rack: 'EEIOUUV',
        racks: 'EEIOUUV BEHLMOT',
        scores: [71, 3],
        bag: 77,
      },
      {
        player: 1,
        turn: 11,
        row8: PLAYED,
        row9: BLANK,
        rack: 'BEHLMOT',
        racks: 'AIORSTV BEHLMOT',
        scores: [71, 3],
        bag: 77,
      },
      {
        player: 0,
        turn: 13,
        row8: PLAYED,
        row9: BLANK,
        rack: 'AIORSTV',
        racks: 'AIORSTV BEHLMOT',
        scores: [71, 3],
        bag: 77,
      },
      {
        player: 1,
        turn: 14,
        row8: PLAYED,
        row9: BLANK,
        rack: 'BEHLMOT',
        racks: 'AIORSTV BEHLMOT',
        scores: [71, 3],
        bag: 77,
      },
      {
        player: 0,
        turn: 15,
        row8: PLAYED,
        row9: BLANK,
        rack: 'AIORSTV',
        racks: 'AIORSTV BEHLMOT',
        scores: [71, 3],
        bag: 77,
      },
      {
        player: 1,
        turn: 16,
        row8: PLAYED,
        row9: BLANK,
        rack: 'BEHLMOT',
        racks: 'AIORSTV BEHLMOT',
        scores: [71, 3],
        bag: 77,
      },
      {
        player: 0,
        turn: undefined,
        row8: PLAYED,
        row9: BLANK,
        rack: '',
        racks: ' ',
        scores: [51, -11],
        bag: 77,
      },
    ]);
  });

  it('take the racks of an unfinished game from its pragmas', () => {
    const racksOf = (...lines: string[]) =>
      gcgPositions(parseGame('>ann: AEINRST 8D NASTIER +66 66', ...lines), CLASSIC_RULES)
        .at(-1)
        ?.racks.map((rack) => formatRack(rack, CLASSIC_RULES.distribution));
    expect(racksOf('#rack1 AB', '#rack2 CD')).toEqual(['AB', 'CD']);
    expect(racksOf('#incomplete CD')).toEqual(['', 'CD']);
  });

  it('know what the other player holds when the game ends', () => {
    const last = gcgPositions(readGame('games/standard.gcg'), CLASSIC_RULES).at(-2);
    expect(last?.racks.map((rack) => formatRack(rack, CLASSIC_RULES.distribution))).toEqual(['GLL', 'U']);
    expect(last?.bagCount).toBe(0);
  });
});

describe('the rules of a record', () => {
  it('are found by the names in it', () => {
    const rules = gcgRules(readGame('games/super.gcg'), catalogue);
    expect(rules.ok && rules.value.rules.name).toBe('Super, Super English');
    expect(rules.ok && rules.value.rules.layout.rows).toBe(21);
    const spanish = gcgRules(readGame('games/spanish.gcg'), catalogue);
    expect(spanish.ok && spanish.value.turnRules).toEqual({ exchangeLimit: 1, scorelessTurnLimit: 6 });
    const plain = gcgRules(parseGame(), catalogue);
    expect(plain.ok && plain.value.rules).toEqual({ ...CLASSIC_RULES, name: 'Standard, English' });
  });

  it('are refused when a name is unknown', () => {
    expect(gcgRules(parseGame('#board-layout Round'), catalogue)).toEqual({
      ok: false,
      error: {
        code: 'unknown-preset',
        line: 3,
        message:
          'The board layout "Round" is unknown; known are: Crossplay, Duel, Kelimelik, Standard, Super, Wordfeud, Words With Friends.',
      },
    });
    expect(gcgRules(parseGame('#tile-distribution klingon'), catalogue)).toMatchObject({
      ok: false,
      error: {
        line: 3,
        message: expect.stringMatching(/^The tile distribution "klingon" is unknown; known are: Catalan, /),
      },
    });
  });
});
