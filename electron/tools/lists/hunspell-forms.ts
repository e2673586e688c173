import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { debianPackage } from './debian-package.ts';

/**
 * Returns all forms of the words of a Hunspell dictionary, as `unmunch` of hunspell-tools writes them out. Both files are
 * UTF-8. `unmunch` heeds no flag that takes a word out, so entries whose flags `isWord` refuses are left out before.
 */
export function allForms(
  dictionary: string,
  affixes: string,
  isWord: (flags: string) => boolean = () => true,
): readonly string[] {
  const tools = debianPackage('hunspell-tools');
  const place = mkdtempSync(join(tmpdir(), 'cubewright-forms-'));
  try {
    const [, ...entries] = readFileSync(dictionary, 'utf8').split('\n');
    const words = entries.filter((entry) => entry !== '' && isWord(entry.split('/')[1] ?? ''));
    const chosen = join(place, 'words.dic');
    writeFileSync(chosen, [words.length, ...words, ''].join('\n'));
    return execFileSync(join(tools.folder, 'usr/bin/unmunch'), [chosen, affixes], {
      encoding: 'utf8',
      maxBuffer: 100_000_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).split('\n');
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
