import { describe, expect, it } from 'vitest';
import { createTranslator } from '#shared/i18n/index.ts';
import { tables } from '#shared/i18n/en/games/index.ts';
import * as screens from '#shared/i18n/en/index.ts';

const { common, home, newGame, record, speech, table, cli } = screens;
const { replay, view } = cli;
/** Where sentences name players. */
const catalogue = { home, newGame, record, speech, table, cli: { replay, view }, ...tables };
const players = ['name', 'names', 'player', 'others', 'to', 'of', 'before'] as const;

/** Here these facts are no players: rows, jokers, lists, numbers and letters. */
const others =
  /(?:listChanged|otherList|name\.kept|spoken\.(?:row|column)|\.also|kuboTable\.(?:grid|count)|joker|otherAt|hand\.(?:cube|onBoard)|\.(?:lying|cube)\.|undoWith|words\.nothing|news\.(?:swapped|chosen)|box\.row|waits|lastMove\.total)/;

function* sentences(texts: unknown, key = ''): Generator<readonly [string, string]> {
  if (typeof texts === 'string') yield [key, texts];
  else if (typeof texts === 'object' && texts !== null)
    for (const [name, text] of Object.entries(texts))
      yield* sentences(text, key === '' ? name : `${key}${key.includes(':') ? '.' : ':'}${name}`);
}

/** Returns the sentences that name a player, and how each reads where the player has no name. */
function toYou(): readonly (readonly [string, string])[] {
  const { t } = createTranslator();
  const facts = Object.fromEntries(players.map((one) => [one, common.you]));
  return [...sentences(catalogue)].flatMap(([key, text]) => {
    const names = [...text.matchAll(/\{\{(\w+)/gu)].some(([, name]) => players.some((one) => one === name));
    if (!names || others.test(key.replace(':', '.'))) return [];
    const plain = key.replace(/_(?:zero|one|other)$/u, '');
    const count = key.endsWith('_one') ? 1 : 2;
    return [[key, t(plain, { ...facts, count, points: 3, word: 'CAT', turn: 2 })] as const];
  });
}

/** A capital inside a sentence, an owner by an apostrophe, or a verb that goes with the name of somebody. */
const wrong = /[^.:“(] You\b|You’s|You \w*[^\Ws]s\b/u;

describe('sentences about players', () => {
  const said = toYou();

  it('are known, and tell what reads wrongly', () => {
    expect(said.length).toBeGreaterThan(150);
    for (const text of [
      'You makes 1 move.',
      'You has CAT.',
      'You is thinking',
      'You’s turn',
      'It goes to You.',
    ])
      expect(text).toMatch(wrong);
    for (const text of [
      'You make 1 move.',
      'You claimed CAT',
      'You: let it stand',
      'Turn 2, you to play',
      'You 3',
    ])
      expect(text).not.toMatch(wrong);
  });

  it('read right where the player has no name', () => {
    expect(said.filter(([, text]) => wrong.test(text))).toEqual([]);
  });
});
