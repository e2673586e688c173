import type { Handlers } from './handler.ts';

export const games: Handlers<
  'listGames' | 'createGame' | 'readGame' | 'saveGame' | 'deleteGame' | 'exportGame'
> = {
  listGames: (_ask, { library }) => library.list(),
  createGame: ({ text }, { library }) => library.create(text),
  readGame: ({ id }, { library }) => library.read(id),
  saveGame: ({ id, text, revision }, { library }) => library.save(id, text, revision),
  deleteGame: ({ id }, { library }) => library.remove(id),
  exportGame: async ({ id }, { library, exporter }) => {
    const game = await library.read(id);
    if (!game.ok) return game;
    return exporter({
      name: `${id}.cubewright.json`,
      type: 'application/json',
      bytes: new TextEncoder().encode(game.value.text),
    });
  },
};
