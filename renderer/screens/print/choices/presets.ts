import { z } from 'zod';
import { nameFault, nameKey, ok, refuse, tidyName, type Result } from '#shared/kernel/index.ts';
import {
  changedOptions,
  choicesSchema,
  isSameSheet,
  type Choices,
  type Printable,
} from '../sheet-choices.ts';

export interface Preset {
  readonly name: string;
  readonly choices: Choices;
}

/** Presets are by product. An unreadable entry is left out without affecting the others. */
export const keptPresets: z.ZodType<Readonly<Record<string, readonly Preset[]>>> = z.record(
  z.string(),
  z
    .array(
      z
        .object({ name: z.string().refine((name) => nameFault(name) === undefined), choices: choicesSchema })
        .nullable()
        .catch(null),
    )
    .catch([])
    .transform((presets) => presets.filter((preset) => preset !== null)),
);

export function findPreset(presets: readonly Preset[], name: string): Preset | undefined {
  return presets.find((preset) => nameKey(preset.name) === nameKey(name));
}

export function withPreset(presets: readonly Preset[], preset: Preset): readonly Preset[] {
  return [...withoutPreset(presets, preset.name), preset].toSorted((one, other) =>
    one.name.localeCompare(other.name, 'en', { numeric: true }),
  );
}

export function withoutPreset(presets: readonly Preset[], name: string): readonly Preset[] {
  return presets.filter((preset) => nameKey(preset.name) !== nameKey(name));
}

/** Finds the preset of these sheets, the last applied first. One equal to the defaults counts only once applied. */
export function presetInUse(
  presets: readonly Preset[],
  product: Printable,
  choices: Choices,
  applied: string | undefined,
): Preset | undefined {
  const same = presets.filter((preset) => isSameSheet(product, choices, choicesOfPreset(product, preset)));
  const isPlain = changedOptions(product, choices).length === 0;
  return same.find(({ name }) => name === applied) ?? (isPlain ? undefined : same[0]);
}

export function choicesOfPreset(product: Printable, { choices }: Preset): Choices {
  return Object.fromEntries(
    product.options.map((option) => [option.name, choices[option.name] ?? option.default]),
  );
}

type PresetNameProblem =
  | { readonly code: 'preset/no-name' }
  | { readonly code: 'preset/name-too-long'; readonly most: number }
  | { readonly code: 'preset/hidden-in-name'; readonly character: string };

export function checkPresetName(written: string): Result<string, PresetNameProblem> {
  const name = tidyName(written);
  const fault = nameFault(name);
  switch (fault?.fault) {
    case undefined:
      return ok(name);
    case 'empty':
      return refuse({ code: 'preset/no-name' });
    case 'too-long':
      return refuse({ code: 'preset/name-too-long', most: fault.most });
    case 'hidden':
      return refuse({ code: 'preset/hidden-in-name', character: fault.character });
  }
}
