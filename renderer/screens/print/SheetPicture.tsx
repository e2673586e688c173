import { useMemo } from 'react';
import { sheetToSvg, type Sheet } from '#print-templates/index.ts';

/**
 * Draws a sheet by the operations of its PDF. CSS sets its size; the root's inline style is removed, since the page's
 * policy forbids it, and is in print.css.
 */
export function SheetPicture({ sheet, label }: { readonly sheet: Sheet; readonly label: string }) {
  const markup = useMemo(
    () => ({
      __html: sheetToSvg(sheet)
        .replace(/ width="[^"]*" height="[^"]*"/, '')
        .replace(/ style="[^"]*"/, ''),
    }),
    [sheet],
  );
  return <div className="sheet-picture" role="img" aria-label={label} dangerouslySetInnerHTML={markup} />;
}
