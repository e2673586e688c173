/** What Stryker reports (mutation-testing-report-schema), as far as it is used here. */
export interface StrykerReport {
  readonly files: Readonly<
    Record<string, { readonly source: string; readonly mutants: readonly StrykerMutant[] }>
  >;
}

interface StrykerMutant {
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

/** Lines and columns count from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** A mutant that no test tells from the program. */
export interface Survivor {
  readonly file: string;
  readonly line: number;
  /** The code, and what it became; runs of white space are one space. */
  readonly was: string;
  readonly became: string;
  /** Whether a test reaches it at all. */
  readonly reached: boolean;
}

/** How the mutants of one file ended. */
export interface FileResult {
  readonly file: string;
  readonly killed: number;
  /** They ran for too long, which a test would notice. */
  readonly timedOut: number;
  readonly survived: number;
  readonly unreached: number;
}

export interface PartResult {
  readonly part: string;
  readonly files: readonly FileResult[];
  readonly survivors: readonly Survivor[];
}

export function resultOf(part: string, report: StrykerReport): PartResult {
  const files = Object.entries(report.files).sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    part,
    files: files.map(([file, { mutants }]) => {
      const count = (status: string) => mutants.filter((mutant) => mutant.status === status).length;
      return {
        file,
        killed: count('Killed'),
        timedOut: count('Timeout'),
        survived: count('Survived'),
        unreached: count('NoCoverage'),
      };
    }),
    survivors: files.flatMap(([file, { source, mutants }]) =>
      mutants
        .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
        .map(({ status, location, replacement = '' }) => ({
          file,
          line: location.start.line,
          was: inOneLine(textAt(source, location)),
          became: inOneLine(replacement),
          reached: status === 'Survived',
        }))
        .sort(
          (one, other) => one.line - other.line || (one.was + one.became < other.was + other.became ? -1 : 1),
        ),
    ),
  };
}

/** The share of mutants that the tests notice, from 0 to 1; 1 where there are none. */
export function scoreOf(files: readonly FileResult[]): number {
  const sum = (pick: (file: FileResult) => number) => files.reduce((total, file) => total + pick(file), 0);
  const noticed = sum(({ killed, timedOut }) => killed + timedOut);
  const missed = sum(({ survived, unreached }) => survived + unreached);
  return noticed + missed === 0 ? 1 : noticed / (noticed + missed);
}

function textAt(source: string, { start, end }: StrykerMutant['location']): string {
  const lines = source.split('\n');
  const at = ({ line, column }: Place) =>
    lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
  return source.slice(at(start), at(end));
}

const longest = 160;

function inOneLine(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest)} …` : line;
}
