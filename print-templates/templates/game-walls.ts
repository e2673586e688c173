import { manifestOf, type GameId } from '#shared/games/index.ts';
import type { WallRow } from '#shared/games/printed.ts';
import { paperWhite } from '../layout/inks.ts';
import type { WallCube } from './cube-wall.ts';
import { kuboInks, kuboTints } from './kubo/kubo-colours.ts';

export function wallOf(game: GameId | undefined): readonly (readonly WallCube[])[] {
  const rows: readonly WallRow[] = game === undefined ? ['ABC'] : manifestOf(game).print.wall;
  return rows.map((row) =>
    typeof row === 'string'
      ? [...row].map((letter) => ({ letter }))
      : [...row.letters].map((letter) => coloured(letter, row.colour)),
  );
}

function coloured(letter: string, colour: keyof typeof kuboInks): WallCube {
  const side = kuboInks[colour];
  return letter === ' '
    ? { letter: '', front: kuboTints[colour], side }
    : { letter, front: side, side, letterInk: paperWhite };
}
