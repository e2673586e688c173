export interface Tokens {
  readonly color: Readonly<Record<'light' | 'dark' | 'highContrast', Readonly<Record<string, string>>>>;
  readonly forcedColors: Readonly<Record<string, string>>;
  readonly font: {
    readonly cube: {
      readonly choices: readonly {
        readonly family: string;
        readonly weight: number;
        readonly scale: number;
      }[];
    };
    readonly title: { readonly family: string; readonly weight: number };
    readonly ui: { readonly choices: readonly string[]; readonly weights: Readonly<Record<string, number>> };
  };
  readonly type: Readonly<Record<string, TypeStyle>>;
  readonly space: Readonly<Record<string, number>>;
  readonly radius: Readonly<Record<string, number>>;
  readonly size: Readonly<Record<string, number>>;
  readonly motion: Readonly<Record<string, number | string>>;
}

interface TypeStyle {
  readonly size: number;
  readonly line: number;
  readonly face: string;
  readonly weight?: number;
}

type Line = readonly [name: string, value: string];

/** These are the values of `data-cube-font` and `data-interface-font`, in the order of the tokens' choices. */
const cubeFonts = ['besley', 'bitter', 'franklin', 'atkinson'];
const interfaceFonts = ['franklin', 'atkinson'];

export function tokensCss(tokens: Tokens): string {
  const light = [...colours(tokens.color.light), ...lightFall];
  const dark = [...colours(tokens.color.dark), ...lampFall];
  const contrast = [...colours(tokens.color.highContrast), ...outlines];
  return [
    rule(':root', [...measures(tokens), ...light]),
    rule(":root[data-theme='dark']", dark),
    rule(":root[data-theme='high-contrast']", contrast),
    // Until the program has read the settings, the system's preference applies.
    media('(prefers-color-scheme: dark)', rule(':root:not([data-theme])', dark)),
    media('(prefers-contrast: more)', rule(':root:not([data-theme])', contrast)),
    media('(forced-colors: active)', rule(':root:root', colours(tokens.forcedColors))),
    media('(prefers-reduced-motion: reduce)', rule(':root:not([data-motion])', reducedMotion)),
    rule(":root[data-motion='reduced']", reducedMotion),
    ...fonts(tokens),
  ].join('\n');
}

/** Shadows and light are defined here, because the tokens describe them only in words. */
const lightFall: readonly Line[] = [
  [
    '--shadow-sheet',
    '0 1px 0 var(--sheet-edge), 0 0 0 1px rgb(38 30 18 / 6%), 2px 6px 18px rgb(38 30 18 / 9%)',
  ],
  ['--shadow-paper', '0 0 0 1px rgb(60 45 20 / 14%), 3px 8px 26px rgb(38 30 18 / 18%)'],
  ['color-scheme', 'light'],
];
const lampFall: readonly Line[] = [
  ['--shadow-sheet', '0 1px 0 var(--sheet-edge), 0 0 0 1px rgb(0 0 0 / 12%), 2px 6px 18px rgb(0 0 0 / 18%)'],
  ['--shadow-paper', '0 0 0 1px rgb(0 0 0 / 40%), 3px 8px 26px rgb(0 0 0 / 36%)'],
  ['color-scheme', 'dark'],
];
const outlines: readonly Line[] = [
  ['--shadow-sheet', '0 0 0 1.5px #000000'],
  ['--shadow-paper', '0 0 0 1.5px #000000'],
  ['color-scheme', 'light'],
];

const reducedMotion: readonly Line[] = ['quick', 'step', 'turn', 'settle', 'curtain'].map((name) => [
  `--motion-${name}`,
  '80ms',
]);

const colours = (map: Readonly<Record<string, string>>): readonly Line[] =>
  Object.entries(map).map(([name, value]) => [
    `--${name}`,
    value.startsWith('#') ? value.toLowerCase() : value,
  ]);

function measures(tokens: Tokens): readonly Line[] {
  return [
    ['--font-title', `'${tokens.font.title.family}'`],
    ...Object.entries(tokens.font.ui.weights).map(([name, weight]): Line => [
      `--weight-${name}`,
      String(weight),
    ]),
    ...Object.entries(tokens.type).map(([name, style]): Line => [`--type-${name}`, shorthand(tokens, style)]),
    ...Object.entries(tokens.space).map(([step, px]): Line => [`--space-${step}`, `${px}px`]),
    ...lengths('radius', tokens.radius),
    ...lengths('size', tokens.size),
    ...Object.entries(tokens.motion).map(([name, value]): Line =>
      typeof value === 'number' ? [`--motion-${name}`, `${value}ms`] : [`--${kebab(name)}`, value],
    ),
  ];
}

/** Sizes are in rem, so that the reader's own text size applies. */
function shorthand(tokens: Tokens, style: TypeStyle): string {
  const title = style.face === 'title';
  const weight = style.weight ?? (title ? tokens.font.title.weight : tokens.font.ui.weights['text']);
  return `${weight} ${style.size / 16}rem/${style.line} var(--font-${title ? 'title' : 'ui'})`;
}

function lengths(group: string, map: Readonly<Record<string, number>>): readonly Line[] {
  return Object.entries(map).map(([name, value]) => [`--${group}-${kebab(name)}`, `${value}px`]);
}

function fonts(tokens: Tokens): readonly string[] {
  const cube = tokens.font.cube.choices.map((choice, i) =>
    rule(i === 0 ? ':root' : `:root[data-cube-font='${cubeFonts[i]}']`, [
      ['--font-cube', `'${choice.family}'`],
      ['--cube-font-weight', String(choice.weight)],
      ['--cube-font-scale', String(choice.scale)],
    ]),
  );
  const ui = tokens.font.ui.choices.map((family, i) =>
    rule(i === 0 ? ':root' : `:root[data-interface-font='${interfaceFonts[i]}']`, [
      ['--font-ui', `'${family}', sans-serif`],
    ]),
  );
  return [...cube, ...ui];
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const indent = (text: string) => text.replace(/^(?=.)/gm, '  ');
const rule = (selector: string, lines: readonly Line[]) =>
  `${selector} {\n${lines.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`;
const media = (query: string, inside: string) => `@media ${query} {\n${indent(inside)}\n}`;
