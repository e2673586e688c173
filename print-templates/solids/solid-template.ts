import { createTranslator, type Language, type Translate } from '#shared/i18n/index.ts';
import { ok } from '#shared/kernel/index.ts';
import type { Option, OptionValues } from '#shared/options/index.ts';
import { parseOptions } from '../templates/options.ts';
import type { PrintSet } from '../templates/print-set.ts';
import type { Planned, SolidProduct } from './solid.ts';

/** `S` is what a solid needs of a set. */
export interface SolidTemplateParts<S, Os extends readonly Option[]> {
  /** Short name, the same for every set: `solid-cubes`. */
  readonly name: string;
  /** Undefined where a set has nothing of the kind. */
  readonly from: (set: PrintSet) => S | undefined;
  readonly options: Os;
  readonly plan: (values: OptionValues<Os>, from: S, t: Translate) => Planned;
}

/** Something for a 3D printer, of any set that suits it. */
export interface SolidTemplate {
  readonly name: string;
  /** The product that it makes of a set; undefined where the set does not suit. */
  readonly of: (set: PrintSet) => SolidProduct | undefined;
}

const translators = new Map<Language, Translate>();

/** A catalogue takes milliseconds to open, and plans are made one after the other. */
function textsIn(language: Language): Translate {
  const known = translators.get(language) ?? createTranslator(language).t;
  translators.set(language, known);
  return known;
}

export function solidTemplate<S, const Os extends readonly Option[]>(
  parts: SolidTemplateParts<S, Os>,
): SolidTemplate {
  const { name, options } = parts;
  return {
    name,
    of(set) {
      const from = parts.from(set);
      if (from === undefined) return undefined;
      return {
        name: `${set.name}-${name}`,
        template: name,
        set: set.name,
        group: 'solids',
        options,
        parse: (given) => parseOptions(options, given),
        plan(given) {
          // Callers hold options as data of no known shape; they are what `parse` gave.
          const values = given as unknown as OptionValues<Os> & { readonly language: Language };
          const t = textsIn(values.language);
          const plates = parts.plan(values, from, t);
          if (!plates.ok) return plates;
          const title = t(`option:print.setTitles.${set.name}`, { defaultValue: set.title });
          return ok({
            title: t(`option:print.solids.${name}.document`, { set: title }),
            language: t('option:print.sheet.language'),
            plates: plates.value,
          });
        },
      };
    },
  };
}
