import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests in a browser that take half a minute and more, the longest first. */
const longestInBrowser = [
  'table/focus',
  'table/access',
  'kubo/focus',
  'kubo/table-page',
  'screens-for-everybody',
  'hot-seat-hands',
];

/** The longest of the others: were they last, as some of their names would have it, one worker would end alone. */
const longestOfOthers = [
  'cli/match/computer-match',
  'print-templates/all-sheets',
  'print-templates/pages',
  'alphacubes/properties',
  'cubeword/best-turns',
  'cubeword/contract',
  'word-engine/positions',
  'word-engine/slow-twin',
  'word-engine/steady-engine',
];

/** Browser tests first, the longest of each kind before the others of it: what is short fills the gaps at the end. */
export class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(
      files.toSorted((one, other) => rank(one) - rank(other) || one.moduleId.localeCompare(other.moduleId)),
    );
  }
}

function rank({ moduleId, project }: TestSpecification): number {
  const place = longestInBrowser.findIndex((part) => moduleId.includes(part));
  if (place >= 0) return place;
  const others = longestInBrowser.length;
  if (project.name === 'e2e' || project.name === 'attacks') return others;
  return longestOfOthers.some((part) => moduleId.includes(part)) ? others + 1 : others + 2;
}
