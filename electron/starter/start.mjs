import './sure-exit.mjs';
import { ensureBuilt } from './build.mjs';
import { tryDesktopRuntime } from './desktop-runtime.mjs';
import { continueInNode } from './continue-in-node.mjs';
import { ensurePackages } from './packages.mjs';
import { demandNode } from './place.mjs';

// `npm start` installs packages, builds, then runs `cubewright start` with the same arguments.
demandNode(20);
if (!(await ensurePackages()) || !(await ensureBuilt())) process.exit(1);

const words = process.argv.slice(2);
await tryDesktopRuntime(words);
continueInNode(['start', ...words]);
