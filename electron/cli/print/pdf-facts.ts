import { ok, refuse, type Result } from '#shared/kernel/index.ts';

export type PdfFactsProblem =
  | { readonly code: 'cli/not-ours'; readonly path: string }
  | { readonly code: 'cli/pdf-damaged'; readonly path: string };

export interface PdfFacts {
  readonly [name: string]: string | number;
}

/** Our PDFs are uncompressed, and whole if their table of positions is right; `sheets` counts paper, not pages. */
export function pdfFacts(path: string, bytes: Uint8Array): Result<PdfFacts, PdfFactsProblem> {
  const text = Buffer.from(bytes).toString('latin1');
  if (!isWhole(text)) return refuse({ code: 'cli/pdf-damaged', path });
  if (!text.includes('<xmp:CreatorTool>Cubewright</xmp:CreatorTool>'))
    return refuse({ code: 'cli/not-ours', path });
  const pages = text.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
  const isTurned = /\/Duplex \/DuplexFlip/.test(text);
  const title = /<dc:title>[^]*?<rdf:li[^>]*>([^<]*)</.exec(text)?.[1] ?? '';
  return ok({
    kind: 'PDF',
    version: text.slice(5, 8),
    title,
    sheets: isTurned ? Math.ceil(pages / 2) : pages,
  });
}

function isWhole(text: string): boolean {
  const start = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text);
  if (start === null) return false;
  const table = text.slice(Number(start[1]));
  const head = /^xref\s+0 (\d+)\s/.exec(table);
  if (head === null) return false;
  const entries = [...table.slice(head[0].length).matchAll(/(\d{10}) (\d{5}) ([nf])/g)];
  if (entries.length !== Number(head[1])) return false;
  return entries.every(([, at, , kind], id) => kind === 'f' || text.startsWith(`${id} 0 obj`, Number(at)));
}
