import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gameIds } from '#shared/games/index.ts';

/** Files and folders outside those of a game that name one, and why they may. */
const exceptions: readonly (readonly [path: string, why: string])[] = [
  ['shared/games/register.ts', 'It is the list of games.'],
  ['shared/games/text-register.ts', 'It is the list of their texts.'],
  ['shared/games/manifest.ts', 'A game may be played with a deck of Kubo cards.'],
  ['shared/games/printed.ts', 'A wall of letters may have the colours of a Kubo deck.'],
  ['shared/engine/drawing.ts', 'A piece that is drawn may be a Kubo card.'],
  ['print-templates/report/table-art.ts', 'It draws the cards of the Kubo deck.'],
  ['shared/pieces/', 'Bundled sets are printed and designed without their games.'],
  ['shared/i18n/', 'Sentences of help and of products give games as examples.'],
  ['renderer/screens/home/first/lessons.ts', 'The first visit offers one lesson.'],
  ['print-templates/templates/kubo/', 'It draws the cards of the Kubo deck.'],
  ['print-templates/templates/cards/', 'It lays out the cards of the Kubo deck.'],
  ['print-templates/templates/holders/tuck-box.ts', 'The box of a deck shows the back of its cards.'],
  ['print-templates/templates/layer-mats.ts', 'The mats are those of the Kubo deck.'],
  ['print-templates/templates/game-walls.ts', 'A wall of letters may have the colours of a Kubo deck.'],
  ['print-templates/templates/print-set.ts', 'A set may be a deck of Kubo cards.'],
];

const named = new RegExp(gameIds.join('|'), 'i');
const comments = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*$/gm;

const naming = globSync(
  '{shared,electron,renderer,print-templates,firmware-protocol}/**/*.{ts,tsx,mjs,css}',
  {
    exclude: gameIds.flatMap((id) => [`shared/games/${id}/**`, `renderer/games/${id}/**`]),
  },
).filter((file) => named.test(readFileSync(file, 'utf8').replaceAll(comments, '')));

it('no code outside the folders of a game names it, but where there is a reason (P31)', () => {
  expect(naming.filter((file) => !exceptions.some(([path]) => file.startsWith(path)))).toEqual([]);
});

it.each(exceptions)('%s still names a game: %s', (path) => {
  expect(naming.some((file) => file.startsWith(path))).toBe(true);
});
