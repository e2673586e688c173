import { writeFileSync } from 'node:fs';
import { assemblyScript, compileKernel, imageFile, imageText } from './kernel-image.ts';
import { ensureInstalled } from './pinned-package.ts';

/** `npm run kernel` runs this. The image is committed, so that running the program needs no compiler. */
ensureInstalled(assemblyScript);
const image = compileKernel();
writeFileSync(imageFile, imageText(image));
console.log(`image.ts: ${image.length.toLocaleString('en')} bytes of WebAssembly`);
