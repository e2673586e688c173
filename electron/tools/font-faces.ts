/** Fonts are bundled, so that nothing is fetched and no cube falls back to a system font. */
interface Script {
  readonly name: string;
  readonly range: string;
}

const latin: Script = {
  name: 'latin',
  range:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
};
const latinExtended: Script = {
  name: 'latin-ext',
  range:
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
};
const cyrillic: Script = {
  name: 'cyrillic',
  range: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
};
const cyrillicExtended: Script = {
  name: 'cyrillic-ext',
  range: 'U+0460-048F, U+0492-04AF, U+04B2-052F, U+1C80-1C8A, U+20B4, U+2DE0-2DFF, U+A640-A69F, U+FE2E-FE2F',
};
const greek: Script = {
  name: 'greek',
  range: 'U+0370-0377, U+037A-037F, U+0384-038A, U+038C, U+038E-03A1, U+03A3-03FF',
};

/** If a family lacks Cyrillic or Greek, another font provides the script, as on sheets (print-templates/fonts). */
const families = [
  { family: 'Besley Variable', weights: '400 900', own: 'besley', cyrillic: 'bitter', greek: 'literata' },
  { family: 'Bitter Variable', weights: '100 900', own: 'bitter', cyrillic: 'bitter', greek: 'literata' },
  {
    family: 'Libre Franklin Variable',
    weights: '100 900',
    own: 'libre-franklin',
    cyrillic: 'libre-franklin',
    greek: 'commissioner',
  },
  {
    family: 'Atkinson Hyperlegible Next Variable',
    weights: '200 800',
    own: 'atkinson-hyperlegible-next',
    cyrillic: 'libre-franklin',
    greek: 'commissioner',
  },
] as const;

/** All faces of a family declare the same weights, because a browser combines only faces of one weight. */
export function fontFaces(): string {
  return families
    .flatMap(({ family, weights, own, ...lent }) =>
      (
        [
          [packaged(own, latinExtended), latinExtended],
          [packaged(own, latin), latin],
          [packaged(lent.cyrillic, cyrillic), cyrillic],
          [packaged(lent.cyrillic, cyrillicExtended), cyrillicExtended],
          [`./fonts/${lent.greek}-greek-wght-normal.woff2`, greek],
        ] as const
      ).map(
        ([file, { range }]) =>
          `@font-face { font-family: '${family}'; font-style: normal; font-display: block; font-weight: ${weights}; src: url('${file}') format('woff2-variations'); unicode-range: ${range}; }`,
      ),
    )
    .join('\n');
}

function packaged(font: string, { name }: Script): string {
  return `@fontsource-variable/${font}/files/${font}-${name}-wght-normal.woff2`;
}
