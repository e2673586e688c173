import { isKept, type Row } from './measure.ts';

/** What one part of the benchmarks measured, and on what. */
export interface Part {
  readonly area: string;
  /** Node, processors, system and day, in one line. */
  readonly machine: string;
  readonly rows: readonly Row[];
}

const head = `# Benchmarks

Written by \`npm run bench\`, which measures everything anew and writes this page. \`npm run bench -- words\` measures one
part and leaves the others as they are. A row over a promise fails the run; a goal is what we aim at on a machine with
nothing else to do. Times are medians, after a warm-up.
`;

/** The page with these parts in the place of older ones; parts stand in the order of their names. */
export function withParts(page: string, parts: readonly Part[]): string {
  const sections = new Map(sectionsOf(page).map((section) => [areaOf(section), section]));
  for (const part of parts) sections.set(part.area, sectionText(part));
  const inOrder = [...sections].sort(([one], [other]) => (one < other ? -1 : 1));
  return [head, ...inOrder.map(([, section]) => section)].join('\n');
}

/** Parts begin with a heading of the second order. */
function sectionsOf(page: string): readonly string[] {
  const [, ...sections] = page.replaceAll('\r\n', '\n').split(/^(?=## )/m);
  return page.startsWith('## ') ? [page, ...sections] : sections.map((section) => `${section.trimEnd()}\n`);
}

const areaOf = (section: string): string => /^## (.*)$/m.exec(section)?.[1]?.trim() ?? '';

function sectionText({ area, machine, rows }: Part): string {
  const lines = rows.map((row) => {
    const cells = [row.what.replaceAll('|', '\\|'), measured(row), row.unit, promised(row), goal(row)];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    `## ${area}`,
    '',
    machine,
    '',
    '| what | measured | | promised | goal |',
    '|---|--:|---|---|---|',
    ...lines,
    '',
  ].join('\n');
}

/** Three figures are more than one run agrees with the next on. */
export function measured({ value }: Row): string {
  if (!Number.isFinite(value)) return `${value}`;
  return Math.abs(value) >= 1_000
    ? Math.round(value).toLocaleString('en-GB')
    : `${Number(value.toPrecision(3))}`;
}

export function promised(row: Row): string {
  const { bar, least } = row;
  const bounds = [
    ...(bar === undefined ? [] : [`at most ${bar}`]),
    ...(least === undefined ? [] : [`at least ${least}`]),
  ].join(', ');
  return isKept(row) ? bounds : `${bounds}: **missed**`;
}

const goal = ({ goal: aim, value }: Row): string =>
  aim === undefined ? '' : `${aim}${value <= aim ? '' : ', not reached'}`;
