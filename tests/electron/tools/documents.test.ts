import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawMap } from '#tests/pictures/map.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const topFolders = ['electron', 'firmware-protocol', 'print-templates', 'renderer', 'shared', 'tests', '.ci'];
const files = [
  ...readdirSync(root).filter((name) => /\.[a-z]+$/u.test(name)),
  ...topFolders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      `${folder}/${name}`.replaceAll(path.sep, '/'),
    ),
  ),
];
const baseNames = new Set(files.map((file) => path.posix.basename(file)));
const pages = files.filter((file) => file.endsWith('.md'));

/** Heading anchors as GitHub makes them. */
function anchorsOf(text: string): readonly string[] {
  return [...text.matchAll(/^#+ (.*)$/gmu)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Links of a page that lead nowhere: a missing file, or a heading that is not there. */
function deadLinks(page: string): readonly string[] {
  const text = readFileSync(path.join(root, page), 'utf8').replaceAll(/```[\s\S]*?```/gu, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/gu)].flatMap(([, link = '']) => {
    if (/^[a-z]+:/u.test(link)) return [];
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path.join(root, page) : path.join(root, path.dirname(page), file);
    if (!existsSync(target)) return [`${page}: ${link}`];
    const leadsOn = anchor === undefined || anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
    return leadsOn ? [] : [`${page}: ${link}`];
  });
}

/**
 * Paths and files in backticks that do not exist: a path is read from the root or from beside the page, a bare file name may be
 * anywhere. Braces, stars and `<id>` stand for many.
 */
function missingPaths(page: string): readonly string[] {
  const text = readFileSync(path.join(root, page), 'utf8').replaceAll(/```[\s\S]*?```/gu, '');
  return [...text.matchAll(/`([\w./-]+)`/gu)]
    .map(([, name = '']) => name)
    .filter(
      (name) =>
        topFolders.some((folder) => name.startsWith(`${folder}/`)) || /\w\.(?:tsx?|mjs|[ch]|md)$/u.test(name),
    )
    .filter((name) => (name.includes('/') ? !isThere(page, name) : !baseNames.has(name)))
    .map((name) => `${page}: ${name}`);
}

function isThere(page: string, name: string): boolean {
  return [root, path.join(root, path.dirname(page))].some((folder) => existsSync(path.join(folder, name)));
}

describe('the documents', () => {
  it('link to files and headings that exist', () => {
    expect(pages.flatMap(deadLinks)).toEqual([]);
  });

  it('name paths that exist', () => {
    expect(pages.flatMap(missingPaths)).toEqual([]);
  });

  it('keep the architecture a page of at most 12 kB, and decisions to eight lines', () => {
    expect(readFileSync(path.join(root, 'ARCHITECTURE.md')).length).toBeLessThanOrEqual(12_000);
    const long = pages
      .filter((page) => page.endsWith('DECISIONS.md'))
      .flatMap((page) => decisionsOf(page).filter(({ lines }) => lines > 8));
    expect(long).toEqual([]);
  });

  it('show the walls that the linter enforces', () => {
    expect(readFileSync(path.join(root, 'tests/pictures/map.svg'), 'utf8')).toBe(drawMap());
  });
});

/** The decisions of a page, with their lines of text. */
function decisionsOf(page: string): readonly { readonly title: string; readonly lines: number }[] {
  const parts = readFileSync(path.join(root, page), 'utf8').split(/^### /mu).slice(1);
  return parts.map((part) => {
    const [title = '', ...rest] = part.split(/^## /mu)[0]?.trim().split('\n') ?? [];
    return { title: `${page}: ${title}`, lines: rest.filter((line) => line !== '').length };
  });
}
