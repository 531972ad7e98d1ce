import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../../src/core/board/rules';
import { flaw } from '../../../../../src/core/message';
import { formatGcg } from '../../../../../src/core/notation/gcg/formatGcg';
import { parseGcg } from '../../../../../src/core/notation/gcg/parseGcg';
import { checkGcg } from '../../../../../src/core/notation/gcg/replay/checkGcg';
import { gcgPositions } from '../../../../../src/core/notation/gcg/replay/gcgPositions';
import { gcgRules } from '../../../../../src/core/notation/gcg/replay/gcgRules';
import { normalisePlays } from '../../../../../src/core/notation/gcg/replay/normalisePlays';
import { repairTotals } from '../../../../../src/core/notation/gcg/replay/repairTotals';
import { formatRack } from '../../../../../src/core/notation/positions/rack';
import { formatRows } from '../../../../../src/core/notation/positions/rows';
import { said, sentence } from '../../../../said';
import { loadCatalogue } from '../loadCatalogue';
import { bytesOf, parseGame, readGame } from '../readGame';

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
    if (!rules.ok) throw flaw(rules.error.message);
    expect(checkGcg(document, rules.value)).toEqual([]);
  });

  it('is written as it was read', () => {
    expect(Buffer.from(formatGcg(readGame(file)))).toEqual(Buffer.from(bytesOf(file)));
  });

  it('needs no repair', () => {
    const document = readGame(file);
    expect(repairTotals(document)).toEqual({ document, repairs: [] });
  });

  it('becomes illegal when a score, a total or a place is changed', () => {
    const document = readGame(file);
    const rules = gcgRules(document, catalogue);
    if (!rules.ok) throw flaw(rules.error.message);
    for (const [index, line] of document.lines.entries()) {
      if (line.kind !== 'placement' || index % 11 !== 0) continue;
      const check = (changed: typeof line) =>
        checkGcg({ ...document, lines: document.lines.with(index, changed) }, rules.value);
      expect(check({ ...line, score: line.score + 1 })).not.toEqual([]);
      expect(check({ ...line, total: line.total - 1 })).not.toEqual([]);
      const square = { ...line.at.square, row: line.at.square.row + 1 };
      expect(check({ ...line, at: { ...line.at, square } })).not.toEqual([]);
    }
  });
});

describe('a board with bricks', () => {
  it('accepts no tile on one of them', () => {
    const bricks = CLASSIC_RULES.layout.bricks.with(7 * 15 + 8, true);
    const rules = { ...CLASSIC_RULES, layout: { ...CLASSIC_RULES.layout, bricks } };
    expect(said(checkGcg(parseGame('>ann: CATXYZQ 8H CAT +10 10'), rules))).toMatchObject([
      { code: 'brick', line: 3, message: sentence('game.brick', { square: '8I' }) },
    ]);
  });
});

describe('replaying game records', () => {
  const check = (...lines: string[]) =>
    checkGcg(parseGame(...lines), CLASSIC_RULES).map(({ line, code }) => `${line} ${code}`);
  const NASTIER = '>ann: AEINRST 8D NASTIER +66 66';

  it('accepts words with or without the existing tiles', () => {
    for (const word of ['.BEL', 'NBEL', '(N)BEL'])
      expect(check(NASTIER, `>bob: BEHLMOT D8 ${word} +6 6`)).toEqual([]);
  });

  it('counts only the cross-word of a single tile without a main word', () => {
    // NASTIERS: eight letters of one point, and 8K is a plain square.
    expect(check(NASTIER, '>bob: BEHLMOS 8D .......S +8 8')).toEqual([]);
    expect(check(NASTIER, '>bob: BEHLMOS K8 S +8 8')).toEqual([]);
  });

  it('accepts half the usual points for the remaining tiles', () => {
    const game = formatGcg(readGame('games/standard.gcg'));
    const parsed = parseGcg(
      game.replace('>tom: (GLL) +8 305', '>tom: (GLL) +4 301\n>mia: GLL (GLL) -4 312\n>mia: (time) -20 292'),
    );
    expect(parsed.ok && checkGcg(parsed.value, CLASSIC_RULES)).toEqual([]);
  });

  it('accepts a pass of the other player after going out', () => {
    const game = formatGcg(readGame('games/standard.gcg'));
    const parsed = parseGcg(game.replace('>tom: (GLL)', '>mia: GLL - +0 316\n>tom: (GLL)'));
    expect(parsed.ok && checkGcg(parsed.value, CLASSIC_RULES)).toEqual([]);
  });

  it('accepts a challenge of the last play', () => {
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

  it('accepts partly known racks', () => {
    expect(check('>ann: AET 8G EAT +6 6', '>bob: B - +0 0', '>ann: E - +0 6')).toEqual([]);
  });

  it('continues with the recorded values after a wrong line', () => {
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
  it('writes a dot for each existing tile', () => {
    const full = parseGame('>ann: AEINRST 8D NASTIER +66 66', '>bob: BEHLMO? D8 NbEL +3 3');
    expect(bodyOf(formatGcg(normalisePlays(full, CLASSIC_RULES)))).toBe(
      '>ann: AEINRST 8D NASTIER +66 66\n>bob: BEHLMO? D8 .bEL +3 3\n',
    );
  });

  it('leaves impossible plays unchanged', () => {
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

  it('include the opponent’s rack at the end of the game', () => {
    const last = gcgPositions(readGame('games/standard.gcg'), CLASSIC_RULES).at(-2);
    expect(last?.racks.map((rack) => formatRack(rack, CLASSIC_RULES.distribution))).toEqual(['GLL', 'U']);
    expect(last?.bagCount).toBe(0);
  });
});

describe('the rules of a record', () => {
  it('are found by the names in it', () => {
    const rules = gcgRules(readGame('games/super.gcg'), catalogue);
    expect(rules.ok && rules.value.name).toBe('Super, Super English');
    expect(rules.ok && rules.value.layout.rows).toBe(21);
    const spanish = gcgRules(readGame('games/spanish.gcg'), catalogue);
    expect(spanish.ok && spanish.value.exchangeLimit).toBe(1);
    const plain = gcgRules(parseGame(), catalogue);
    expect(plain.ok && plain.value).toEqual({ ...CLASSIC_RULES, name: 'Standard, English' });
  });

  it('are refused if a name is unknown', () => {
    expect(said(gcgRules(parseGame('#board-layout Round'), catalogue))).toEqual({
      ok: false,
      error: {
        code: 'unknown-preset',
        line: 3,
        message: sentence('gcg.unknownBoardLayout', {
          name: 'Round',
          known: 'Crossplay, Duel, Kelimelik, Standard, Super, Wordfeud, Words With Friends',
        }),
      },
    });
    expect(said(gcgRules(parseGame('#tile-distribution klingon'), catalogue))).toMatchObject({
      ok: false,
      error: {
        line: 3,
        message: expect.stringMatching(
          /^The tile distribution “klingon” is unknown; the known ones are: Catalan, /,
        ),
      },
    });
  });
});
