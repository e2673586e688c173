import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The sixth game lies here as it would in the project: its two folders and one line in each register. */
export const sixthGame = {
  id: 'cuberow',
  root: fileURLToPath(new URL('.', import.meta.url)),
  folders: ['shared/games/cuberow', 'renderer/games/cuberow'],
  lines: {
    'shared/games/register.ts': "export { cuberow } from './cuberow/manifest.ts';",
    'shared/games/text-register.ts': "export { cuberowTexts as cuberow } from './cuberow/texts/index.ts';",
  },
} as const;

/** Paths from its root. */
export function filesOfSixthGame(): readonly string[] {
  return sixthGame.folders.flatMap((folder) =>
    globSync(path.posix.join(folder, '**/*.*'), { cwd: sixthGame.root }).toSorted(),
  );
}
