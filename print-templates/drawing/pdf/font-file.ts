import { fontFiles } from '../../fonts/index.ts';
import type { FontName } from '../../layout/sheet.ts';

export function fontFileUrl(font: FontName): URL {
  return new URL(`../../fonts/${fontFiles[font]}`, import.meta.url);
}
