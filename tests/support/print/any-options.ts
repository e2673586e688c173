import fc from 'fast-check';
import type { Product } from '#print-templates/index.ts';
import type { Option, OptionValue } from '#shared/options/index.ts';

/** Values that the product's own `parse` takes, some left out; lines are numbers of pieces, or rows of a small board. */
export function anyOptions({
  options,
}: Product): fc.Arbitrary<Readonly<Record<string, OptionValue | undefined>>> {
  const values = Object.fromEntries(options.map((option) => [option.name, anyValue(option)]));
  return fc.record(values, { requiredKeys: [] });
}

function anyValue(option: Option): fc.Arbitrary<OptionValue> {
  switch (option.kind) {
    case 'choice':
      return fc.constantFrom(...option.choices);
    case 'number': {
      const steps = Math.floor((option.max - option.min) / option.step);
      return fc.nat(steps).map((step) => Math.round((option.min + step * option.step) * 1000) / 1000);
    }
    case 'toggle':
      return fc.boolean();
    case 'lines':
      return fc.constantFrom<readonly string[]>(
        [],
        ['2, 3'],
        ['1-4'],
        ['.....', '..d..', '..*..', '..T..', '.....'],
      );
  }
}
