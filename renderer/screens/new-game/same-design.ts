import type { DesignSummary } from '#shared/contract/index.ts';
import { parseSetText, setLines, type PieceSet } from '#shared/pieces/index.ts';

export type ReadDesign = (id: string) => Promise<string | undefined>;

/** Finds the design that holds exactly this set. Only designs with the set's title are read. */
export async function sameDesign(
  set: PieceSet,
  designs: readonly Pick<DesignSummary, 'id' | 'title'>[],
  read: ReadDesign,
): Promise<string | undefined> {
  const lines = setLines(set).join('\n');
  for (const { id, title } of designs) {
    if (title !== set.title) continue;
    const text = await read(id);
    const design = text === undefined ? undefined : parseSetText(text);
    if (design?.ok === true && setLines(design.value).join('\n') === lines) return id;
  }
  return undefined;
}

/** The held set comes first, unless a design equals it. */
export function setsToChoose(
  held: PieceSet | undefined,
  same: string | undefined,
  designs: readonly DesignSummary[],
): readonly ({ readonly kind: 'none' | 'held' } | { readonly kind: 'design'; readonly of: DesignSummary })[] {
  const first = held === undefined ? 'none' : 'held';
  const listed = designs.map((of) => ({ kind: 'design', of }) as const);
  return held !== undefined && same !== undefined ? listed : [{ kind: first }, ...listed];
}
