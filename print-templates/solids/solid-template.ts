import { createTranslator, type Language, type Translate } from '#shared/i18n/index.ts';
import { ok } from '#shared/kernel/index.ts';
import type { Option, OptionValues } from '#shared/options/index.ts';
import { parseOptions } from '../templates/options.ts';
import type { PrintSet } from '../templates/print-set.ts';
import type { SolidGuide } from './guides.ts';
import type { Materials } from './materials.ts';
import type { Planned, SolidProduct } from './solid.ts';

export interface SolidTemplateParts<S, Os extends readonly Option[]> {
  readonly name: string;
  readonly from: (set: PrintSet) => S | undefined;
  readonly options: Os;
  readonly plan: (values: OptionValues<Os>, from: S, t: Translate) => Planned;
  readonly guide: (values: OptionValues<Os>) => SolidGuide;
  readonly materials?: (values: OptionValues<Os>, t: Translate) => Materials | undefined;
}

export interface SolidTemplate {
  readonly name: string;
  readonly of: (set: PrintSet) => SolidProduct | undefined;
}

const translators = new Map<Language, Translate>();

/** Opening a catalogue takes milliseconds, so translators are cached. */
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
          // `SolidProduct` loses the type of its options, which always come from `parse`.
          const values = given as OptionValues<Os> & { readonly language: Language };
          const t = textsIn(values.language);
          const sheets = parts.plan(values, from, t);
          if (!sheets.ok) return sheets;
          const title = t(`option:print.setTitles.${set.name}`, { defaultValue: set.title });
          const materials = parts.materials?.(values, t);
          return ok({
            ...(materials === undefined ? {} : { materials }),
            title: t(`option:print.solids.${name}.document`, { set: title }),
            language: t('option:print.sheet.language'),
            sheets: sheets.value,
            guide: parts.guide(values)(t),
          });
        },
      };
    },
  };
}
