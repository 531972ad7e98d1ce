import { describe, expect, it } from 'vitest';
import { ignoredBy, parseSiu, type SiuGo } from '../../../../src/core/notation/siu/siuCommand';

const GO: SiuGo = {
  mode: 'auto',
  searchMoves: [],
  alsoSearchMoves: [],
  depth: undefined,
  iterations: undefined,
  movetime: undefined,
  stopCondition: undefined,
  threads: undefined,
  firstWin: false,
  useInference: false,
  infinite: false,
  ignored: [],
};

const goOf = (line: string): SiuGo => {
  const command = parseSiu(line);
  if (command.kind !== 'go') throw new Error(line);
  return command.go;
};

describe('lines of SIU', () => {
  it.each(['siu', 'isready', 'siunewgame', 'stop', 'quit'])(
    '%s alone, with spaces and rests of lines',
    (name) => {
      for (const line of [name, `  ${name}\r`, `${name} now`]) expect(parseSiu(line)).toEqual({ kind: name });
    },
  );

  it('nothing', () => {
    expect(parseSiu(' \t ')).toEqual({ kind: 'nothing' });
  });

  it('options, whose names and values may have spaces', () => {
    expect(parseSiu('setoption name Leave File value my own  leaves')).toEqual({
      kind: 'setoption',
      name: 'Leave File',
      value: 'my own leaves',
    });
    expect(parseSiu('setoption NAME Clear')).toEqual({ kind: 'setoption', name: 'Clear', value: '' });
  });

  it('positions with and without moves', () => {
    expect(parseSiu('position cgp 15/15 A/ 0/0 0 lex X;')).toEqual({
      kind: 'position',
      cgp: '15/15 A/ 0/0 0 lex X;',
      moves: [],
    });
    expect(parseSiu('position cgp B R S 0 moves 8D.AT pass')).toMatchObject({ moves: ['8D.AT', 'pass'] });
  });

  it('a search with all parameters, in any order', () => {
    const line =
      'go sim threads 2 searchmoves 8D.AT pass depth 3 firstwin iterations 400 alsosearchmoves ex.A ' +
      'movetime 1500 stopcondition 98 useinference infinite';
    expect(goOf(line)).toEqual({
      ...GO,
      mode: 'sim',
      searchMoves: ['8D.AT', 'pass'],
      alsoSearchMoves: ['ex.A'],
      depth: 3,
      iterations: 400,
      movetime: 1500,
      stopCondition: 98,
      threads: 2,
      firstWin: true,
      useInference: true,
      infinite: true,
    });
  });

  it('a search without a mode', () => {
    expect(goOf('go')).toEqual(GO);
    expect(goOf('go infinite')).toEqual({ ...GO, infinite: true });
  });

  it('tokens and values that mean nothing are kept apart, and the rest counts', () => {
    expect(goOf('go gen depth movetime 0 iterations 5 stopcondition 97 hello depth -1')).toEqual({
      ...GO,
      mode: 'gen',
      iterations: 5,
      ignored: ['depth', 'movetime', 'stopcondition', 'hello'],
    });
  });

  it('parameters that a kind of search does not obey', () => {
    const all = goOf(
      'go depth 1 iterations 1 movetime 1 stopcondition 95 threads 1 firstwin useinference searchmoves pass',
    );
    expect(ignoredBy('sim', all)).toEqual(['firstwin']);
    expect(ignoredBy('endgame', all)).toEqual([
      'iterations',
      'stopcondition',
      'threads',
      'firstwin',
      'useinference',
    ]);
    expect(ignoredBy('infer', goOf('go infer infinite movetime 5'))).toEqual([]);
  });

  it.each([
    ['joho frobnicate', 'unknown-command'],
    ['setoption value 3', 'unknown-command'],
    ['setoption name value 3', 'unknown-command'],
    ['position startpos', 'bad-position'],
    ['position', 'bad-position'],
    ['go chess', 'unsupported-mode'],
    ['go GEN', 'unsupported-mode'],
  ])('%s is wrong', (line, code) => {
    expect(parseSiu(line)).toMatchObject({ kind: 'wrong', error: { code } });
  });
});
