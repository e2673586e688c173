import { languages } from '#shared/i18n/index.ts';
import { mm, ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { expectedOf, optionsSchema, type Option, type OptionValues } from '#shared/options/index.ts';
import { noMarks, registrations } from '../layout/registration.ts';
import type { FontName } from '../layout/types.ts';
import { beds, papers, type BedName, type PaperName, type Size } from '../units/index.ts';
import type { LayoutProblem } from '../layout/product.ts';

/** An option has the same meaning in every product. Lengths are millimetres. */
export const shared = {
  paper: {
    kind: 'choice',
    name: 'paper',
    choices: [
      'a5',
      'a4',
      'letter',
      'legal',
      'a3',
      'tabloid',
      'sra3',
      'bed-300x200',
      'bed-400x400',
      'bed-600x300',
      'custom',
    ],
    default: 'a4',
  },
  paperWidth: {
    kind: 'number',
    name: 'paperWidth',
    when: { option: 'paper', is: 'custom' },
    unit: 'mm',
    min: 100,
    max: 1200,
    step: 0.1,
    default: 210,
  },
  paperHeight: {
    kind: 'number',
    name: 'paperHeight',
    when: { option: 'paper', is: 'custom' },
    unit: 'mm',
    min: 100,
    max: 1200,
    step: 0.1,
    default: 297,
  },
  margin: { kind: 'number', name: 'margin', unit: 'mm', min: 0, max: 20, step: 0.5, default: 5 },
  language: { kind: 'choice', name: 'language', choices: languages, default: 'en' },
  ink: { kind: 'choice', name: 'ink', choices: ['full', 'low', 'outline'], default: 'full' },
  edge: { kind: 'number', name: 'edge', unit: 'mm', min: 8, max: 40, step: 0.5, default: 15 },
  paperThickness: {
    kind: 'number',
    name: 'paperThickness',
    unit: 'mm',
    min: 0,
    max: 1,
    step: 0.05,
    default: 0.3,
  },
  font: {
    kind: 'choice',
    name: 'font',
    choices: ['besley', 'bitter', 'franklin', 'atkinson'],
    default: 'besley',
  },
  overlap: { kind: 'number', name: 'overlap', unit: 'mm', min: 4, max: 15, step: 0.5, default: 8 },
  gutter: { kind: 'number', name: 'gutter', unit: 'mm', min: 0, max: 5, step: 0.5, default: 2 },
  bars: { kind: 'choice', name: 'bars', choices: ['mwnz', 'all', 'none'], default: 'mwnz' },
  card: { kind: 'choice', name: 'card', choices: ['poker', 'bridge', 'square', 'mini'], default: 'poker' },
  registration: { kind: 'choice', name: 'registration', choices: registrations, default: 'none' },
  checkSheet: { kind: 'toggle', name: 'checkSheet', default: true },
  guide: { kind: 'toggle', name: 'guide', default: true },
  cubes: { kind: 'lines', name: 'cubes', default: [] },
} as const satisfies Record<string, Option>;

/** Products that print only lines or text have no ink option. */
export const plainPaper = [
  shared.paper,
  shared.paperWidth,
  shared.paperHeight,
  shared.margin,
  shared.language,
] as const satisfies readonly Option[];

export const paperOptions = [...plainPaper, shared.ink] as const;
export type PaperValues = OptionValues<typeof paperOptions>;

const marked = { option: 'registration', is: registrations.filter((name) => name !== 'none') } as const;
const measure = { kind: 'number', when: marked, unit: 'mm' } as const;
export const markOptions = [
  shared.registration,
  { ...measure, name: 'markInset', min: 5, max: 40, step: 0.5, default: noMarks.markInset },
  { ...measure, name: 'markLength', min: 4, max: 20, step: 0.5, default: noMarks.markLength },
  { ...measure, name: 'markLine', min: 0.2, max: 1, step: 0.05, default: noMarks.markLine },
] as const;

/** Returns the bed that sheets lie on; paper of an own size may be one, if `orOwnSize`. */
export function bedOf(options: Readonly<Record<string, unknown>>, orOwnSize: boolean): Size | undefined {
  const { paper, paperWidth, paperHeight } = options;
  const bed = Object.entries(beds).find(([name]) => name === paper)?.[1];
  if (bed !== undefined || paper !== shared.paper.choices.at(-1) || !orOwnSize) return bed;
  return { width: mm(Number(paperWidth)), height: mm(Number(paperHeight)) };
}

const sizes = { ...papers, ...beds };

export function paperSize(options: Pick<PaperValues, 'paper' | 'paperWidth' | 'paperHeight'>): Size {
  return options.paper === 'custom'
    ? { width: mm(options.paperWidth), height: mm(options.paperHeight) }
    : sizes[options.paper satisfies PaperName | BedName];
}

const cubeFonts = {
  besley: 'besley-bold',
  bitter: 'bitter-bold',
  franklin: 'franklin-bold',
  atkinson: 'atkinson-bold',
} as const satisfies Record<(typeof shared.font.choices)[number], FontName>;

export function cubeFont(font: keyof typeof cubeFonts): FontName {
  return cubeFonts[font];
}

/** Making a schema takes far longer than parsing with it. */
const schemas = new WeakMap<readonly Option[], ReturnType<typeof optionsSchema>>();

export function parseOptions<const Os extends readonly Option[]>(
  list: Os,
  values: unknown,
): Result<OptionValues<Os>, LayoutProblem | Problem> {
  const schema = schemas.get(list) ?? optionsSchema(list);
  schemas.set(list, schema);
  const parsed = schema.safeParse(values);
  if (parsed.success) return ok(parsed.data as OptionValues<Os>);
  const issue = parsed.error.issues[0];
  if (issue?.code === 'unrecognized_keys') {
    const expected = list.map((option) => option.name).join(', ');
    return refuse({ code: 'print/unknown-option', option: issue.keys[0] ?? '', expected });
  }
  const name = String(issue?.path[0] ?? '');
  const option = list.find((candidate) => candidate.name === name);
  return refuse({
    code: 'print/bad-option',
    option: name,
    expected:
      option === undefined
        ? { phrase: 'choice', choices: list.map((known) => known.name) }
        : expectedOf(option),
  });
}

/** Trimmed sizes are in millimetres; cards are sold in inches. */
export const cardSizes: Readonly<Record<OptionValues<readonly [typeof shared.card]>['card'], Size>> = {
  poker: { width: mm(63.5), height: mm(88.9) },
  bridge: { width: mm(57.15), height: mm(88.9) },
  square: { width: mm(63.5), height: mm(63.5) },
  mini: { width: mm(44.45), height: mm(63.5) },
};
