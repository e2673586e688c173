import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import atkinson from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import besley from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url';
import bitterCyrillic from '@fontsource-variable/bitter/files/bitter-cyrillic-wght-normal.woff2?url';
import bitter from '@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2?url';
import franklinCyrillic from '@fontsource-variable/libre-franklin/files/libre-franklin-cyrillic-wght-normal.woff2?url';
import franklin from '@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2?url';
import sansGreek from '../../../theme/fonts/commissioner-greek-wght-normal.woff2?url';
import serifGreek from '../../../theme/fonts/literata-greek-wght-normal.woff2?url';

interface Script {
  readonly range: string;
  readonly letters: RegExp;
}

const latin: Script = { range: 'U+0000-02FF, U+2000-22FF', letters: /./ };
const cyrillic: Script = { range: 'U+0400-052F', letters: /\p{Script=Cyrillic}/u };
const greek: Script = { range: 'U+0370-03FF', letters: /\p{Script=Greek}/u };

const families: Readonly<Record<string, readonly (readonly [Script, string])[]>> = {
  'Besley Variable': [
    [latin, besley],
    [cyrillic, bitterCyrillic],
    [greek, serifGreek],
  ],
  'Libre Franklin Variable': [
    [latin, franklin],
    [cyrillic, franklinCyrillic],
    [greek, sansGreek],
  ],
  'Bitter Variable': [
    [latin, bitter],
    [cyrillic, bitterCyrillic],
    [greek, serifGreek],
  ],
  'Atkinson Hyperlegible Next Variable': [
    [latin, atkinson],
    [cyrillic, franklinCyrillic],
    [greek, sansGreek],
  ],
};

const fetched = new Map<string, Promise<string | undefined>>();

/** Embeds the fonts that the sheet uses, because SVG images cannot use those of the page. */
export async function withFonts(svg: string): Promise<Result<string, Problem>> {
  const used = Object.entries(families).filter(([family]) => svg.includes(`font-family="${family}"`));
  const faces = await Promise.all(
    used.flatMap(([family, files]) =>
      files
        .filter(([script]) => script.letters.test(svg))
        .map(async ([{ range }, file]) => {
          const source = await sourceOf(file);
          return (
            source &&
            `@font-face{font-family:'${family}';font-weight:100 900;src:${source};unicode-range:${range}}`
          );
        }),
    ),
  );
  if (faces.includes(undefined)) return refuse({ code: 'print/not-drawn' });
  return ok(svg.replace('>', `><style>${faces.join('')}</style>`));
}

function sourceOf(file: string): Promise<string | undefined> {
  const known = fetched.get(file);
  if (known !== undefined) return known;
  const source = load(file);
  fetched.set(file, source);
  return source;
}

async function load(file: string): Promise<string | undefined> {
  const response = await fetch(file).catch(() => undefined);
  const read = response?.ok === true ? await response.arrayBuffer().catch(() => undefined) : undefined;
  if (read === undefined) {
    // The next sheet tries again.
    fetched.delete(file);
    return undefined;
  }
  const bytes = new Uint8Array(read);
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return `url(data:font/woff2;base64,${btoa(text)})`;
}
