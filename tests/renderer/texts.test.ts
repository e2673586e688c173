import { describe, expect, it } from 'vitest';
import { gameIds } from '#shared/games/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { tables } from '#shared/i18n/en/games/index.ts';
import * as screens from '#shared/i18n/en/index.ts';
import { table } from '#shared/i18n/en/table.ts';
import { asksFor, textUses } from '#tests/support/text-uses.ts';

const catalogue = { ...screens, ...tables };
const uses = textUses();
const { t } = createTranslator();

/** The game whose namespace or file this is; undefined for what all have in common. */
const gameOfNamespace = (name: string) => gameIds.find((id) => new RegExp(`^${id}([A-Z]|$)`).test(name));
const gameOfFile = (file: string) => gameIds.find((id) => file.startsWith(`renderer/games/${id}/`));

/** The keys of a namespace, without the endings of their plurals. */
function keysOf(texts: object, before = ''): readonly string[] {
  const keys = Object.entries(texts).flatMap(([name, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null
      ? keysOf(text, `${before}${name}.`)
      : [`${before}${name.replace(/_(?:zero|one|other)$/, '')}`],
  );
  return [...new Set(keys)];
}

describe('the texts of the screens', () => {
  it('are there, each one that is asked for', () => {
    expect(uses.length).toBeGreaterThan(400);
    const known = Object.entries(catalogue).map(([name, texts]) => [name, keysOf(texts)] as const);
    const missing = uses.filter(
      (use) =>
        use.namespace !== undefined &&
        !known.some(([name, keys]) => keys.some((key) => asksFor(use, name, key))) &&
        typeof t(`${use.namespace}:${use.key}`, { returnObjects: true }) === 'string',
    );
    expect(missing).toEqual([]);
  });

  it('of every table are asked for by the shell, or by two games', () => {
    const ownOfOne = keysOf(table).filter((key) => {
      const askers = uses.filter((use) => asksFor(use, 'table', key)).map(({ file }) => gameOfFile(file));
      return !askers.includes(undefined) && new Set(askers).size < 2;
    });
    expect(ownOfOne).toEqual([]);
  });

  it('of every table speak of no kind of piece', () => {
    const said = JSON.stringify(table);
    expect(said.match(/\b(?:cube|card|square|die|dice|felt|deck|stock)s?\b/gi)).toBeNull();
  });

  it('of one game are asked for by that game alone', () => {
    expect(Object.keys(tables).filter((name) => gameOfNamespace(name) === undefined)).toEqual([]);
    const elsewhere = uses.filter(({ file, namespace }) => {
      const game = gameOfNamespace(namespace ?? '');
      return game !== undefined && gameOfFile(file) !== game;
    });
    expect(elsewhere).toEqual([]);
  });
});
