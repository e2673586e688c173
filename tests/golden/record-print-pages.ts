/**
 * `node tests/golden/record-print-pages.ts` keeps the pages anew and says how much each differs from before.
 * Look at every picture that differs before committing it.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { keptFile, keptPage, keptPages, pictureOf } from '#tests/support/print/kept-pages.ts';

mkdirSync(new URL('print/', import.meta.url), { recursive: true });
for (const kept of keptPages) {
  const picture = await pictureOf(kept);
  const before = existsSync(keptFile(kept.name)) ? keptPage(kept) : undefined;
  const same = before?.width === picture.width && before.height === picture.height;
  const differing = same ? pixelmatch(before.data, picture.data, undefined, picture.width, picture.height) : -1;
  console.log(`${kept.name}: ${differing < 0 ? 'new' : `${differing} dots differ`}`);
  if (differing !== 0) writeFileSync(keptFile(kept.name), PNG.sync.write(picture));
}
