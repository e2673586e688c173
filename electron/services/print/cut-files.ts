import { glyphOutlines } from '#print-templates/drawing/pdf/index.ts';
import {
  hasMachineLines,
  sheetToCutFile,
  sheetToDxf,
  withCardCuts,
  withoutPrint,
  withTidyCuts,
  type Sheet,
} from '#print-templates/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import type { CutContent, CutLines, Kerf } from '#shared/printers/index.ts';

export type CutFormat = 'svg' | 'dxf';

export interface CutSettings {
  readonly kerf?: Kerf | undefined;
  readonly lines?: CutLines | undefined;
  readonly content?: CutContent | undefined;
}

/** No line of what was asked for is cut or scored, so that the file would be empty. */
export interface NoCutsProblem {
  readonly code: 'print/nothing-to-cut';
}

/** Returns if a file of these lines alone would hold anything. */
export function isCutFrom(sheet: Sheet, { content }: CutSettings): boolean {
  return content !== 'lines' || hasMachineLines(withCardCuts(sheet));
}

export async function cutText(
  sheet: Sheet,
  format: CutFormat,
  settings: CutSettings,
): Promise<Result<string>> {
  if (!isCutFrom(sheet, settings)) return refuse<NoCutsProblem>({ code: 'print/nothing-to-cut' });
  const ready = await readyToCut(sheet, settings);
  if (!ready.ok) return ready;
  return ok(
    format === 'svg'
      ? sheetToCutFile(ready.value, glyphOutlines, settings.lines)
      : sheetToDxf(ready.value, glyphOutlines),
  );
}

async function readyToCut(sheet: Sheet, { kerf, content }: CutSettings): Promise<Result<Sheet>> {
  const outlined = withCardCuts(sheet);
  const kept = content === 'lines' ? withoutPrint(outlined) : outlined;
  const cut = kerf === undefined ? ok(kept) : await grownBy(kerf, kept);
  return cut.ok ? ok(withTidyCuts(cut.value)) : cut;
}

async function grownBy(kerf: Kerf, sheet: Sheet): Promise<Result<Sheet>> {
  const { withKerf } = await import('#print-templates/solids/kerf.ts');
  return withKerf(sheet, kerf);
}
