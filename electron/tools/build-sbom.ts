import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { npm } from '../starter/packages.mjs';
import { inRoot } from '../starter/place.mjs';

/** A bill of materials as npm writes it (CycloneDX 1.5), as far as it is read here. */
interface Bill {
  serialNumber?: string;
  metadata: { timestamp?: string; lifecycles?: unknown; component: { name: string; type: string } };
  components: {
    readonly 'bom-ref': string;
    type: string;
    scope?: string;
    properties?: readonly Property[];
  }[];
  dependencies: { readonly ref: string; dependsOn: string[] }[];
}

interface Property {
  readonly name: string;
}

const bundledIn = ['build/electron', 'build/renderer'];

function billOfAll(): Bill {
  const { program, args, env } = npm();
  const ask = [...args, 'sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  const isCommand = program.endsWith('.cmd');
  const said = execFileSync(program, ask, { cwd: inRoot(), env, maxBuffer: 2 ** 26, shell: isCommand });
  return JSON.parse(said.toString()) as Bill;
}

/** The packages beside the bundles, as `name@version`. `npm sbom --omit=dev` leaves out those that tools need as well. */
function beside(): readonly string[] {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly version: string; readonly dev?: true }>>;
  };
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .map(([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`);
}

/** The packages in the bundles, as `name@version`, by the licences that Vite collects while it bundles. */
function bundled(): readonly string[] {
  const files = bundledIn.flatMap((folder) =>
    readdirSync(inRoot(folder)).flatMap((name) =>
      /^licences.*\.md$/u.test(name) ? inRoot(folder, name) : [],
    ),
  );
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^## (\S+) - (\S+)/gmu)].map(
      ([, name, version]) => `${name}@${version}`,
    ),
  );
}

/** Everything of others that an installed Cubewright holds: packages beside the bundles, packages in them, Electron. */
function shippedBill(): Bill {
  const all = billOfAll();
  const runtime = all.components.find((one) => one['bom-ref'].startsWith('electron@'));
  if (runtime !== undefined) runtime.type = 'framework';
  const shipped = new Set([...beside(), ...bundled(), runtime?.['bom-ref'] ?? 'electron']);
  const missing = [...shipped].filter((ref) => all.components.every((one) => one['bom-ref'] !== ref));
  if (missing.length > 0) throw new Error(`package-lock.json does not hold ${missing.join(', ')}`);
  all.components = all.components.filter((one) => shipped.has(one['bom-ref']));
  for (const one of all.components) {
    // To npm, what is bundled serves development alone.
    delete one.scope;
    one.properties = (one.properties ?? []).filter(({ name }) => name !== 'cdx:npm:package:development');
  }
  const own = all.metadata.component;
  const [self = ''] = all.dependencies.flatMap(({ ref }) => (ref.startsWith('cubewright@') ? [ref] : []));
  all.dependencies = all.dependencies
    .filter(({ ref }) => ref === self || shipped.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => shipped.has(one)) }));
  Object.assign(own, { name: 'cubewright', type: 'application' });
  // One state of the sources has one bill, to the byte.
  delete all.serialNumber;
  delete all.metadata.timestamp;
  delete all.metadata.lifecycles;
  return all;
}

writeFileSync(
  inRoot('build', 'electron', 'sbom.cdx.json'),
  `${JSON.stringify(shippedBill(), undefined, 1)}\n`,
);
