import './sure-exit.mjs';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { demandNode, inRoot, isNode24 } from './place.mjs';

// Once the lexica are built, start the command line at once. A fresh clone is set up first, with messages on stderr.
if (isNode24 && existsSync(inRoot('build', 'lexica', 'lexica.json'))) {
  // The compile cache halves the start of a command and saves a third of its memory.
  module.enableCompileCache(inRoot('build', 'compile-cache'));
  await import('../cli/main.ts');
} else {
  console.log = console.error;
  const [{ ensureBuilt }, { continueInNode }, { ensurePackages }] = await Promise.all([
    import('./build.mjs'),
    import('./continue-in-node.mjs'),
    import('./packages.mjs'),
  ]);
  demandNode(20);
  if (!(await ensurePackages()) || !(await ensureBuilt())) process.exit(1);
  continueInNode(process.argv.slice(2));
}
