import { describe, expect, it } from 'vitest';
import {
  preview,
  splashPoints,
  type AlphacubesMove,
  type PlayScore,
} from '#shared/games/alphacubes/index.ts';
import { createAlphacubes } from '#tests/support/alphacubes/rules.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import {
  codeOf,
  cubes,
  moveOf,
  oneCube,
  position,
  type PositionAsk,
} from '#tests/support/alphacubes/position.ts';

const anyWord = { has: () => true };
const rules = createAlphacubes(anyWord);

/** Lays cubes by hand: `I9=A:AEHNO`. */
function lay(text: string): AlphacubesMove {
  const placements = text.split(' ').map((piece) => {
    const [square = '', letter = '', name = ''] = piece.split(/[=:]/);
    return { square, letter, cube: oneCube(name) };
  });
  return { kind: 'play', by: seat(0), placements };
}

const refusal = (ask: PositionAsk, move: AlphacubesMove) => codeOf(rules.check(position(ask), move));

/** Score of a line in a position, the same before and after it is committed. */
function scoreOf(ask: PositionAsk, line: string): PlayScore {
  const state = position(ask);
  const move = moveOf(state, 0, line);
  if (move.kind !== 'play') throw new Error('Expected a play');
  const { events } = expectOk(rules.apply(state, move));
  const [played] = events;
  if (played?.kind !== 'played') throw new Error('Expected to have played');
  const seen = expectOk(preview(rules.viewFor(state, seat(0)), move.placements, anyWord));
  expect(seen.score).toEqual(played.score);
  return played.score;
}

const empty = Array.from({ length: 8 }, () => '');
const hand = 'AEHNO EFIRS AEIOT ADIRT AENST DEHOR AEIRS';

describe('A3 where cubes may be laid', () => {
  it('A3 on empty squares only', () => {
    const picture = [...empty, '........CAT'];
    expect(refusal({ hands: [hand], picture }, lay('J9=A:AEHNO J10=E:EFIRS'))).toBe(
      'alphacubes/square-taken',
    );
    expect(refusal({ hands: [hand] }, lay('I9=A:AEHNO I9=E:EFIRS'))).toBe('alphacubes/square-twice');
  });

  it('A3 the cubes are written down as the word reads, whatever order they were laid in', () => {
    const squaresOf = (text: string) => {
      const move = expectOk(rules.judge(position({ hands: [hand] }), lay(text), anyWord));
      return move.kind === 'play' ? move.placements.map(({ square }) => square) : [];
    };
    expect(squaresOf('K9=T:AEIOT I9=H:AEHNO J9=E:AEIRS')).toEqual(['I9', 'J9', 'K9']);
    expect(squaresOf('I10=T:AEIOT I9=H:AEHNO I8=E:AEIRS')).toEqual(['I8', 'I9', 'I10']);
  });

  it('A3 on squares of the board only', () => {
    for (const square of ['R9', 'I18', 'I0', 'constructor', '__proto__', 'i9', ''] as const) {
      const move = { ...lay('I9=A:AEHNO'), placements: [{ square, letter: 'A', cube: oneCube('AEHNO') }] };
      expect(refusal({ hands: [hand] }, move as AlphacubesMove)).toBe('alphacubes/not-on-board');
    }
  });

  it('A3 in one line', () => {
    expect(refusal({ hands: [hand] }, lay('I9=A:AEHNO J10=E:EFIRS'))).toBe('alphacubes/not-one-line');
    expect(refusal({ hands: [hand] }, lay('I9=A:AEHNO J9=E:EFIRS J10=A:AEIOT'))).toBe(
      'alphacubes/not-one-line',
    );
  });

  it('A3 without a gap once what lies there is counted', () => {
    expect(refusal({ hands: [hand] }, lay('I9=A:AEHNO K9=E:EFIRS'))).toBe('alphacubes/gap');
    const picture = [...empty, '.........N'];
    expect(rules.check(position({ hands: [hand], picture }), lay('I9=A:AEHNO K9=E:EFIRS')).ok).toBe(true);
  });

  it('A3 names the first empty square of a gap', () => {
    const result = rules.check(position({ hands: [hand] }), lay('M9=A:AEHNO I9=E:EFIRS L9=A:AEIOT'));
    expect(result).toMatchObject({ problem: { code: 'alphacubes/gap', at: 'J9' } });
  });

  it('A3 one to seven cubes of the hand, each once', () => {
    expect(refusal({ hands: [hand] }, { kind: 'play', by: seat(0), placements: [] })).toBe(
      'alphacubes/no-cubes',
    );
    expect(refusal({ hands: [hand] }, lay('I9=B:BIKLS J9=E:EFIRS'))).toBe('alphacubes/cube-not-in-hand');
    expect(refusal({ hands: [hand] }, lay('I9=A:AEHNO J9=E:AEHNO'))).toBe('alphacubes/cube-twice');
    const eight = 'I9=A:AEHNO J9=E:EFIRS K9=A:AEIOT L9=A:ADIRT M9=A:AENST N9=D:DEHOR O9=A:AEIRS P9=B:BIKLS';
    expect(refusal({ hands: [hand] }, lay(eight))).toBe('alphacubes/too-many-cubes');
  });

  it('A3 any letter of each cube may be up', () => {
    for (const letter of 'AEHNO') {
      const move = lay(`I9=${letter}:AEHNO J9=E:EFIRS`);
      expect(rules.check(position({ hands: [hand] }), move).ok).toBe(true);
    }
  });

  it('A3 a letter laid stays', () => {
    const state = position({ hands: [hand, 'ACEIS'] });
    const { state: after } = expectOk(rules.apply(state, lay('I9=A:AEHNO J9=T:AEIOT')));
    expect(after.squares).toMatchObject({
      I9: { cube: cubes('AEHNO')[0], letter: 'A', turn: 1 },
      J9: { cube: cubes('AEIOT')[0], letter: 'T', turn: 1 },
    });
  });

  it('A3 the first word goes through the centre, across or down', () => {
    expect(refusal({ hands: [hand] }, lay('J9=A:AEHNO K9=T:AEIOT'))).toBe('alphacubes/not-through-centre');
    expect(rules.check(position({ hands: [hand] }), lay('I8=A:AEHNO I9=T:AEIOT')).ok).toBe(true);
  });

  it('A3 the first word has two letters or more', () => {
    expect(refusal({ hands: [hand] }, lay('I9=A:AEHNO'))).toBe('alphacubes/one-letter');
  });

  it('A3 whoever lays the first word: after passes it still goes through the centre', () => {
    const state = position({ hands: ['CEIOV', hand] });
    const passed = expectOk(rules.apply(state, { kind: 'pass', by: seat(0) })).state;
    const away = { ...lay('J9=A:AEHNO K9=T:AEIOT'), by: seat(1) };
    expect(codeOf(rules.check(passed, away))).toBe('alphacubes/not-through-centre');
  });

  it('A3 later plays touch a cube by a side; a corner is not enough', () => {
    const picture = [...empty, '........CAT'];
    expect(refusal({ hands: [hand], picture }, lay('L10=A:AEHNO M10=T:AEIOT'))).toBe(
      'alphacubes/touches-nothing',
    );
    expect(refusal({ hands: [hand], picture }, lay('A1=A:AEHNO B1=T:AEIOT'))).toBe(
      'alphacubes/touches-nothing',
    );
    for (const side of ['H9', 'L9', 'I8', 'K10']) {
      expect(rules.check(position({ hands: [hand], picture }), lay(`${side}=A:AEHNO`)).ok).toBe(true);
    }
  });

  it('A3 the edge of the board is no neighbour', () => {
    const picture = ['................A', ...empty.slice(1)];
    expect(refusal({ hands: [hand], picture }, lay('A2=A:AEHNO B2=T:AEIOT'))).toBe(
      'alphacubes/touches-nothing',
    );
  });
});

describe('A3 which words are formed', () => {
  const judge = createAlphacubes(new Set(['CAT', 'AT', 'TO']));
  const picture = [...empty, '........CAT'];

  it('A3 every run of two or more must be a word', () => {
    const state = position({ hands: [hand], picture });
    const good = judge.check(state, moveOf(state, 0, 'K9 down TO'));
    expect(good.ok).toBe(true);
    const bad = judge.check(state, moveOf(state, 0, 'I10 across TO'));
    expect(bad).toMatchObject({
      problem: { code: 'alphacubes/not-in-lexicon', words: ['CT', 'AO'], at: ['I9', 'J9'] },
    });
  });
});

describe('A3 the score', () => {
  it('A3 counts the letters up, times the centre', () => {
    expect(scoreOf({ hands: [hand] }, 'I9 across HER').total).toBe((4 + 1 + 1) * 2);
  });

  it('A3 counts letter premiums before word premiums', () => {
    const board = ['.....', '.tD..', '..*..', '.....', '.....'];
    const picture = ['.....', '.....', '..A..'];
    // H on 3x letter, E on 2x word: (4 x 3 + 1) x 2; E A down once more, doubled: (1 + 1) x 2.
    const { words, total } = scoreOf({ board, picture, hands: [hand] }, 'B2 across HE');
    expect(words.map(({ word, points }) => [word, points])).toEqual([
      ['HE', 26],
      ['EA', 4],
    ]);
    expect(total).toBe(30);
  });

  it('A3 counts every run that holds a new cube, letters already there included, and no other', () => {
    const board = Array.from({ length: 7 }, (_, row) => (row === 3 ? '...*...' : '.......'));
    const picture = ['.......', '.......', '.......', '.CAT...', '....X..'];
    const { words } = scoreOf({ board, picture, hands: [hand] }, 'B5 across ODEX');
    expect(words.map(({ word, start, direction, points }) => [word, start, direction, points])).toEqual([
      ['ODEX', 'B5', 'across', 1 + 2 + 1 + 8],
      ['CO', 'B4', 'down', 3 + 1],
      ['AD', 'C4', 'down', 1 + 2],
      ['TE', 'D4', 'down', 1 + 1],
    ]);
  });

  it('A3 premiums count only under cubes laid now', () => {
    const board = ['TTTTT', 'ddddd', '..*..', '.....', '.....'];
    const picture = ['CAT..'];
    const { total } = scoreOf({ board, picture, hands: [hand] }, 'A1 across CATS');
    expect(total).toBe((3 + 1 + 1 + 1) * 3);
  });

  it('A3 two word premiums multiply each other', () => {
    const board = ['.....', '.....', '.D*T.', '.....', '.....'];
    expect(scoreOf({ board, hands: [hand] }, 'B3 across HAT').total).toBe((4 + 1 + 1) * 12);
  });

  it('A3 a single cube scores both its words', () => {
    const board = ['.....', '.....', '..*d.', '.....', '.....'];
    const picture = ['.....', '...A.', '..C..'];
    const { words, total } = scoreOf({ board, picture, hands: [hand] }, 'C3 across CH');
    expect(words.map(({ word, points }) => [word, points])).toEqual([
      ['CH', 3 + 8],
      ['AH', 1 + 8],
    ]);
    expect(total).toBe(20);
  });

  it('A3 adds 50 for a splash, after the factors', () => {
    const all = scoreOf({ hands: ['AELNT IOSTU EINRT ADEIN ADEIS AEGIL CDELN'] }, 'I9 across TOENAIL');
    expect(all.splash).toBe(splashPoints);
    expect(all.total).toBe(50 + all.words.reduce((sum, word) => sum + word.points, 0));
    expect(scoreOf({ hands: [hand] }, 'I9 across THREAD').splash).toBe(0);
  });

  it('A3 seven cubes of a shorter last hand are the only splash: all of six are none', () => {
    const last = 'AEHNO EFIRS AEIOT ADIRT AENST DEHOR';
    expect(scoreOf({ hands: [last, 'BIKLS'] }, 'I9 across THREAD').splash).toBe(0);
  });
});
