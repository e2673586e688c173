import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptFolder } from './temporary.ts';

const root = join(import.meta.dirname, '../../..');

/** A program folder with a page of the test's own, and the lexica of the build where it has run; removed by its maker. */
export function testProgram(
  page = '<!doctype html><html><head><title>Test</title></head><body></body></html>',
): string {
  const folder = keptFolder();
  const screens = join(folder, 'build', 'renderer');
  mkdirSync(join(screens, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'cubewright', version: '9.8.7' }));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(screens, 'index.html'), page);
  writeFileSync(join(screens, 'assets', 'app-1a2b.js'), 'window.ran = true;');
  writeFileSync(join(screens, 'assets', 'word-worker-1a2b.js'), 'self.ran = true;');
  const lexica = join(root, 'build', 'lexica');
  if (existsSync(lexica)) cpSync(lexica, join(folder, 'build', 'lexica'), { recursive: true });
  return folder;
}
