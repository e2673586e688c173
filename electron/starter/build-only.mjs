import './sure-exit.mjs';
import { rmSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { ensurePackages } from './packages.mjs';
import { demandNode, inRoot } from './place.mjs';

// `npm run build` installs packages and builds; `--clean`, for packing, first removes older output.
demandNode(20);
if (process.argv.includes('--clean')) {
  for (const part of ['renderer', 'electron', 'lexica'])
    rmSync(inRoot('build', part), { recursive: true, force: true });
}
if (!(await ensurePackages()) || !(await ensureBuilt())) process.exit(1);
