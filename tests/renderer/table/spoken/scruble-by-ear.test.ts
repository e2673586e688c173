import { describe, expect, it } from 'vitest';
import { parts } from '#renderer/games/scruble/parts.ts';
import { texts } from '#renderer/games/scruble/speech.ts';
import { spoken } from '#renderer/games/scruble/spoken.ts';
import type { ScrubleTable } from '#renderer/games/scruble/table-types.ts';
import { smallWords } from '#tests/support/alphacubes/lexicon.ts';
import { longTest } from '#tests/support/patience.ts';
import { scrubleRecord } from '#tests/support/scruble/records.ts';
import { sitDown, type Listener } from './a-listener.ts';

const players = ['Ann', 'Ben'].map((name) => ({ name, kind: 'person' as const }));
const long = smallWords.filter((word) => word.length > 2);
const faces = ['top', 'left', 'front', 'right', 'bottom', 'back'];

interface Found {
  readonly word: string;
  readonly at: string;
}

/** Hears the rings to the right and downwards from the first row and column of each face, as they are after the twists. */
function wordByEar(ear: Listener<ScrubleTable>, gone: ReadonlySet<string>): Found | undefined {
  for (const [face, name] of faces.entries())
    for (const at of [0, 1, 2, 3])
      for (const [key, heading, place] of [
        ['r', 'right', face * 16 + at * 4],
        ['c', 'down', face * 16 + at],
      ] as const) {
        ear.press({ kind: 'cursor', place });
        const pegs = (ear.ask(key).split(': ')[1] ?? '').replace(/\.$/, '').split('; ');
        expect(pegs).toHaveLength(16);
        const letters = pegs.map((peg) => (peg.length === 1 ? peg : '.')).join('');
        for (const on of [0, 1, 2, 3]) {
          const word = long.find((one) => !gone.has(one) && letters.startsWith(one, on));
          const [row, column] = key === 'r' ? [at + 1, on + 1] : [on + 1, at + 1];
          if (word !== undefined) return { word, at: `${name} ${row} ${column} ${heading}` };
        }
      }
  return undefined;
}

describe('SCRUBLE Cube by ear (P13)', () => {
  it(
    'is played for four rounds, with a twist and what the rings then say',
    { timeout: longTest },
    async () => {
      const record = scrubleRecord(players, { finish: 'rounds', rounds: 4 });
      const ear = await sitDown<ScrubleTable>({ parts, texts, spoken }, record, smallWords);
      const claimed = new Set<string>();
      const refused = new Set<string>();
      expect(ear.ask('b')).toBe('Round 1 of 4.');
      for (let now = ear.ask('n'); !now.startsWith('The game is over'); now = ear.ask('n')) {
        const name = /Turn \d+, (\w+) to play/.exec(now)?.[1];
        const by = players.findIndex((player) => player.name === name) + 1;
        let [twist, found]: [string, Found | undefined] = ['R', undefined];
        for (const [at, letter] of ['R', 'U', 'F', 'L', 'D', 'B'].entries()) {
          const layer = [4, 5, 9, 1, 8, 12][at] ?? 4;
          const quarters = ['L', 'U', 'F'].includes(letter) ? 1 : 3;
          ear.press({ kind: 'twist', twist: { layer, quarters } });
          expect(ear.ask('n')).toContain('1 twist this turn');
          twist = /\(([A-Z0-9’']+)\)/.exec(ear.ask('n'))?.[1] ?? '';
          found = wordByEar(ear, new Set([...claimed, ...refused]));
          ear.press({ kind: 'take-back-twist' });
          if (found !== undefined) break;
        }
        if (found === undefined) {
          expect(await ear.type(`${twist}: pass`, by)).toContain(`${name} twisted`);
          continue;
        }
        const { word, at } = found;
        const news = await ear.type(`${twist}: ${word} at ${at}`, by);
        if (news.includes('stood in line when the turn began')) {
          refused.add(word);
          continue;
        }
        expect(news).toContain(`${name} claimed ${word} for`);
        refused.clear();
        claimed.add(word);
        expect(ear.ask('w')).toContain(`Claimed in this game: ${[...claimed].join(', ')}.`);
      }
      expect(claimed.size).toBeGreaterThan(3);
      ear.compare();
    },
  );
});
