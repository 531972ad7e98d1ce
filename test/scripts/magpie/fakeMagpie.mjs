#!/usr/bin/env node
// A stand-in for MAGPIE: prints fixed lines of the form noted from its console, and searches nothing.
import { createInterface } from 'node:readline';

const SETTINGS = '-wmp false -savesettings false -mode sync -shprompt false -threads 1';
const [, , ...args] = process.argv;
const lexicon = /^set -lex (\S+) (.*)$/.exec(args.join(' '));
if (lexicon?.[2] !== SETTINGS) process.exit(3);
const isKnown = lexicon[1] === 'CSW21';
if (!isKnown) console.error('(error 40) could not open the lexicon');

const GEN = [' 1:  1G VIG(A) B  24 8.00', ' 2:  8D RETAINS  66 65.30', ' 3:  (exch BV) GI  0 -12.50'];
const SIM = [
  '1: 1G VIG(A) B 24 - 71.25 0.75 12.50 1.25 8.00 600 25.1 3.2 10.0',
  '2: pass BGIV 0 - 3.00 0.50 -20.00 2.00 -30.00 400 25.1 3.2 10.0',
];
const ENDGAME = ['Endgame (depth: 5, time: 0.1)', '1G VIG(A) 24  12 7 K7 DHOLE 25 | G7 B(EAU) 12'];

const COMMANDS = [
  [/^set -hr false -shwithmoves false -pretty false$/, []],
  [/^cgp \S+ [A-Z?]*\/[A-Z?]* -?\d+\/-?\d+ \d+$/, []],
  [/^gen -numplays 15$/, GEN],
  [/^sim -plies [24] -iterations 1000 -minplayiterations 100$/, SIM],
  [/^endgame -eplies 25( -etlim 3)?$/, ENDGAME],
];

createInterface({ input: process.stdin }).on('line', (line) => {
  const [, lines] = COMMANDS.find(([pattern]) => pattern.test(line)) ?? [];
  if (lines === undefined) console.error(`(error 2) unrecognized command or argument: ${line}`);
  for (const each of lines ?? []) console.log(each);
});
