import { describe, expect, it } from 'vitest';
import { rememberedSquareText, squareText, texts } from '#renderer/games/alphacubes/speech.ts';
import { eventsText, wordList } from '#renderer/table/event-texts.ts';
import type { AlphacubesEvent } from '#shared/games/alphacubes/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import type { CubeId, Seat } from '#shared/kernel/index.ts';

const { t } = createTranslator();
const names = ['Ann', 'Ben'];
const say = (...events: readonly AlphacubesEvent[]) =>
  eventsText(t, texts, events, (seat) => names[seat] ?? '');
const ann = 0 as Seat;

describe('what is said of a square', () => {
  it.each([
    ['H4', 'plain', undefined, 'H4'],
    ['H4', 'letter2', undefined, 'H4, two times letter'],
    ['H4', 'letter2', { letter: 'C', value: 3, when: 'laid' }, 'C, 3, on H4, laid now, two times letter'],
    ['H4', 'plain', { letter: 'C', value: 3, when: 'laid' }, 'C, 3, on H4, laid now'],
    ['H4', 'letter2', { letter: 'C', value: 3, when: 'cube' }, 'C, 3, on H4'],
    ['H4', 'word3', { letter: 'C', value: 3, when: 'last' }, 'C, 3, on H4, last play'],
    ['I9', 'centre', undefined, 'I9, centre, two times word'],
  ] as const)('%s %s', (square, kind, cube, said) => {
    expect(squareText(t, square, kind, cube)).toBe(said);
  });

  it('is worked out once, and anew for whatever else lies there or is pointed out', () => {
    const worked: unknown[] = [];
    const counted = ((...asked: Parameters<typeof t>) => (worked.push(asked), t(...asked))) as typeof t;
    const textOf = rememberedSquareText(counted);
    const cube = { letter: 'C', value: 3, when: 'laid' } as const;
    const all = () => [
      textOf('H4', 'plain', undefined, false),
      textOf('H5', 'plain', undefined, false),
      textOf('H4', 'plain', undefined, true),
      textOf('H4', 'plain', { ...cube }, false),
      textOf('H4', 'plain', { ...cube, when: 'last' }, false),
    ];
    const said = [
      'H4',
      'H5',
      'H4, a cube of the hint goes here',
      'C, 3, on H4, laid now',
      'C, 3, on H4, last play',
    ];
    expect(all()).toEqual(said);
    expect(worked).toHaveLength(5);
    expect(all()).toEqual(said);
    expect(worked).toHaveLength(5);
  });

  it('tells a play that is only looked at from cubes that lie, and where a hint points', () => {
    const ghost = { letter: 'C', value: 3, when: 'ghost' } as const;
    expect(squareText(t, 'H4', 'letter2', ghost)).toBe('C, 3, on H4, could have been laid');
    expect(squareText(t, 'H4', 'plain', undefined, true)).toBe('H4, a cube of the hint goes here');
    expect(squareText(t, 'H4', 'word3', undefined, true)).toBe(
      'H4, three times word, a cube of the hint goes here',
    );
    // Once a cube lies there, it is the cube that is spoken of.
    expect(squareText(t, 'H4', 'plain', { ...ghost, when: 'laid' }, true)).toBe('C, 3, on H4, laid now');
  });
});

describe('what happened', () => {
  it('names the play and whose turn it is, and only counts what was drawn', () => {
    const word = {
      word: 'CHECK',
      start: 'G4',
      direction: 'across',
      letters: [],
      wordFactor: 1,
      points: 23,
    } as const;
    const score = { words: [word], splash: 0, total: 23 };
    const cubes = [11, 12, 13] as readonly number[] as readonly CubeId[];
    const said = say(
      { kind: 'played', seat: ann, placements: [], score },
      { kind: 'scored', seat: ann, points: 23, move: 10 },
      { kind: 'drew', seat: ann, count: 3, cubes },
      { kind: 'turn', seat: 1 as Seat, turn: 12 },
    );
    expect(said).toBe('Ann plays CHECK from G4 across for 23. 3 cubes are drawn. Ben to play.');
  });

  it('says nothing of which cubes were exchanged', () => {
    expect(say({ kind: 'exchanged', seat: ann, count: 2, cubes: [4, 5] as never })).toBe(
      'Ann exchanges 2 cubes.',
    );
  });

  it('tells the verdict of a challenge for the whole play', () => {
    const challenged = {
      kind: 'challenged',
      seat: ann,
      player: 1 as Seat,
      words: ['EX', 'HE'],
      good: false,
    } as const;
    expect(say(challenged)).toBe('Ann challenges. EX and HE is not good: the play is taken back.');
  });

  it('lists words as people do', () => {
    expect(wordList(t, ['EX'])).toBe('EX');
    expect(wordList(t, ['EX', 'HE', 'AT'])).toBe('EX, HE and AT');
  });
});
