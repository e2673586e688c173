import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The choices of a home as they are on disk, where they come a moment after the page shows them; none at first. */
export function keptSettings(home: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(home, 'settings.json'), 'utf8'));
  } catch {
    return {};
  }
}
