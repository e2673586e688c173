import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { plantedIn } from './planted.ts';
import { programAt } from './program.ts';
import { globalNames, globalsOf } from './world-globals.ts';

const standIns: Readonly<Record<string, string>> = {
  'node:fs': './stand-ins/fs.ts',
  'node:fs/promises': './stand-ins/fs-promises.ts',
  'node:timers/promises': './stand-ins/timers-promises.ts',
  'node:crypto': './stand-ins/crypto.ts',
  'node:module': './stand-ins/module.ts',
};

/** Modules that hold something, or do something. */
const ownModules =
  /\/(?:electron\/(?:services\/|handlers\/|cli\/commands\/verify|cli\/read-argument)|firmware-protocol\/transports\/|renderer\/table\/store\/)/u;

/** Modules of ours in whose place others stand. */
const replaced: Readonly<Record<string, string>> = {
  '/firmware-protocol/transports/serial.ts': './stand-ins/serial.ts',
  '/firmware-protocol/transports/ports.ts': './stand-ins/ports.ts',
  '/electron/services/box/serial/serial-apart.ts': './stand-ins/serial-apart.ts',
};

/** No page is drawn in a world. */
const index = '/renderer/table/index.ts';

/** Many programs load the same files. */
const sources = new Map<string, string>();

/**
 * Gives each program of a world modules of its own, as each process has: an address that ends in `?program=3` is loaded
 * anew, and so is what it imports of the services. In their modules Node's effects are those of the world. What is pure
 * is shared by all.
 */
export function registerWorldHooks(): void {
  Object.assign(globalThis, { worldGlobals: (address: string) => globalsOf(programAt(address)) });
  registerHooks({
    resolve(specifier, context, next) {
      const { search } = new URL(context.parentURL ?? import.meta.url);
      const isOurs = ownModules.test(context.parentURL ?? '') && search !== '';
      const standIn = (name: string) => ({
        url: new URL(name, import.meta.url).href + search,
        shortCircuit: true,
      });
      const effect = isOurs ? standIns[specifier] : undefined;
      if (effect !== undefined) return standIn(effect);
      const found = next(specifier, context);
      if (found.url.endsWith(index))
        return { url: new URL('./stand-ins/table.ts', import.meta.url).href, shortCircuit: true };
      const place = Object.keys(replaced).find((end) => isOurs && found.url.endsWith(end));
      if (place !== undefined) return standIn(replaced[place] ?? '');
      return isOurs && ownModules.test(found.url) ? { ...found, url: found.url + search } : found;
    },
    load(url, context, next) {
      if (url.endsWith('.tsx')) return { format: 'module', source: undrawn(url), shortCircuit: true };
      // Outside of a world a module is as it is.
      if (!ownModules.test(url) || new URL(url).search === '') return next(url, context);
      const path = fileURLToPath(url);
      const source = sources.get(path) ?? sourceOf(path);
      sources.set(path, source);
      return { format: 'module', source, shortCircuit: true };
    },
  });
}

/** A module of a page under the names that it has, none of which is used where no page is drawn. */
function undrawn(url: string): string {
  const names = readFileSync(fileURLToPath(url), 'utf8').matchAll(/^export (?:function|const) (\w+)/gmu);
  return [...names].map(([, name]) => `export const ${name} = undefined;`).join('');
}

function sourceOf(path: string): string {
  const globals = `const { ${globalNames} } = globalThis.worldGlobals(import.meta.url);`;
  return globals + ownSource(path);
}

function ownSource(path: string): string {
  const source = readFileSync(path, 'utf8');
  const fault = plantedIn(path);
  if (fault === undefined) return stripTypeScriptTypes(source);
  if (!source.includes(fault.find)) throw new Error(`There is nowhere to plant that ${fault.name}`);
  return stripTypeScriptTypes(source.replace(fault.find, fault.put));
}
