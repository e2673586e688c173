import { writeFileSync } from 'node:fs';
import { assemblyScript, compileKernel, imageFile, imageText } from './kernel-image.ts';
import { ensureInstalled } from './pinned-package.ts';

/**
 * Compiles the kernel of the word engine: `npm run kernel`. The image is in the repository, so that nobody needs the
 * compiler to run the program.
 */
ensureInstalled(assemblyScript);
const image = compileKernel();
writeFileSync(imageFile, imageText(image));
console.log(`image.ts: ${image.length.toLocaleString('en')} bytes of WebAssembly`);
