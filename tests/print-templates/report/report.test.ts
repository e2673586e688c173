import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { drawReport } from '#electron/services/print/review-report.ts';
import { chartOf } from '#print-templates/report/chart-data.ts';
import { gameIds } from '#shared/games/index.ts';
import { createTranslator, languages } from '#shared/i18n/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { readPdf } from '#tests/support/print/read-pdf.ts';
import { reviewedGame } from '#tests/support/reviewed-game.ts';

const decoded = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

describe.each(gameIds)('the report of %s', (id) => {
  test('has as many pages as it said, the same bytes each time, and every word on paper', async () => {
    const { record, review } = await reviewedGame(id, 3);
    const first = expectOk(await drawReport(record, review, 'pdf'));
    const again = expectOk(await drawReport(record, structuredClone(review), 'pdf'));
    expect(Buffer.from(first.bytes).equals(Buffer.from(again.bytes))).toBe(true);
    const pages = await readPdf(first.bytes);
    expect(pages).toHaveLength(first.pages);
    const texts = pages.flatMap((page) => page.texts.map(({ text }) => text));
    expect(texts.filter((text) => /\{\{|^(report|record):/.test(text))).toEqual([]);
    const all = texts.join(' ').replaceAll(/\s+/g, ' ');
    for (const { name } of review.players) expect(all).toContain(name);
  });

  test('is one page of HTML that needs nothing else, with a table of all turns', async () => {
    const { record, review } = await reviewedGame(id, 4);
    const report = expectOk(await drawReport(record, review, 'html'));
    const html = decoded(report.bytes);
    expect(html).not.toMatch(/<script|<link|<img|src=|url\(|https?:|style="|\son[a-z]+="/);
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(html).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
    const rows = html.split('<caption>Turn by turn</caption>')[1]?.split('</table>')[0] ?? '';
    expect(rows.match(/<th scope="row"/g) ?? []).toHaveLength(review.turns.length);
    for (const [, used] of html.matchAll(/href="#(\w+)"/g)) expect(html).toContain(`id="${used}"`);
    expect(decoded(expectOk(await drawReport(record, review, 'html')).bytes)).toBe(html);
  });

  test('shows a block and the table for each turn that matters', async () => {
    const { record, review } = await reviewedGame(id, 5, 40);
    const html = decoded(expectOk(await drawReport(record, review, 'html')).bytes);
    const blocks = review.turns.filter(({ grade }) => /mistake|unchallenged|missed/.test(grade));
    expect(html.match(/<h2><svg/g) ?? []).toHaveLength(blocks.length);
    // The table at the end, and each block's table as it was played.
    expect((html.match(/<figure>/g) ?? []).length).toBeGreaterThanOrEqual(2 + blocks.length);
  });
});

test.each(languages)('a report speaks %s from its title to its last line', async (language) => {
  const { record, review } = await reviewedGame('cubeword', 3);
  const html = decoded(expectOk(await drawReport(record, review, 'html', language)).bytes);
  expect(html).toContain(`<html lang="${language}">`);
  expect(html.includes('<caption>Turn by turn</caption>')).toBe(language === 'en');
  expect(html).not.toMatch(/\{\{|>(?:report|record):/);
  const pdf = expectOk(await drawReport(record, review, 'pdf', language));
  expect(await readPdf(pdf.bytes)).toHaveLength(pdf.pages);
});

test('the middle rule of a chart of points stands at a whole number', async () => {
  const { review } = await reviewedGame('kubagram', 8);
  const { t } = createTranslator();
  for (const odd of [317, 318, 1]) {
    const turns = review.turns.slice(0, 1).map((turn) => ({ ...turn, points: odd }));
    const { least, most } = chartOf({ ...review, turns }, t).data;
    expect(most).toBeGreaterThanOrEqual(odd);
    expect((least + most) / 2).toBe(Math.round((least + most) / 2));
  }
});

test('a game of no turn yet has a report of one page', async () => {
  const { record, review } = await reviewedGame('alphacubes', 6, 0);
  expect(expectOk(await drawReport(record, review, 'pdf')).pages).toBe(1);
});

test('names in any script and marks of HTML stand in the report', async () => {
  const { record, review } = await reviewedGame('kubo', 7, 30);
  const players = review.players.map((player, at) => ({
    ...player,
    name: at === 0 ? '<b>"小林"&' : player.name,
  }));
  const named = { ...review, players };
  const html = decoded(expectOk(await drawReport(record, named, 'html')).bytes);
  expect(html).toContain('&lt;b&gt;"小林"&amp;');
  expect(html).not.toContain('<b>');
  expect((await drawReport(record, named, 'pdf')).ok).toBe(true);
});

test('a review of another game, or of moves that are not there, is refused', async () => {
  const { record, review } = await reviewedGame('alphacubes', 8, 30);
  const other = await reviewedGame('kubo', 8, 30);
  const wrong = { ok: false, problem: { code: 'review/other-game' } };
  expect(await drawReport(other.record, review, 'pdf')).toEqual(wrong);
  const points = 7;
  const beyond = {
    turn: 1,
    seat: seat(0),
    at: 9999,
    kind: 'play',
    points,
    played: { points },
    statements: [],
  };
  const longer = { ...review, turns: [...review.turns, { ...beyond, grade: 'good' as const }] };
  expect(await drawReport(record, longer, 'html')).toEqual(wrong);
});
