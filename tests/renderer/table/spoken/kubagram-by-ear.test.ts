import { describe, expect, it } from 'vitest';
import { parts } from '#renderer/games/kubagram/parts.ts';
import { texts } from '#renderer/games/kubagram/speech.ts';
import { spoken } from '#renderer/games/kubagram/spoken.ts';
import type { KubagramTable } from '#renderer/games/kubagram/table-types.ts';
import { smallWords } from '#tests/support/alphacubes/lexicon.ts';
import { kubagramRecord } from '#tests/support/kubagram/records.ts';
import { longTest } from '#tests/support/patience.ts';
import { sitDown, type Listener } from './a-listener.ts';

const players = ['Ann', 'Ben'].map((name) => ({ name, kind: 'person' as const }));
const long = smallWords.filter((word) => word.length > 2).toSorted((a, b) => b.length - a.length);

function wordFrom(letters: readonly string[]): string | undefined {
  return long.find((word) => {
    const left = [...letters];
    return [...word].every((letter) => {
      const at = left.indexOf(letter);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  });
}

const centralBy = (ear: Listener<KubagramTable>) =>
  (/In the central field, \d+ di(?:c)?e: ([^.]*)\./.exec(ear.ask('p'))?.[1] ?? '').split(', ');

/** What to do, found from what is said alone. */
function lineFor(ear: Listener<KubagramTable>, now: string): string {
  // The corners are told in the order in which the box is turned; the second of them is a quarter.
  if (now.includes('where the dice begin: A9, ')) return 'corner 90';
  const faces = /Lay the die as ([^.]*?), at the left/.exec(now)?.[1]?.split(/, | and /);
  if (faces !== undefined) {
    expect(ear.ask('h')).toContain(`${faces[0]}, `);
    const vowels = 'AEIOU';
    const central = centralBy(ear).filter((letter) => vowels.includes(letter)).length;
    const wanted = faces.find((face) => vowels.includes(face) === central < 3) ?? faces[0] ?? '';
    return `lay ${wanted} right`;
  }
  const word = now.includes('Spell a word') ? wordFrom(centralBy(ear)) : undefined;
  if (word !== undefined) return `claim ${word}`;
  if (now.includes('Take the next die.')) return 'take';
  return now.includes('End the turn.') ? 'end' : 'declare';
}

describe('Kubagram by ear (P13)', () => {
  it('is played from a full box to an empty one', { timeout: longTest }, async () => {
    const record = kubagramRecord(players, { options: { minLength: 3 }, seed: 11 });
    const ear = await sitDown<KubagramTable>({ parts, texts, spoken }, record, smallWords);
    expect(ear.ask('r').split(';')).toHaveLength(12);
    expect(ear.ask('c').split(';')).toHaveLength(9);
    let claims = 0;
    for (let now = ear.ask('n'); !now.startsWith('The game is over'); now = ear.ask('n')) {
      const name = /Turn \d+, (\w+) to play/.exec(now)?.[1];
      const by = players.findIndex((player) => player.name === name) + 1;
      const line = lineFor(ear, now);
      const news = await ear.type(line, by);
      if (!line.startsWith('claim')) continue;
      expect(news).toContain(`${name} claims ${line.slice(6)} for`);
      expect(ear.ask('w')).toContain(line.slice(6));
      claims += 1;
    }
    expect(ear.ask('b')).toBe('The box is empty.');
    expect(claims).toBeGreaterThan(5);
    ear.compare((line) => line.replace(/ with .*| \(.*/, ''));
  });
});
