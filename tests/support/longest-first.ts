import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take half a minute and more on a quiet machine. */
const longest = [
  'table/focus',
  'kubo/focus',
  'table/access',
  'slow-twin',
  'screens-for-everybody',
  'hot-seat-hands',
];

/** Browser tests first, the longest of them before all: what is short fills the gaps at the end. */
export class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(
      files.toSorted((one, other) => rank(one) - rank(other) || one.moduleId.localeCompare(other.moduleId)),
    );
  }
}

function rank({ moduleId, project }: TestSpecification): number {
  const place = longest.findIndex((part) => moduleId.includes(part));
  if (place >= 0) return place;
  return project.name === 'e2e' || project.name === 'attacks' ? longest.length : longest.length + 1;
}
