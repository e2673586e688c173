import { isCount, type Option } from './option.ts';

/** What an option takes, for the facts of a problem: `a4, letter or a3`, `5 to 60 mm`. */
export function expectedOf(option: Option): string {
  switch (option.kind) {
    case 'choice': {
      const rest = option.choices.slice(0, -1).join(', ');
      const last = option.choices.at(-1) ?? '';
      return rest === '' ? last : `${rest} or ${last}`;
    }
    case 'number': {
      const unit = option.unit === undefined ? '' : ` ${option.unit}`;
      return `${isCount(option) ? 'a whole number, ' : ''}${option.min} to ${option.max}${unit}`;
    }
    case 'toggle':
      return 'yes or no';
    case 'lines':
      return 'lines of text';
  }
}
