import type { Grade } from '#shared/engine/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import type { AnyRecord, GameReview } from '#shared/records/index.ts';
import { escape } from '../drawing/svg/markup.ts';
import type { GlyphOutlines } from '../drawing/svg/outlined-text.ts';
import { chartArt } from './chart.ts';
import { reportContent, type Picture, type ReportBlock, type ReportTable } from './content.ts';
import { gradeMark } from './grade-mark.ts';
import { sharedDrawings, type SharedDrawings } from './html-drawing.ts';
import { withKnownGlyphs } from './known-glyphs.ts';
import { style } from './html-style.ts';
import { tableArt } from './table-art.ts';

const chartSize = { width: 120, height: 64 };
const tableSize = { width: 120, height: 132 };
const markSize = 3.2;

export interface PageTools {
  readonly outlines: GlyphOutlines;
  /** Returns the digest in base 64. */
  readonly sha256: (text: string) => string;
}

/** One file that needs nothing else: no script, no font and no network, which its own policy forbids. */
export async function reportHtml(
  record: AnyRecord,
  review: GameReview,
  t: Translate,
  { outlines, sha256 }: PageTools,
): Promise<Result<string, Problem>> {
  const found = await reportContent(record, review, t);
  if (!found.ok) return found;
  const { title, about, chart, last, players, turns, blocks, how } = found.value;
  const drawings = sharedDrawings(outlines);
  const art = withKnownGlyphs(chartArt(chart.data, chartSize.width, chartSize.height));
  const main = [
    `<h1>${escape(title)}</h1><p>${escape(about)}</p>`,
    '<div class="pair">',
    `<figure><figcaption>${escape(chart.title)}</figcaption>`,
    drawings.svg(chartSize, `${chart.title}. ${chart.says}`, { own: art, isThemed: true }),
    `<p>${escape(chart.says)}</p></figure>`,
    ...(last === undefined ? [] : [figure(last, drawings, t)]),
    '</div>',
    table(players, drawings),
    table(turns, drawings, turns.grades),
    ...blocks.map((block) => section(block, drawings, t)),
    `<section><h2>${escape(how.title)}</h2>${how.says.map((one) => `<p>${escape(one)}</p>`).join('')}</section>`,
  ].join('\n');
  const policy = `default-src 'none'; style-src 'sha256-${sha256(style)}'`;
  return ok(`<!doctype html>
<html lang="${t('option:print.sheet.language')}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
<style>${style}</style>
</head>
<body>
${drawings.defs()}
<main>
${main}
</main>
</body>
</html>
`);
}

function section(block: ReportBlock, drawings: SharedDrawings, t: Translate): string {
  const { title, grade, tried, sentences, pictures, lines } = block;
  return [
    `<section><h2>${mark(grade, drawings)} ${escape(title)}</h2>`,
    table({ ...tried, title }, drawings, [], true),
    ...sentences.map((one) => `<p>${escape(one)}</p>`),
    ...lines.map((one) => `<p class="soft">${escape(one)}</p>`),
    `<div class="pair">${pictures.map((picture) => figure(picture, drawings, t)).join('')}</div></section>`,
  ].join('\n');
}

function figure({ caption, alt, drawing }: Picture, drawings: SharedDrawings, t: Translate): string {
  const art = tableArt(drawing, tableSize, t);
  const drawn = drawings.svg(art, alt, { shared: art.ground, own: art.pieces });
  return `<figure><figcaption>${escape(caption)}</figcaption>${drawn}</figure>`;
}

/** Wide tables are scrolled by themselves, so that the page never is sideways. */
function table(
  { title, columns, rows }: ReportTable,
  drawings: SharedDrawings,
  grades: readonly Grade[] = [],
  isCaptionHidden = false,
): string {
  const kind = (at: number) => (columns[at]?.isNumber === true ? ' class="number"' : '');
  const heads = columns.map(({ head }, at) =>
    head === '' ? '<td></td>' : `<th scope="col"${kind(at)}>${escape(head)}</th>`,
  );
  const body = rows.map((cells, row) => {
    const grade = grades[row];
    const shown = cells.map((cell, at) => {
      const before = grade !== undefined && at === cells.length - 1 ? `${mark(grade, drawings)} ` : '';
      const tag = at === 0 ? 'th scope="row"' : 'td';
      return `<${tag}${kind(at)}>${before}${escape(cell)}</${at === 0 ? 'th' : 'td'}>`;
    });
    return `<tr${grade !== undefined && weighty.has(grade) ? ' class="heavy"' : ''}>${shown.join('')}</tr>`;
  });
  const caption = `<caption${isCaptionHidden ? ' class="hidden"' : ''}>${escape(title)}</caption>`;
  return `<div class="wide" tabindex="0" role="region" aria-label="${escape(title).replaceAll('"', '&quot;')}"><table>${caption}<thead><tr>${heads.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

const weighty: ReadonlySet<Grade> = new Set(['best', 'mistake', 'unchallenged']);

function mark(grade: Grade, drawings: SharedDrawings): string {
  return drawings.mark(markSize, gradeMark(grade, 0, 0, markSize));
}
