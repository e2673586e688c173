import { useMemo } from 'react';
import { sheetToSvg, type Sheet } from '#print-templates/index.ts';

/**
 * The very sheet, drawn by the operations the PDF is made of. Its size is given in CSS; the root's own style goes
 * (the page's policy forbids style in markup) and stands in print.css.
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
