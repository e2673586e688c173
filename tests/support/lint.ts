import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const root = fileURLToPath(new URL('../../', import.meta.url));
const settings = '.oxlintrc.json';
/** Where it finds the rules of our own. */
const tools = 'electron/tools';

/** What the linter says in JSON; of a file that it cannot read it names no rule. */
const answer = z.object({
  diagnostics: z.array(z.object({ code: z.string().optional(), message: z.string(), filename: z.string() })),
  number_of_files: z.number(),
});

/** A file as it might stand in the program; the path is from its root, such as `shared/kernel/a.ts`. */
export interface Sample {
  readonly file: string;
  readonly code: string;
}

/**
 * The rules that each sample breaks, such as `vitest(valid-expect)`, with the configuration that `npm run lint` uses. All
 * are looked at in one run, so that many samples cost no more than one.
 */
export function lint(samples: readonly Sample[]): ReadonlyMap<Sample, readonly string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cubewright-lint-'));
  try {
    copyFileSync(path.join(root, settings), path.join(folder, settings));
    mkdirSync(path.join(folder, path.dirname(tools)));
    symlinkSync(path.join(root, tools), path.join(folder, tools));
    const files = samples.map(({ file }, at) =>
      path.join(path.dirname(file), `${at}-${path.basename(file)}`),
    );
    for (const [at, file] of files.entries()) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), samples[at]?.code ?? '');
    }
    const found = diagnosticsOf(folder, files);
    return new Map(
      samples.map((sample, at) => [
        sample,
        found.filter(({ filename }) => filename === files[at]).map(({ code }) => code),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function diagnosticsOf(
  cwd: string,
  files: readonly string[],
): readonly { readonly filename: string; readonly code: string }[] {
  const linter = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout, stderr } = spawnSync(process.execPath, [linter, '-f', 'json', ...files], {
    cwd,
    encoding: 'utf8',
  });
  const said = answer.safeParse(parsed(stdout));
  if (!said.success || said.data.number_of_files !== files.length) {
    throw new Error(`The linter did not look at ${files.length} files:\n${stdout}\n${stderr}`);
  }
  return said.data.diagnostics.map(({ code, message, filename }) => {
    if (code === undefined) throw new Error(`${filename} cannot be read: ${message}`);
    return { filename, code };
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
