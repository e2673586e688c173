import { describe, expect, it } from 'vitest';
import { expectOk } from '#shared/kernel/index.ts';
import { bestOf, createWordEngine, createWordFinder, type Play } from '#shared/word-engine/index.ts';
import { performTask } from '#shared/word-engine/threads/tasks.ts';
import { checkPosition } from '#shared/word-engine/positions/check-position.ts';
import {
  goldenPositions,
  lexiconFacts,
  publishedLexicon,
  publishedWords,
  sha256Of,
} from '#tests/support/word-engine/golden-positions.ts';

describe('the published word list', () => {
  it.each([
    ['standard', 15],
    ['cubes', 17],
  ] as const)('of the section %s is the one that was counted with', (section, longest) => {
    const words = publishedWords(longest);
    expect({ words: words.length, sha256: sha256Of(words), lengths: `2..${longest}` }).toEqual(
      lexiconFacts()[section],
    );
  });
});

/** What the order of the best plays promises. */
const rank = ({ score, direction, start, word }: Play): string => `${score} ${direction} ${start} ${word}`;

describe('the golden positions', () => {
  const engine = createWordEngine(publishedLexicon());
  const services = {
    engine,
    finder: createWordFinder(publishedLexicon()),
    alphabet: publishedLexicon().alphabet,
  };
  const golden = goldenPositions();

  it('are 240, all sound', () => {
    expect(golden).toHaveLength(240);
    for (const { position } of golden) expect(checkPosition(position, services).ok).toBe(true);
  });

  it.each(golden.map((one) => [`${one.section} ${one.id}`, one] as const))(
    '%s has as many plays and the same best score',
    (_, { position, expected }) => {
      expect(performTask(services, { kind: 'count-plays', position })).toEqual({ ok: true, value: expected });
      // The search for the best plays alone takes another way to the same ones.
      const [best] = expectOk(performTask(services, { kind: 'best-plays', position, most: 1 }));
      expect(best?.score ?? 0).toBe(expected.bestScore);
    },
  );

  it.each(
    golden.filter((_, place) => place % 4 === 1).map((one) => [`${one.section} ${one.id}`, one] as const),
  )('%s has the same twenty best plays as its whole list', (_, { position }) => {
    const wanted = bestOf(engine.allPlays(position), 20);
    const best = engine.bestPlays(position, 20);
    const found = Array.from({ length: best.count }, (_none, place) => best.playAt(place));
    expect(found.map(rank)).toEqual(wanted.map(rank));
    expect(found.map(({ score }) => score)).toEqual(found.map((_none, place) => best.scoreAt(place)));
  });

  it('have their best plays in the same order however many are wanted', () => {
    const [one] = golden.filter(({ section }) => section === 'cubes');
    if (one === undefined) throw new Error('No cubes among the golden positions');
    const all = engine.allPlays(one.position);
    const wanted = bestOf(all, Infinity).map(rank);
    for (const most of [0, 1_000, 1_001, Infinity]) {
      const best = engine.bestPlays(one.position, most);
      const found = Array.from({ length: best.count }, (_none, place) => rank(best.playAt(place)));
      expect(found).toEqual(wanted.slice(0, most));
    }
    expect(wanted.length).toBe(all.count);
  });
});
