import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MutantPart } from './parts.ts';
import type { StrykerReport } from './results.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const pinned = new URL('stryker/', import.meta.url);
/** Within the project: from here Stryker finds the project's vitest, and needs none of its own. */
const installed = new URL('../../build/stryker/', import.meta.url);
const kept = new URL('../../build/mutants/', import.meta.url);

/** Installs Stryker by the lock file of `tests/mutants/stryker`, where that has not been done yet: `npm test` needs none of it. */
export function ensureStryker(): void {
  const lock = new URL('package-lock.json', installed);
  const program = new URL(strykerProgram, installed);
  const wanted = readFileSync(new URL('package-lock.json', pinned), 'utf8');
  if (existsSync(program) && existsSync(lock) && readFileSync(lock, 'utf8') === wanted) return;
  mkdirSync(installed, { recursive: true });
  copyFileSync(new URL('package.json', pinned), new URL('package.json', installed));
  copyFileSync(new URL('package-lock.json', pinned), lock);
  const { npm_execpath: script } = process.env;
  const [npm, first] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
  const args = [...first, 'ci', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  const { status } = spawnSync(npm, args, { cwd: fileURLToPath(installed), stdio: 'inherit' });
  if (status !== 0) throw new Error('Stryker could not be installed into build/stryker: see above.');
}

const strykerProgram = 'node_modules/@stryker-mutator/core/bin/stryker.js';

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
  const program = fileURLToPath(new URL(strykerProgram, installed));
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
