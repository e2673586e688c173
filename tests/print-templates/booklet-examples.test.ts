import { describe, expect, it } from 'vitest';
import { alphacubesOptions } from '#shared/games/alphacubes/options.ts';
import { scorePlay } from '#shared/games/alphacubes/scoring.ts';
import { pointsAt } from '#shared/games/cubeword/scoring.ts';
import type { GameId } from '#shared/games/index.ts';
import { ofSet } from '#shared/games/kubagram/booklet/facts.ts';
import { isJoker, type ShownDie } from '#shared/games/kubagram/dice.ts';
import { valueOfWord } from '#shared/games/kubagram/scoring.ts';
import { pointsOf } from '#shared/games/kubo/lines.ts';
import { bookletOf } from '#shared/i18n/booklets.ts';
import { defaults } from '#shared/options/index.ts';
import { alphacubesSet, kubagramSets, type KubagramSetName } from '#shared/pieces/index.ts';

function figuresOf(game: GameId, section: string): readonly string[] {
  return bookletOf(game, 'en').sections[section]?.example?.rows.map(([, figure]) => figure) ?? [];
}

describe('the worked examples', () => {
  it('A3: FROSTED scores as Alphacubes scores it', () => {
    const board = alphacubesSet.boards['standard']?.rows ?? [];
    const placements = [...'FROSTED'].map((letter, index) => ({
      square: `${'EFGHIJK'[index]}9`,
      letter,
      cube: index,
    }));
    const score = scorePlay(
      { options: defaults(alphacubesOptions), board, squares: {} },
      placements as never,
      'across',
    );
    expect(score.total).toBe(80);
    const [word] = score.words;
    const counted = word?.letters.map(({ value, letterFactor }) => value * letterFactor) ?? [];
    const small = counted.slice(1, 6).reduce((sum, value) => sum + value, 0);
    const figures = [counted[0], small, counted[6], word?.points, score.splash, score.total];
    expect(figuresOf('alphacubes', 'score')).toEqual(figures.map(String));
  });

  it('C6: PLANET with a blank and TIN score as CUBEWORD scores them', () => {
    const planet = [0, 1, 3, 4].reduce((sum, place) => sum + pointsAt(place), 0);
    const tin = [0, 1, 2].reduce((sum, place) => sum + pointsAt(place), 0);
    const figures = [planet, 0, pointsAt(5), tin, planet + pointsAt(5) + tin];
    expect(figuresOf('cubeword', 'score')).toEqual(figures.map(String));
  });

  it('U8, U10: lines and cards left count as Kubo counts them', () => {
    const { straight, diagonal, zoker } = pointsOf;
    const figures = [3 * straight, diagonal, zoker, '–2', 3 * straight + diagonal + zoker - 2];
    expect(figuresOf('kubo', 'score')).toEqual(figures.map(String));
  });

  it.each(Object.keys(kubagramSets) as KubagramSetName[])(
    'K9, K10, K11b: words of %s have their value',
    (name) => {
      const set = kubagramSets[name];
      const facts: Readonly<Record<string, string>> = ofSet(set).facts;
      const ids = set.pieces.map(({ id }) => id);
      const joker = ids.find((id) => isJoker(id));
      const die = ids.find((id) => !isJoker(id));
      if (joker === undefined || die === undefined) throw new Error('No dice');
      const dice = (text: string, wild = ''): readonly ShownDie[] => {
        const at = text.indexOf(wild || ' ');
        return [...text].map((letter, index) => ({ die: index === at ? joker : die, letter }));
      };
      const value = valueOfWord(name, {
        dice: dice(facts['word'] ?? '', facts['joker']),
        parts: 1,
        extended: false,
      });
      expect(`${value.total}`).toBe(facts['total']);
      expect(`${value.total / 2}`).toBe(facts['plain']);
      expect(value.bonus).toBe(5);
      const compound = valueOfWord(name, { dice: dice(facts['compound'] ?? ''), parts: 2, extended: false });
      expect(`${compound.total}`).toBe(facts['compoundTotal']);
      expect(`${compound.total / 2}`).toBe(facts['compoundPlain']);
      expect(compound.bonus).toBe(75);
      const costs = set.pieces
        .filter(({ id }) => isJoker(id))
        .map(({ faces }) =>
          faces.reduce((sum, face) => sum + (face.kind === 'letter' ? (set.values[face.letter] ?? 0) : 0), 0),
        );
      expect((facts['unused'] ?? '').match(/\d+/g)?.map(Number).sort()).toEqual([...costs].sort());
    },
  );

  it('S6, S7, S9: FLOWER and TOWN come to what the items say', () => {
    const values: Readonly<Record<string, number>> = { F: 4, W: 4, L: 1, O: 1, E: 1, R: 1, T: 1, N: 1 };
    const sum = (word: string) => [...word].reduce((points, letter) => points + (values[letter] ?? NaN), 0);
    const flower = sum('FLOWER');
    expect(figuresOf('scruble', 'score')).toEqual([flower, flower * 2, 5, 10, flower * 2 + 15].map(String));
    expect(figuresOf('scruble', 'crossing')).toEqual([sum('TOWN'), flower, sum('TOWN') + flower].map(String));
  });
});
