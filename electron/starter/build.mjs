import { inRoot, projectNode, root } from './place.mjs';
import { run } from './run.mjs';
import { freshen } from './stale.mjs';

const inner = ['shared', 'print-templates', 'package.json', 'package-lock.json'];

/**
 * With `loud`, the tool's output is shown as it comes, because the tool takes some seconds.
 * @type {readonly (import('./stale.mjs').Part & { says: string, tool: string, loud?: boolean })[]}
 */
const parts = [
  {
    name: 'lexica',
    says: 'word lists',
    tool: 'electron/tools/build-lexica.ts',
    loud: true,
    inputs: ['shared/lexicon', 'shared/kernel', 'electron/tools/lexica', 'electron/tools/lists'],
    output: 'build/lexica',
  },
  {
    name: 'screens',
    says: 'screens',
    tool: 'electron/tools/build-screens.ts',
    inputs: [
      'renderer',
      'electron/tools/font-faces.ts',
      'electron/tools/move-into-place.ts',
      'electron/tools/screen-styles.ts',
      'electron/tools/tokens-css.ts',
      ...inner,
    ],
    output: 'build/renderer',
  },
  {
    name: 'desktop',
    says: 'desktop door',
    tool: 'electron/tools/build-desktop.ts',
    inputs: [
      ...['main', 'preload', 'services', 'handlers', 'loopback', 'cli'].map((folder) => `electron/${folder}`),
      'electron/starter/place.mjs',
      'electron/starter/sure-exit.mjs',
      'firmware-protocol',
      ...inner,
    ],
    output: 'build/electron',
  },
];

/** Builds what is stale and shows a tool's output when it fails. @returns {Promise<boolean>} */
export async function ensureBuilt() {
  for (const { says, tool, inputs, loud = false, ...part } of parts) {
    const began = Date.now();
    const done = await freshen(root, { ...part, inputs: [...inputs, tool] }, async () => {
      const { code, output } = await run(projectNode, [inRoot(tool)], {
        output: loud ? 'both' : 'keep',
        limitSeconds: 300,
      });
      if (code !== 0 && !loud) console.error(output);
      return code === 0;
    });
    if (done === 'built') console.log(`Built the ${says} in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
    if (done === 'failed') {
      console.error(`The ${says} could not be built; what went wrong is above.`);
      return false;
    }
  }
  return true;
}
