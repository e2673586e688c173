import atkinson from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import besley from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url';
import bitter from '@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2?url';
import franklin from '@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2?url';

/** The families that `sheetToSvg` names, and where the program has them. */
const families: Readonly<Record<string, string>> = {
  'Besley Variable': besley,
  'Libre Franklin Variable': franklin,
  'Bitter Variable': bitter,
  'Atkinson Hyperlegible Next Variable': atkinson,
};

const fetched = new Map<string, Promise<string>>();

/** A picture has no fonts but its own: those that a sheet is set in are put into it. */
export async function withFonts(svg: string): Promise<string> {
  const used = Object.keys(families).filter((family) => svg.includes(`font-family="${family}"`));
  const faces = await Promise.all(used.map(faceOf));
  return svg.replace('>', `><style>${faces.join('')}</style>`);
}

function faceOf(family: string): Promise<string> {
  const known = fetched.get(family);
  if (known !== undefined) return known;
  const face = load(family);
  fetched.set(family, face);
  return face;
}

async function load(family: string): Promise<string> {
  const response = await fetch(families[family] ?? '');
  const bytes = new Uint8Array(await response.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  const source = `url(data:font/woff2;base64,${btoa(text)}) format('woff2')`;
  return `@font-face{font-family:'${family}';font-weight:100 900;src:${source}}`;
}
