import type { Translate } from '#shared/i18n/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { AnyRecord, GameReview } from '#shared/records/index.ts';
import { lettering, type Lettering } from '../layout/draw.ts';
import { softInk } from '../layout/inks.ts';
import { checkedSheetSet } from '../layout/sheet-set.ts';
import type { Sheet, SheetSet } from '../layout/types.ts';
import { drawRows, pagesOf, type Row } from '../layout/typeset/row.ts';
import { papers } from '../units/index.ts';
import { reportContent, type ReportContent } from './content.ts';
import { withKnownGlyphs } from './known-glyphs.ts';
import { blockRows, heading, opening, paragraphs, tableRows, type ReportRow } from './rows.ts';

const paper = papers.a4;
const margin = 16;
const column = paper.width - 2 * margin;
const footRoom = 8;
const room = paper.height - 2 * margin - footRoom;

/** The number of pages is that of the sheets, known before anything is drawn into a file. */
export async function reportSheets(
  record: AnyRecord,
  review: GameReview,
  t: Translate,
): Promise<Result<SheetSet, Problem>> {
  const content = await reportContent(record, review, t);
  if (!content.ok) return content;
  const set = sheetsOf(content.value, t);
  return set.ok ? ok(set.value) : refuse(set.problem);
}

function sheetsOf(content: ReportContent, t: Translate) {
  const { title, players, turns, blocks, how } = content;
  const rows: readonly ReportRow[] = [
    ...opening(content, column, t),
    ...tableRows(players, column),
    ...heading(turns.title, column),
    ...tableRows(turns, column, turns.grades),
    ...blocks.flatMap((block) => blockRows(block, column, t)),
    ...heading(how.title, column),
    ...paragraphs(how.says, column),
  ];
  const pages = withHeads(rows);
  const sheets = pages.map((page, at): Sheet => {
    const foot = t('report:foot', { title, page: at + 1, pages: pages.length });
    return {
      label: at === 0 ? title : foot,
      side: 'front',
      ...paper,
      ops: withKnownGlyphs([
        ...drawRows(page, { x: margin, y: margin }),
        lettering(foot, paper.width / 2, paper.height - margin, footStyle),
      ]),
    };
  });
  return checkedSheetSet(title, 'none', sheets, 0);
}

const footStyle: Lettering = { font: 'franklin', size: 8, ink: softInk, anchor: 'middle', purpose: 'guide' };

/** A table that goes on on the next page has its heads there again. */
function withHeads(rows: readonly ReportRow[]): readonly (readonly Row[])[] {
  const highest = Math.max(0, ...rows.map(({ head }) => head?.height ?? 0));
  return pagesOf(rows, room - highest).map((page) => {
    const [first] = page as readonly ReportRow[];
    return first?.head === undefined ? page : [first.head, ...page];
  });
}
