import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { importText } from '../../../src/core/notation/exchange/textFormats';
import { parseGcg } from '../../../src/core/notation/gcg/parseGcg';
import { say } from '../../../src/texts/say';
import { loadCatalogue } from './gcg/loadCatalogue';

const FOLDER = join(import.meta.dirname, 'errors');

/** The refusal of each file: its assumed kind, the place, and the error. */
const REFUSALS: Readonly<Record<string, RegExp>> = {
  'runOfNone.cgp': /^CGP position: Row 15, column A: a run of 0 .*1 to 15/,
  'rowTooLong.cgp': /^CGP position: Row 15 has 16 squares.* 15\.$/,
  'rowTooShort.cgp': /^CGP position: Row 2 has 14 squares.* 15\.$/,
  'rowMissing.cgp': /^CGP position: The board has 14 rows.* 15\.$/,
  'unknownTile.cgp': /^CGP position: Row 2, column D: “Ä” is not a tile of the set English\.$/,
  'blankWithoutLetter.cgp': /^CGP position: Row 3, column E: a blank .* lower case/,
  'openBracket.cgp': /^CGP position: Row 2, column D: .*“\[” is not closed/,
  'rackLowerCase.cgp': /^CGP position: Rack “AEiNRST”, tile 3: /,
  'scoreNoNumber.cgp': /^CGP position: The score “ten” is not a whole number\.$/,
  'scoreMissing.cgp': /^CGP position: There is 1 score for 2 racks\.$/,
  'scorelessTurns.cgp': /^CGP position: .*scoreless turns is “-1”/,
  'partMissing.cgp': /^CGP position: .*four parts/,
  'operationOpen.cgp': /^CGP position: The operation “mcnz 6” must end in “;”\.$/,
  'operationEmpty.cgp': /^CGP position: Operation 2 is empty\.$/,
  'rowTooLong.txt': /^Position as rows: Line 2 has 4 squares.* 3 in a row/,
  'unknownTile.txt': /^Position as rows: Line 2: column C: “!” is not a tile/,
  'blankWithoutLetter.txt': /^Position as rows: Line 3: column C: a blank .* lower case/,
  'openBracket.txt': /^Position as rows: Line 4: column A: .*“\[” is not closed/,
  'rackLowerCase.txt': /^Position as rows: Line 6: Rack “AEi”, tile 3: /,
  'behindRack.txt': /^Position as rows: Line 7: .*“NRS”/,
  'tooSmall.txt': /^Position as rows: The board has 2 rows and 1 column; 2 to 40 of each/,
  'newerVersion.tilewright': /^Tilewright position: .*version 2; this Tilewright reads .* 1\./,
  'otherFormat.tilewright': /^Tilewright position: .*“format” must be “tilewright”\.$/,
  'rackSizeMissing.tilewright': /^Tilewright position: Field “rules\.rackSize” is missing/,
  'rowTooLong.tilewright': /^Tilewright position: .*6 squares; the board has 2 and 4\.$/,
  'unknownTile.tilewright': /^Tilewright position: Row 2, column B: “C” is not a tile of the set Tiny\.$/,
  'rackUnknownTile.tilewright': /^Tilewright position: Rack “ABQ”, tile 3: “Q” is not a tile/,
  'startOffBoard.tilewright': /^Tilewright position: The start square .*2×2/,
  'letterTwice.tilewright': /^Tilewright position: Tile set Tiny: letter “A” appears twice\.$/,
  'lexiconNoName.tilewright': /^Tilewright position: Field “lexicon\.name” is missing/,
  'gameTurn.tilewright': /^Tilewright position: Field “game\.turn” .*whole number from 0/,
  'branchParent.tilewright': /^Tilewright position: Field “game\.branches\[1\]\.parent” .* 0 /,
  'branchesMany.tilewright': /^Tilewright position: Field “game\.branches” .* 100 /,
  'branchTurns.tilewright': /^Tilewright position: Field “game\.branches\[0\]\.turns” is missing/,
  'cutOff.tilewright': /^Tilewright position: The file ends before its JSON is complete\.$/,
  'noObject.tilewright': /^Tilewright position: .*one JSON object/,
  'tooDeep.tilewright': /^Tilewright position: .*64 levels deep\.$/,
  'boardRowsUneven.json': /^Board file: Row 2 has 3 squares; the first row has 2\.$/,
  'boardCharacter.json': /^Board file: “\*” on row 2, column 1 is not a square/,
  'boardTooLarge.json': /^Board file: The board has 2 rows and 41 columns; 2 to 40/,
  'boardStart.json': /^Board file: The start square .*2×2/,
  'boardDigits.json': /^Board file: .*2 rows of 2 digits from 0 to 9/,
  'boardBonus.json': /^Board file: Field “bingoBonus\[0\]\.tiles” .*whole number from 1/,
  'layoutStartOff.txt': /^Layout file: The start square \(row 10, column 10\) .*2×4/,
  'layoutRowsUneven.txt': /^Layout file: Line 3 has 3 squares; the first row has 4\.$/,
  'layoutCharacter.txt': /^Layout file: “x” on line 3, column 3 is not a square/,
  'quackleVersion.txt': /^Quackle board: .*version 1 .*“2”/,
  'quackleMultiplier.txt': /^Quackle board: Line 4: square 2B has the multiplier 12; 0 to 9/,
  'quackleTooFew.txt': /^Quackle board: A 2×2 board needs 8 multipliers; the file has 7\.$/,
  'quackleNoNumber.txt': /^Quackle board: Line 3: “one” must be a whole number\.$/,
  'tilesTwice.json': /^Tile set file: Tile set Tiny: letter “A” appears twice\.$/,
  'tilesLowerCase.json': /^Tile set file: Tile set Tiny: letter “a” must be in upper case/,
  'tilesValue.json': /^Tile set file: Field “letters\[0\]\.value” .*0 to 255/,
  'tilesCount.json': /^Tile set file: Field “letters\[0\]\.count” .*from 0/,
  'tilesMarked.json': /^Tile set file: Tile set Tiny: letter “A\.” must not contain/,
  'tilesTooMany.json': /^Tile set file: Tile set Tiny: it has 33 letters; 1 to 32/,
  'csvFields.csv': /^Tile distribution: Line 3: 3 fields found/,
  'csvVowel.csv': /^Tile distribution: Line 2: the vowel field is “2”; 0 or 1/,
  'csvNumber.csv': /^Tile distribution: Line 2: count “nine” .*whole numbers/,
  'csvBlankValue.csv': /^Tile distribution: Line 1: blanks are worth 5 points; only 0/,
  'alphabetLine.txt': /^Quackle alphabet: Line 3: “B b 3” must be/,
  'alphabetBlankTwice.txt': /^Quackle alphabet: Line 3: blanks are already given/,
  'alphabetBlankValue.txt': /^Quackle alphabet: Line 2: blanks are worth 3 points; only 0/,
  'layoutNoStart.txt': /^Tilewright does not recognise this text/,
  'nothing.txt': /^Tilewright does not recognise this text/,
  'prose.txt': /^Tilewright does not recognise this text/,
};

describe('invalid texts', () => {
  const deps = { rules: CLASSIC_RULES, catalogue: loadCatalogue() };

  it('have a file for every case, and a case for every file', () => {
    expect(readdirSync(FOLDER).toSorted()).toEqual(Object.keys(REFUSALS).toSorted());
  });

  it.each(Object.entries(REFUSALS))('%s', (fileName, expected) => {
    const text = readFileSync(join(FOLDER, fileName), 'utf8');
    const imported = importText(text, { ...deps, fileName });
    expect(imported.ok ? imported.value.kind : say(imported.error)).toMatch(expected);
  });

  it('report game records with the line, and the number of other errors', () => {
    const folder = join(import.meta.dirname, 'gcg/errors');
    for (const fileName of readdirSync(folder)) {
      const text = readFileSync(join(folder, fileName), 'latin1');
      const parsed = parseGcg(text);
      if (parsed.ok) continue;
      const imported = importText(text, { ...deps, fileName });
      const first = parsed.error[0];
      expect(imported.ok ? '' : say(imported.error)).toContain(
        `GCG game: Line ${first?.line}: ${say(first?.message ?? '')}`,
      );
    }
  });
});
