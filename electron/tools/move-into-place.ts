import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';

const dayMs = 24 * 60 * 60 * 1000;

/** Old files stay for a day, since open pages may still load them; `last` refers to all others, so it moves last. */
export function moveIntoPlace(fresh: string, place: string, last: string, now = Date.now()): void {
  const files = readdirSync(fresh, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(fresh, file)).isFile(),
  );
  for (const file of [...files.filter((name) => name !== last), last]) {
    mkdirSync(dirname(join(place, file)), { recursive: true });
    renameSync(join(fresh, file), join(place, file));
    utimesSync(join(place, file), now / 1000, now / 1000);
  }
  rmSync(fresh, { recursive: true });
  for (const file of readdirSync(place, { recursive: true, encoding: 'utf8' })) {
    const path = join(place, file);
    if (files.includes(file) || !existsSync(path) || !statSync(path).isFile()) continue;
    if (now - statSync(path).mtimeMs > dayMs) rmSync(path);
  }
}
