import { refuse, withoutHidden, type Problem, type Result } from '#shared/kernel/index.ts';
import type { Option, OptionValue } from '#shared/options/index.ts';
import { findSet } from '../templates/print-set.ts';
import { productsOf } from '../templates/index.ts';
import { openProject, type OpenedProject } from './parse-project.ts';
import { linkHead, markOf, projectOf, projectVersion } from './project.ts';

export type LinkProblem =
  /** A bare code names sheets but does not contain them. */
  | { readonly code: 'project/only-code'; readonly link: string }
  | { readonly code: 'project/bad-link'; readonly link: string }
  /** The link is valid, but today it gives other sheets. */
  | { readonly code: 'project/other-code'; readonly link: string; readonly now: string };

export function isLink(text: string): boolean {
  return text.trimStart().startsWith(linkHead);
}

export function readLink(text: string): Result<OpenedProject, Problem> {
  const line = text.trim().slice(0, 1000);
  const link = withoutHidden(line.slice(0, 60));
  if (/^cubewright:print\/[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(line)) {
    return refuse<LinkProblem>({ code: 'project/only-code', link });
  }
  const parts = /^cubewright:print\/(\d+)\/([a-z0-9-]+)\/([a-z0-9-]+)(?:\?([^#\s]+))?#([0-9A-Z-]{9})$/.exec(
    line,
  );
  const [, version, set = '', template = '', query = '', code] = parts ?? [];
  if (parts === null || Number(version) !== projectVersion) {
    return refuse<LinkProblem>({ code: 'project/bad-link', link });
  }
  const bundled = findSet(set);
  const product = bundled && productsOf(bundled).find((one) => one.template === template);
  const options = optionsOf(query, product?.options ?? []);
  if (options === undefined) return refuse<LinkProblem>({ code: 'project/bad-link', link });
  const opened = openProject(template, set, options);
  if (!opened.ok) return opened;
  const now = markOf(
    projectOf(opened.value.product, opened.value.set, opened.value.options),
    opened.value.product.options,
  );
  return now.code === code
    ? opened
    : refuse<LinkProblem>({ code: 'project/other-code', link, now: now.code });
}

function optionsOf(
  query: string,
  known: readonly Option[],
): Readonly<Record<string, OptionValue>> | undefined {
  const told: Record<string, OptionValue> = {};
  for (const part of query === '' ? [] : query.split('&')) {
    const [name = '', text] = part.split('=');
    const option = known.find((one) => one.name === name);
    const value = option === undefined || text === undefined ? undefined : valueOf(option, text);
    if (value === undefined) return undefined;
    told[name] = value;
  }
  return told;
}

function valueOf({ kind }: Option, text: string): OptionValue | undefined {
  try {
    switch (kind) {
      case 'choice':
        return decodeURIComponent(text);
      case 'number':
        return Number(decodeURIComponent(text));
      case 'toggle':
        return text === 'true';
      case 'lines':
        return text.split(',').map(decodeURIComponent);
    }
  } catch {
    return undefined;
  }
}
