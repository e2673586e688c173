import type { NumberRange } from './number-text.ts';
import { isCount, type Option } from './option.ts';

/** Problems quote what an option takes, like `a4, letter or a3` or `5 to 60 mm`. */
export function expectedOf(option: Option): string {
  switch (option.kind) {
    case 'choice': {
      const rest = option.choices.slice(0, -1).join(', ');
      const last = option.choices.at(-1) ?? '';
      return rest === '' ? last : `${rest} or ${last}`;
    }
    case 'number':
      return expectedNumber({ ...option, whole: isCount(option) });
    case 'toggle':
      return 'yes or no';
    case 'lines':
      return 'lines of text';
  }
}

export function expectedNumber({ min, max, whole, unit }: NumberRange): string {
  return `${whole ? 'a whole number, ' : ''}${min} to ${max}${unit === undefined ? '' : ` ${unit}`}`;
}
