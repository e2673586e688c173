import { ok, parseJson, refuse, type Result } from '#shared/kernel/index.ts';
import type { PositionFileProblem } from './position-file-problem.ts';
import {
  jsonProblem,
  parseEntry,
  parseHead,
  sections,
  valuesOf,
  type FilePosition,
  type PositionHead,
  type Section,
} from './position-file.ts';
import type { Layout } from '../position.ts';
import { parseLayout } from './position-text.ts';

/**
 * Reads one JSON value from each line: a position as in position-file.ts, whose `rack` or `cubes` decides its section,
 * or a head with `standardSet`, `cubeSet` or `values` for the lines after it. For a head `read` returns undefined.
 * After a problem the next line can still be read. Not every problem names the line, so callers add it.
 */
export function createPositionReader(file: string) {
  let head: PositionHead = {};
  let layouts: Layouts = {};
  let values = valuesOf(head);
  return {
    read(text: string, line: number): Result<FilePosition | undefined, PositionFileProblem> {
      const json = parseJson(text);
      if (!json.ok) return refuse(jsonProblem(json.problem, file, line));
      const { value } = json;
      if (isHead(value)) {
        const more = parseHead(value, file);
        if (!more.ok) return more;
        const next = { ...head, ...more.value };
        const sound = layoutsOf(next, file);
        if (!sound.ok) return sound;
        head = next;
        layouts = sound.value;
        values = valuesOf(head);
        return ok(undefined);
      }
      const isCubes = typeof value === 'object' && value !== null && 'cubes' in value;
      const { section, set } = isCubes ? sections[1] : sections[0];
      const layout = layouts[section];
      if (layout === undefined) return refuse({ code: 'position/file-no-set', file, section, set });
      return parseEntry(value, 0, { file, section, layout, values, line });
    },
  };
}

type Layouts = Partial<Record<Section, Layout>>;

function layoutsOf(head: PositionHead, file: string): Result<Layouts, PositionFileProblem> {
  const layouts: Layouts = {};
  for (const { section, set } of sections) {
    const spelled = head[set];
    if (spelled === undefined) continue;
    const layout = parseLayout(spelled.layout, spelled.size, { file, at: set, field: 'layout' });
    if (!layout.ok) return layout;
    layouts[section] = layout.value;
  }
  return ok(layouts);
}

function isHead(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !('board' in value) &&
    ['standardSet', 'cubeSet', 'values'].some((name) => name in value)
  );
}
