import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { englishModules, mapTexts, moduleOf } from '#electron/tools/language/pseudo.ts';
import type { NewFile } from '#electron/tools/language/skeleton.ts';
import { languages } from '#shared/i18n/index.ts';
import { openBrowserDoor } from '#tests/support/browser-door.ts';
import { everyPlace } from '#tests/support/every-place.ts';
import { speakInstead } from '#tests/support/pseudo-page.ts';
import { still } from '#tests/support/screens.ts';
import { marked, marksIn } from './marked-texts.ts';
import { picturesPage, type Seen, type ShownText } from './pictures-page.ts';

/**
 * Each text of a language with the picture of a screen that it stands on, and with the English text, for whoever
 * translates or reads a language: `npm run language:pictures -- sv FOLDER` writes index.html and its pictures. The
 * language has to be registered and built.
 */
const root = path.resolve(import.meta.dirname, '../..');
const [tag = '', folder = ''] = process.argv.slice(2);
const language = languages.find((one) => one === tag && one !== 'en');
if (language === undefined || folder === '') {
  const others = languages.filter((one) => one !== 'en').join(', ');
  console.error(`Run npm run language:pictures -- TAG FOLDER, with one of ${others}.`);
  process.exitCode = 1;
} else {
  await takePictures(language, path.resolve(folder));
}

async function takePictures(of: string, to: string): Promise<void> {
  const { texts, files } = await markedFiles(of);
  mkdirSync(to, { recursive: true });
  const door = await openBrowserDoor();
  const seen: Seen[] = [];
  const missing = new Set(texts.keys());
  try {
    const page = await door.open();
    await speakInstead(page, of, files);
    for (const { name, visit } of everyPlace) {
      await visit(page, async () => {
        await still(page);
        const found = (await markedTexts(page)).flatMap(({ text, box }) =>
          marksIn(text).flatMap((number) => (missing.delete(number) ? [{ number, box }] : [])),
        );
        if (found.length === 0) return;
        const picture = `${String(seen.length + 1).padStart(3, '0')}.png`;
        await page.screenshot({ path: path.join(to, picture), fullPage: true });
        seen.push({ name, picture, found });
        console.log(`${name}: ${found.length} texts`);
      });
    }
  } finally {
    await door.close();
  }
  writeFileSync(path.join(to, 'index.html'), picturesPage(of, texts, seen));
  console.log(
    `${texts.length - missing.size} of ${texts.length} texts are on ${seen.length} pictures: ${path.join(to, 'index.html')}`,
  );
}

/** The modules of a language with every text marked by its place among all of them. */
async function markedFiles(of: string): Promise<{ texts: readonly ShownText[]; files: readonly NewFile[] }> {
  const texts: ShownText[] = [];
  const files: NewFile[] = [];
  for (const { name, exports: english } of englishModules(of)) {
    const originals = new Map<string, string>();
    mapTexts(english, (text, at) => {
      originals.set(at, text);
      return text;
    });
    const own = (await import(pathToFileURL(path.join(root, `${name}.ts`)).href)) as typeof english;
    const changed = mapTexts(own, (text, at) => {
      texts.push({ key: `${name}${at}`, english: originals.get(at) ?? '', text });
      return marked(text, texts.length - 1);
    });
    files.push({ name, source: moduleOf(changed as typeof english) });
  }
  return { texts, files };
}

/** Texts that can be seen and names for readers, each with its place on the whole page in CSS pixels. */
function markedTexts(page: Page) {
  return page.evaluate(() => {
    const found: { text: string; box: { x: number; y: number } }[] = [];
    const tell = (text: string, { left, top }: DOMRect) => {
      found.push({ text, box: { x: left + scrollX, y: top + scrollY } });
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement?.checkVisibility() !== true) continue;
      range.selectNodeContents(walker.currentNode);
      tell(textContent ?? '', range.getBoundingClientRect());
    }
    for (const part of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder'])
        tell(part.getAttribute(name) ?? '', part.getBoundingClientRect());
    return found;
  });
}
