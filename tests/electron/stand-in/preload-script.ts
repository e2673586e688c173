import { build } from 'vite';

/**
 * The real preload script as an init script: bundled as for the app, then run with a `require('electron')` that
 * reaches the stand-in through the page's bindings.
 */
export async function preloadScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: true,
      rollupOptions: {
        external: ['electron'],
        input: new URL('../../../electron/preload/preload.ts', import.meta.url).pathname,
        output: { format: 'cjs' },
      },
    },
  });
  const output = Array.isArray(built) ? built[0]?.output : 'output' in built ? built.output : undefined;
  const code = output?.[0]?.code;
  if (code === undefined) throw new Error('The preload script did not build');
  return `(${host.toString()})((require, exports, module) => {${code}\n});`;
}

interface StandInPage extends Window {
  __invoke(channel: string, ask: unknown): Promise<unknown>;
  __tell(channel: string, payload: unknown): void;
}

/** Runs inside the page, in every frame, before any script of its own. */
function host(run: (require: (name: string) => unknown, exports: object, module: object) => void): void {
  const page = window as unknown as StandInPage;
  const listeners = new Map<string, Set<(event: object, payload: unknown) => void>>();
  page.__tell = (channel, payload) => {
    for (const listen of listeners.get(channel) ?? []) listen({ sender: 'hidden' }, payload);
  };
  const electron = {
    contextBridge: {
      exposeInMainWorld(name: string, value: object) {
        Object.defineProperty(window, name, { value: Object.freeze(value), enumerable: true });
      },
    },
    ipcRenderer: {
      // Refuses what cannot be cloned, as the real one does.
      invoke: async (channel: string, ask: unknown) => page.__invoke(channel, structuredClone(ask)),
      on(channel: string, listen: (event: object, payload: unknown) => void) {
        listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listen));
      },
      off(channel: string, listen: (event: object, payload: unknown) => void) {
        listeners.get(channel)?.delete(listen);
      },
    },
  };
  run(
    (name) => {
      if (name !== 'electron') throw new Error(`A sandboxed preload cannot require ${name}`);
      return electron;
    },
    {},
    {},
  );
}
