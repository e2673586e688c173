import { describe, expect, it } from 'vitest';
import { parts } from '#renderer/games/kubo/parts.ts';
import { texts } from '#renderer/games/kubo/speech.ts';
import { spoken } from '#renderer/games/kubo/spoken.ts';
import { cardNames, kuboLines, lineOf, type CardName } from '#shared/games/kubo/index.ts';
import { kuboRecord } from '#tests/support/kubo/records.ts';
import { longTest } from '#tests/support/patience.ts';
import { sitDown, type Listener } from './a-listener.ts';
import type { KuboTable } from '#renderer/games/kubo/table-types.ts';

const players = ['Ann', 'Ben'].map((name) => ({ name, kind: 'person' as const }));

/** `Green S1, M1, blue L2`: a code without a colour has the colour before it. */
function cardsIn(text: string): readonly CardName[] {
  let colour = '';
  return [...text.toLowerCase().matchAll(/(blue|green|yellow|red)|\b(xl|[sml])([1-4])\b/g)].flatMap(
    ([, named, size, number]) => {
      if (named !== undefined) colour = named;
      const name = `${colour} ${(size ?? '').toUpperCase()}${number ?? ''}`;
      return named === undefined ? cardNames.filter((card) => card === name) : [];
    },
  );
}

/** What somebody remembers who hears the table: which cards lie, which of this turn, and which lines are gone. */
interface Memory {
  readonly lying: Set<CardName>;
  readonly fresh: Set<CardName>;
  readonly gone: Set<string>;
}

function lineToClaim({ lying, fresh, gone }: Memory): string | undefined {
  const found = kuboLines.find(
    ({ id, cards }) =>
      !gone.has(id) && cards.every((card) => lying.has(card)) && cards.some((card) => fresh.has(card)),
  );
  if (found === undefined) return undefined;
  gone.add(found.id);
  const [from, , , to] = lineOf(found.id).cards;
  const [colour, code] = to.split(' ');
  return from.startsWith(`${colour} `) ? `claim ${from} ${code}` : `claim ${from} ${to}`;
}

async function takeTurn(ear: Listener<KuboTable>, by: number, memory: Memory): Promise<void> {
  memory.fresh.clear();
  for (;;) {
    const now = ear.ask('n');
    const free = cardsIn(/can lie: ([^.]*)\./.exec(now)?.[1] ?? '');
    const [card] = free;
    const line = lineToClaim(memory);
    if (line !== undefined) {
      const news = await ear.type(line, by);
      expect(news).toContain('claims the');
      if (news.includes('Zoker')) continue;
    } else if (card !== undefined) {
      expect(ear.ask('h')).toContain(`${card}, can lie`);
      ear.press({ kind: 'cursor', card });
      expect(ear.ask('p').toLowerCase()).toBe(`${card.toLowerCase()}, empty.`);
      expect(await ear.type(`lay ${card}`, by)).toContain(`lays ${card}`);
      expect(ear.ask('p').toLowerCase()).toBe(`${card.toLowerCase()} lies.`);
      memory.lying.add(card);
      memory.fresh.add(card);
    } else if (now.includes('You may draw.')) await ear.type('draw', by);
    else {
      await ear.type('end', by);
      return;
    }
  }
}

describe('Kubo by ear (P13)', () => {
  it(
    'is played from the first card to the end, hot seat and steal windows included',
    { timeout: longTest },
    async () => {
      const ear = await sitDown<KuboTable>({ parts, texts, spoken }, kuboRecord(players, 466), ['AA']);
      const memory: Memory = { lying: new Set(), fresh: new Set(), gone: new Set() };
      expect(ear.ask('h')).toMatch(/is covered. Enter shows it.$/);
      ear.comeForward();
      for (const card of cardNames) {
        ear.press({ kind: 'cursor', card });
        if (ear.ask('p').includes('lies')) memory.lying.add(card);
      }
      expect(memory.lying.size).toBe(4);
      let covers = 1;
      for (let now = ear.ask('n'); !now.startsWith('The game is over'); now = ear.ask('n')) {
        const covered = /(\w+)’s hand is covered/.exec(now)?.[1];
        const onTurn = /Turn \d+, (\w+) to play/.exec(now)?.[1];
        const mayClaim = /(\w+) may now claim/.exec(now)?.[1];
        const seatOf = (name: string) => players.findIndex((player) => player.name === name) + 1;
        if (covered !== undefined) {
          expect(ear.ask('h')).toBe(now);
          covers += 1;
          ear.comeForward();
        } else if (onTurn !== undefined) await takeTurn(ear, seatOf(onTurn), memory);
        else if (mayClaim !== undefined) await ear.type('wave', seatOf(mayClaim));
        else throw new Error(`Nobody knows what to do: ${now}`);
      }
      expect(covers).toBeGreaterThan(5);
      expect(ear.ask('s')).toMatch(/^Ann −?\d+\. Ben −?\d+\.$/);
      expect(ear.ask('l')).toMatch(/^Turn \d+: /);
      expect(ear.ask('w')).toMatch(/has the (row|column|pillar|diagonal|Zoker)|No line/);
      ear.compare();
    },
  );
});
