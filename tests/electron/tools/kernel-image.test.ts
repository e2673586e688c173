import { describe, expect, it } from 'vitest';
import { assemblyScript, compileKernel, hashKernelSources } from '#electron/tools/kernel-image.ts';
import { isInstalled } from '#electron/tools/pinned-package.ts';
import { image, imageSources } from '#shared/word-engine/kernel/image.ts';

describe('the image of the kernel in the repository', () => {
  it('belongs to the sources beside it', () => {
    expect(imageSources, 'npm run kernel compiles it anew').toBe(hashKernelSources());
  });

  it.skipIf(!isInstalled(assemblyScript))('is what the compiler makes of them, byte for byte', () => {
    expect(compileKernel().toString('base64') === image).toBe(true);
  });
});
