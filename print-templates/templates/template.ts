import { createTranslator, type Language, type Translate } from '#shared/i18n/index.ts';
import { mm, ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { Option, OptionValue, OptionValues } from '#shared/options/index.ts';
import { crowding } from '../layout/crowding.ts';
import { withGuide, type GuideStep } from '../layout/guide/index.ts';
import { withHeadings } from '../layout/headings.ts';
import { markSheets } from '../layout/project-mark.ts';
import { marginWith, noMarks, withMarks, type Marks } from '../layout/registration.ts';
import type { LayoutProblem, Material, PrintedProduct, Product, SheetSet, Tool } from '../layout/sheet.ts';
import { projectMarkOf } from '../project/project.ts';
import { markOptions, parseOptions, shared } from './options.ts';
import { printSets, type PrintSet } from './print-set.ts';

/** What every product is asked, whatever else. */
interface CommonValues extends Partial<Marks> {
  readonly language: Language;
  readonly margin: number;
  readonly guide?: boolean;
  readonly cubes?: readonly string[];
  readonly cards?: readonly string[];
}

/** `S` is what a template needs of a set: cubes, a board, a deck. */
export interface TemplateParts<S, Os extends readonly Option[]> {
  /** Short name, the same for every set: `nets`. */
  readonly name: string;
  readonly group: Product['group'];
  /** What it is printed on; card where it is not said. */
  readonly material?: Material;
  /** What cuts it; scissors and knife where it is not said. */
  readonly tool?: Tool;
  /** Undefined where a set has nothing of the kind. */
  readonly from: (set: PrintSet) => S | undefined;
  readonly options: (from: S) => Os;
  /** Beyond what each option takes by itself. */
  readonly check?: (values: OptionValues<Os>, from: S) => Problem | undefined;
  /** Pure: the same values give the same sheets. Every text on them comes through `t`, which knows `{{set}}`. */
  readonly layout: (
    values: OptionValues<Os>,
    from: S,
    t: Translate,
  ) => Result<SheetSet, LayoutProblem | Problem>;
  /** Printed first and cut by a machine afterwards: marks for that can be asked for (R23). */
  readonly printAndCut?: true;
  /** The template that takes marks in its place, where sheets have no room for them. */
  readonly marksBy?: string;
  /** How it is made, in pictures (R28). */
  readonly guide?: (values: OptionValues<Os>, from: S, t: Translate) => readonly GuideStep[];
}

/** Something that can be printed of any set that suits it. */
export interface Template {
  readonly name: string;
  /** The product that it makes of a set; undefined where the set does not suit. */
  readonly of: (set: PrintSet) => PrintedProduct | undefined;
}

export function template<S, const Os extends readonly Option[]>(parts: TemplateParts<S, Os>): Template {
  const { name, group, material = 'card' } = parts;
  return {
    name,
    of(set) {
      const from = parts.from(set);
      if (from === undefined) return undefined;
      const options = withSharedOptions(parts.options(from), parts);
      return printed(set, parts.printAndCut === true, {
        name: `${set.name}-${name}`,
        template: name,
        set: set.name,
        group,
        material,
        tool: parts.tool,
        options,
        ...(parts.marksBy === undefined ? {} : { marksBy: parts.marksBy }),
        parse(given) {
          if (parts.marksBy !== undefined && wantsMarks(given))
            return refuse(noMarksHere(parts, parts.marksBy));
          const parsed = parseOptions(options, given);
          if (!parsed.ok) return parsed;
          const problem = parts.check?.(parsed.value, from);
          return problem === undefined ? parsed : refuse(problem);
        },
        layout(values, t) {
          const laid = parts.layout(values, from, t);
          const { margin, guide, cubes = [], cards = [] } = values as unknown as CommonValues;
          if (!laid.ok || parts.guide === undefined || guide !== true) return laid;
          // Whoever prints a few pieces again knows how they are made.
          const ownSheet = cubes.length + cards.length === 0;
          const document = t(documentKey(name));
          return ok(withGuide(laid.value, parts.guide(values, from, t), { margin, document, ownSheet }, t));
        },
      });
    },
  };
}

/** Key of what its sheets are called together. */
function documentKey(template: string) {
  return `option:print.products.${template}.document` as const;
}

/** These options are hidden from a template's own values: what they do is the same for all. */
function withSharedOptions<Os extends readonly Option[]>(
  options: Os,
  { guide, printAndCut }: { readonly guide?: unknown; readonly printAndCut?: true },
): Os {
  return [
    ...options,
    ...(printAndCut === true ? markOptions : []),
    ...(guide === undefined ? [] : [shared.guide]),
  ] as unknown as Os;
}

function wantsMarks(given: unknown): boolean {
  const { registration = 'none' } = (given ?? {}) as { readonly registration?: unknown };
  return registration !== 'none';
}

function noMarksHere({ name }: { readonly name: string }, works: string): LayoutProblem {
  return { code: 'print/no-marks', product: name, works };
}

/**
 * A product whose `layout` takes what its own `parse` gave: callers hold options as data of no known shape. The one place
 * where its texts get their language; sheets are marked with that of the texts they got.
 */
function printed<O extends Readonly<Record<string, unknown>>>(
  set: PrintSet,
  printAndCut: boolean,
  product: Product<O>,
): PrintedProduct {
  const printedProduct: PrintedProduct = {
    ...product,
    layout(options) {
      const values = options as unknown as O & CommonValues;
      // Marks stand in a wider margin, so that no layout has to know them. A kit leaves them to its parts.
      const marks: Marks = printAndCut ? { ...noMarks, ...values } : noMarks;
      const margin = marginWith(marks, values.margin);
      const noRoomBy = <P extends Problem>(problem: P): Result<never, P | LayoutProblem> => {
        if (marks.registration === 'none') return refuse(problem);
        const fitsAlone = printedProduct.layout({ ...values, registration: 'none' }).ok;
        return refuse(fitsAlone ? { code: 'print/marks-need-room', strip: mm(margin) } : problem);
      };
      const t = sheetTexts(set, values.language);
      const laid = product.layout({ ...values, margin }, t);
      if (!laid.ok) return noRoomBy(laid.problem);
      const known = values as unknown as Readonly<Record<string, OptionValue>>;
      const project = projectMarkOf(product, set, known);
      const note =
        set.ownLetters === true && product.group === 'pieces' ? 'option:print.sheet.ownLetters' : undefined;
      const headed = withHeadings(laid.value, t);
      if (!headed.ok) return headed;
      const marked = markSheets(headed.value, project, t, note && t(note));
      const crowded = crowding(marked.sheets, margin);
      if (crowded !== undefined) return noRoomBy(crowded);
      const title = t(documentKey(product.template));
      return ok({
        ...withMarks(marked, marks, values.margin),
        title,
        material: product.material,
        tool: product.tool,
        language: t('option:print.sheet.language'),
        project,
      });
    },
  };
  return printedProduct;
}

const translators = new WeakMap<PrintSet, Map<Language, Translate>>();

/** Texts in a language that call the set by its name there. */
function sheetTexts(set: PrintSet, language: Language): Translate {
  const known = translators.get(set) ?? new Map<Language, Translate>();
  translators.set(set, known);
  const made = known.get(language);
  if (made !== undefined) return made;
  const plain = createTranslator(language).t;
  const key = `option:print.setTitles.${set.name}`;
  const title = printSets.includes(set) ? plain(key, { defaultValue: set.title }) : set.title;
  const { t } = createTranslator(language, { set: title });
  known.set(language, t);
  return t;
}
