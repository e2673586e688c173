import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawnPng, icnsOf, icnsSizes, iconFolder, icons, icoOf, icoSizes } from './icon-files.ts';

/** `npm run icons` runs this. The result is committed, so that packaging needs nothing that draws. */
for (const [name, svg] of Object.entries(icons)) {
  const ico = icoOf(new Map(icoSizes.map((size) => [size, drawnPng(svg, size)])));
  const icns = icnsOf(new Map(Object.entries(icnsSizes).map(([type, size]) => [type, drawnPng(svg, size)])));
  writeFileSync(join(iconFolder, `${name}.ico`), ico);
  writeFileSync(join(iconFolder, `${name}.icns`), icns);
  console.log(`${name}: ${ico.length} bytes of .ico, ${icns.length} of .icns`);
}
