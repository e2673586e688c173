import { writeFileSync } from 'node:fs';
import { compileChip, imageFile, imageText } from './compile.ts';

/** `npm run world-chip` runs this. The image is committed, so that a world needs no compiler. */
const image = compileChip();
if (image === undefined) {
  console.error('clang and lld are not both installed. On Debian and Ubuntu: sudo apt-get install clang lld');
  process.exitCode = 1;
} else {
  writeFileSync(imageFile, imageText(image));
  console.log(`image.ts: ${image.length.toLocaleString('en')} bytes of WebAssembly`);
}
