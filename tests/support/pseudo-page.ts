import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { pseudoFiles, pseudoTag } from '#electron/tools/language/pseudo.ts';
import type { NewFile } from '#electron/tools/language/skeleton.ts';

/** From now on the page gets pseudo texts where it asks for the Swedish ones, and Swedish is chosen in it. */
export function speakPseudo(page: Page): Promise<void> {
  const files = pseudoFiles().map(({ name, source }) => ({
    name: name.replace(pseudoTag, 'sv').replace(/\.js$/u, ''),
    source,
  }));
  return speakInstead(page, 'sv', files);
}

/** From now on the page gets these modules of a language, named without their end, and the language is chosen in it. */
export async function speakInstead(page: Page, tag: string, files: readonly NewFile[]): Promise<void> {
  const manifest = new URL('../../build/renderer/.vite/manifest.json', import.meta.url);
  const built = JSON.parse(readFileSync(manifest, 'utf8')) as Readonly<
    Record<string, { readonly file: string }>
  >;
  for (const { name, source } of files) {
    const chunk = built[`../${name}.ts`];
    if (chunk === undefined) throw new Error(`No part of the build is made of ${name}.ts`);
    await page.route(`**/${chunk.file}`, (route) =>
      route.fulfill({ body: source, contentType: 'text/javascript' }),
    );
  }
  await page.evaluate(() => {
    location.hash = '/settings';
  });
  await page.locator(`.setting input[value="${tag}"]`).check();
  await page.locator(`html[lang="${tag}"]`).waitFor();
}

/** Records, sheets and the titles of sheets are in a language of their own; keys have names. */
const notSaid = '.sheet-picture, .preview-paper, kbd, textarea, script, style';

/** Texts of the page, and names and titles of its parts, with words in plain letters: no pseudo text has such words. */
export function plainTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate((elsewhere) => {
    const names =
      'aria-label aria-description aria-roledescription aria-valuetext title placeholder alt'.split(' ');
    const said = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())]
      .filter((part) => part.closest(elsewhere) === null || part.matches('textarea'))
      .flatMap((part) => names.map((name) => part.getAttribute(name) ?? ''));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode as Text;
      if (parentElement?.closest(elsewhere) === null) said.push(data.trim());
    }
    return [...new Set(said)].filter((text) => /[aeiouyncsz]/u.test(text));
  }, notSaid);
}

/**
 * Words that can be seen and are cut by what clips them, reach out of their own box or the window, or lie on other words;
 * and whether the page scrolls sideways. Squares, maps, hands and the actions of a chosen game in a low window scroll by
 * design and hold no sentences;
 * the last move, folded to a row, is shown whole by the button beside it.
 */
export function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(findCut, [
    `${notSaid}, svg, option, .board, .last-move-says`,
    '.kubo-hand-cards, .kubo-hand-row, .scruble-entry-map, .review-picture, .chosen-actions',
  ]);
}

/** Placeholders that are longer than their field. */
export function longPlaceholders(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    const fields = [...document.querySelectorAll<HTMLInputElement>('input:placeholder-shown')];
    return fields.flatMap((field) => {
      if (pen === null || !field.checkVisibility()) return [];
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      pen.font = font;
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      return pen.measureText(field.placeholder).width > room + 1 ? [field.placeholder] : [];
    });
  });
}

function findCut([elsewhere = '', sliding = '']: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (one: Element) => {
    const style = styles.get(one) ?? getComputedStyle(one);
    styles.set(one, style);
    return style;
  };
  const tell = (what: string, part: Element, text: string) =>
    found.add(`${what}: ${part.tagName.toLowerCase()}.${part.className} “${text.trim().slice(0, 80)}”`);
  const wider = (line: DOMRect, { left, right }: DOMRect) =>
    line.left < left - 1.5 || line.right > right + 1.5;
  // Fonts reach a little beyond their line.
  const higher = (line: DOMRect, { top, bottom }: DOMRect) =>
    line.top + line.height / 4 < top || line.bottom - line.height / 4 > bottom;
  const isLayer = (one: Element) => {
    const { position, backgroundColor } = styleOf(one);
    const isOpaque = !/, 0\)$|transparent/u.test(backgroundColor);
    return position === 'fixed' || position === 'sticky' || (position === 'absolute' && isOpaque);
  };
  const seen: { part: Element; text: string; layer: Element | undefined; box: DOMRect }[] = [];
  const look = (part: Element, text: string, lines: readonly DOMRect[]) => {
    const control = part.closest('button, .button')?.getBoundingClientRect();
    const all = control === undefined ? lines : [...lines, control];
    const room = { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
    let layer: Element | undefined;
    let what: string | undefined;
    let isBox = false;
    for (let one: Element | null = part; one !== null && one !== document.body; one = one.parentElement) {
      const style = styleOf(one);
      if (isLayer(one)) layer ??= one;
      if (['inline', 'contents'].includes(style.display)) continue;
      const box = one.getBoundingClientRect();
      const ways = [style.overflowX, style.overflowY];
      const clips = ways.some((way) => way !== 'visible');
      const scrolls = ways.some((way) => way === 'auto' || way === 'scroll');
      // Text for screen readers alone.
      if (style.clipPath === 'inset(50%)') return;
      if (!isBox && lines.some((line) => wider(line, box))) what = 'out of its box';
      isBox = true;
      if (clips) {
        const isCut = all.some((line) => wider(line, box) || (!scrolls && higher(line, box)));
        if (isCut && !one.matches(sliding)) what ??= `cut by .${one.className}`;
        room.left = Math.max(room.left, box.left);
        room.right = Math.min(room.right, box.right);
        room.top = Math.max(room.top, box.top);
        room.bottom = Math.min(room.bottom, box.bottom);
      }
      if (scrolls || style.position === 'fixed') break;
    }
    if (what === undefined && all.some(({ left, right }) => left < -1 || right > innerWidth + 1))
      if (room.right >= innerWidth && room.left <= 0) what = 'out of the window';
    if (what !== undefined) tell(what, part, text);
    for (const { left, top, width, height } of lines) {
      const box = new DOMRect(left, top + height / 4, width, height / 2);
      const { x, y } = { x: left + width / 2, y: top + height / 2 };
      if (x > room.left && x < room.right && y > room.top && y < room.bottom)
        seen.push({ part, text, layer, box });
    }
  };
  // What lies under an open dialog cannot be reached.
  const top = document.querySelector('dialog:modal') ?? document.body;
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const { parentElement: part, data } = walker.currentNode as Text;
    if (part === null || !/\p{Ll}{2}/u.test(data) || part.closest(elsewhere) !== null) continue;
    if (!part.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(walker.currentNode);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (lines.length > 0) look(part, data, lines);
  }
  for (const [at, one] of seen.entries())
    for (const other of seen.slice(at + 1)) {
      if (one.part === other.part || one.layer !== other.layer) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 2 && down > 1) tell('on another', one.part, `${one.text} / ${other.text}`);
    }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.add(`the page scrolls sideways by ${scrollWidth - clientWidth}`);
  return [...found];
}
