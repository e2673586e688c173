import { createTranslator, type Language, type Translate } from '#shared/i18n/index.ts';
import { mm, ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { Option, OptionValues } from '#shared/options/index.ts';
import { checkCrowding } from '../layout/crowding.ts';
import { withGuide } from '../layout/guide/with-guide.ts';
import { withHeadings } from '../layout/headings.ts';
import { markSheets } from '../layout/project-mark.ts';
import { marginWith, noMarks, withMarks, type Marks } from '../layout/registration.ts';
import type { Material, SheetSet, Tool, GuideStep } from '../layout/types.ts';
import { projectMarkOf } from '../project/project.ts';
import { markOptions, parseOptions, shared } from './options.ts';
import { printSets, type PrintSet } from './print-set.ts';
import type { InkMode } from '../layout/inks.ts';
import type { BoardSpec, LayoutProblem, PrintedProduct, Product, Values } from '../layout/product.ts';
import type { TabletopPiece, TabletopSet } from '../layout/tabletop.ts';
import { tabletopBoard } from './tabletop-board.ts';

interface CommonValues extends Partial<Marks> {
  readonly language: Language;
  readonly margin: number;
  readonly guide?: boolean;
  readonly cubes?: readonly string[];
  readonly cards?: readonly string[];
  readonly ink?: InkMode;
}

export interface TemplateParts<S, Os extends readonly Option[]> {
  readonly name: string;
  readonly group: Product['group'];
  readonly material?: Material;
  readonly tool?: Tool;
  readonly from: (set: PrintSet) => S | undefined;
  readonly options: (from: S) => Os;
  readonly check?: (values: OptionValues<Os>, from: S) => Problem | undefined;
  /** The function is pure: the same values give the same sheets. Texts come through `t`, which fills in `{{set}}`. */
  readonly layout: (
    values: OptionValues<Os>,
    from: S,
    t: Translate,
  ) => Result<SheetSet, LayoutProblem | Problem>;
  /** A machine may cut the printed sheets, so print-and-cut marks are offered (R23). */
  readonly printAndCut?: true;
  readonly marksBy?: string;
  /** Shows how to make the product, in pictures (R28). */
  readonly guide?: (values: OptionValues<Os>, from: S, t: Translate) => readonly GuideStep[];
  /** Draws the same faces as `layout`, each by itself (R33). */
  readonly tabletop?: (
    values: OptionValues<Os>,
    from: S,
    t: Translate,
  ) => Result<readonly TabletopPiece[], LayoutProblem>;
  /** Says which sensor board fits these sheets (B24). */
  readonly board?: (values: OptionValues<Os>) => BoardSpec;
}

export interface Template {
  readonly name: string;
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
          const { margin, guide, cubes = [], cards = [] } = values as CommonValues;
          if (!laid.ok || parts.guide === undefined || guide !== true) return laid;
          // A reprint of a few pieces needs no guide sheet of its own.
          const ownSheet = cubes.length + cards.length === 0;
          const document = t(documentKey(name));
          return ok(withGuide(laid.value, parts.guide(values, from, t), { margin, document, ownSheet }, t));
        },
        ...tabletopPart(parts, from),
        ...(parts.board === undefined ? {} : { board: parts.board }),
      });
    },
  };
}

function tabletopPart<S, Os extends readonly Option[]>({ tabletop }: TemplateParts<S, Os>, from: S) {
  if (tabletop === undefined) return {};
  return { tabletop: (values: OptionValues<Os>, t: Translate) => tabletop(values, from, t) };
}

function documentKey(template: string) {
  return `option:print.products.${template}.document` as const;
}

/** The types of a template do not have these options, since marks and guides work the same for all. */
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

/** `layout` takes parsed options as untyped data; texts get their language here, and the sheets record it. */
function printed<O extends Values>(set: PrintSet, printAndCut: boolean, product: Product<O>): PrintedProduct {
  const { tabletop, ...paper } = product;
  const printedProduct: PrintedProduct = {
    ...paper,
    ...(tabletop === undefined ? {} : { tabletop: tabletopOf(set, { ...product, tabletop }) }),
    layout(options) {
      const values = options as O & CommonValues;
      // Marks stand in a wider margin, so that layouts need not know them. A kit leaves them to its parts.
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
      const project = projectMarkOf(product, set, options);
      const note =
        set.ownLetters === true && product.group === 'pieces' ? 'option:print.sheet.ownLetters' : undefined;
      const headed = withHeadings(laid.value, t);
      if (!headed.ok) return headed;
      const marked = markSheets(headed.value, project, t, note && t(note));
      const crowded = checkCrowding(marked.sheets, margin);
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

function tabletopOf<O extends Values>(
  set: PrintSet,
  product: Product<O> & Pick<Required<Product<O>>, 'tabletop'>,
) {
  return (options: Values): Result<TabletopSet, LayoutProblem> => {
    const values = options as O & CommonValues;
    const t = sheetTexts(set, values.language);
    const pieces = product.tabletop(values, t);
    if (!pieces.ok) return pieces;
    const { code } = projectMarkOf(product, set, options);
    const board = tabletopBoard(set, pieces.value, values.ink, t);
    return ok({ title: titleOf(set, values.language), code, pieces: pieces.value, board });
  };
}

const translators = new WeakMap<PrintSet, Map<Language, Translate>>();

function sheetTexts(set: PrintSet, language: Language): Translate {
  const known = translators.get(set) ?? new Map<Language, Translate>();
  translators.set(set, known);
  const made = known.get(language);
  if (made !== undefined) return made;
  const { t } = createTranslator(language, { set: titleOf(set, language) });
  known.set(language, t);
  return t;
}

function titleOf(set: PrintSet, language: Language): string {
  if (!printSets.includes(set)) return set.title;
  return createTranslator(language).t(`option:print.setTitles.${set.name}`, { defaultValue: set.title });
}
