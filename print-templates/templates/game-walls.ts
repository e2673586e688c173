import type { GameId } from '#shared/games/index.ts';
import { paperWhite } from '../layout/inks.ts';
import type { WallCube } from './cube-wall.ts';
import { kuboInks, kuboTints } from './kubo/kubo-colours.ts';

/** Covers show cubes that spell the name of the game. */
export function wallOf(game: GameId | undefined): readonly (readonly WallCube[])[] {
  return game === undefined ? spelled('ABC') : walls[game];
}

const walls: Readonly<Record<GameId, readonly (readonly WallCube[])[]>> = {
  alphacubes: spelled('ALPHA', 'CUBES'),
  kubagram: spelled('KUBA', 'GRAM'),
  cubeword: spelled('CUBE', 'WORD'),
  kubo: kuboWall(),
  scruble: spelled('SCRU', 'BLE ', 'CUBE', 'TURN'),
};

function spelled(...rows: readonly string[]): readonly (readonly WallCube[])[] {
  return rows.map((row) => [...row].map((letter) => ({ letter })));
}

/** The four layers run from red down to blue, with a completed diagonal. */
function kuboWall(): readonly (readonly WallCube[])[] {
  return (['red', 'yellow', 'green', 'blue'] as const).map((colour, row) =>
    [...'KUBO'].map((letter, column): WallCube => {
      const side = kuboInks[colour];
      return column === 3 - row
        ? { letter, front: side, side, letterInk: paperWhite }
        : { letter: '', front: kuboTints[colour], side };
    }),
  );
}
