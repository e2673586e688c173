import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, type PinnedPackage } from '#electron/tools/pinned-package.ts';
import type { MutantPart } from './parts.ts';
import type { StrykerReport } from './results.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const stryker: PinnedPackage = {
  pinned: new URL('stryker/', import.meta.url),
  // Within the project: from here Stryker finds the project's vitest, and needs none of its own.
  installed: new URL('../../build/stryker/', import.meta.url),
  program: 'node_modules/@stryker-mutator/core/bin/stryker.js',
};
const kept = new URL('../../build/mutants/', import.meta.url);

/** Installs Stryker where that has not been done yet: `npm test` needs none of it. */
export function ensureStryker(): void {
  ensureInstalled(stryker);
}

/**
 * Tries each mutant of a part's files against its tests.
 * @param incremental  whether mutants are taken from the run before where neither their code nor their tests changed:
 *   for work on tests; changes to other files are not seen
 * @throws where Stryker ends without a report: the tests fail without any mutant, say
 */
export function runStryker(part: MutantPart, incremental: boolean): StrykerReport {
  mkdirSync(kept, { recursive: true });
  const report = new URL(`${part.name}.json`, kept);
  const config = new URL(`${part.name}.config.json`, kept);
  writeFileSync(config, JSON.stringify(configOf(part, fileURLToPath(report)), null, 2));
  const program = fileURLToPath(new URL(stryker.program, stryker.installed));
  const state = fileURLToPath(new URL(`${part.name}.incremental.json`, kept));
  const args = ['run', fileURLToPath(config), '--incremental', '--incrementalFile', state];
  const { status } = spawnSync(process.execPath, [program, ...args, ...(incremental ? [] : ['--force'])], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CUBEWRIGHT_MUTANT_TESTS: part.tests.join('\n') },
  });
  if (status !== 0) throw new Error(`Stryker ended with ${status} on ${part.name}.`);
  return JSON.parse(readFileSync(report, 'utf8')) as StrykerReport;
}

function configOf({ files }: MutantPart, report: string): object {
  return {
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
    mutate: files,
    coverageAnalysis: 'perTest',
    concurrency: 1,
    ignorePatterns: ['build', 'coverage'],
    tempDirName: 'build/mutants/copy',
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    // Mutants need not fit our types: vitest strips them.
    disableTypeChecks: false,
  };
}
