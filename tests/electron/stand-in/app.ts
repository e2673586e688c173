import { EventEmitter } from 'node:events';

/** The process as Electron gives it. `first`: whether the single-instance lock is to be had; `ready`: when it is. */
class StandInApp extends EventEmitter {
  name = 'Electron';
  first = true;
  ready = Promise.resolve();
  hasQuit = false;
  sandboxed = false;
  readonly paths = new Map<string, string>();

  setName(name: string): void {
    this.name = name;
  }

  setPath(name: string, path: string): void {
    this.paths.set(name, path);
  }

  getPath(name: string): string {
    return this.paths.get(name) ?? `/nowhere/${name}`;
  }

  /** What the system wishes, best first. */
  languages: readonly string[] = ['en-GB'];

  getPreferredSystemLanguages(): readonly string[] {
    return this.languages;
  }

  enableSandbox(): void {
    this.sandboxed = true;
  }

  requestSingleInstanceLock(): boolean {
    return this.first;
  }

  whenReady(): Promise<void> {
    return this.ready;
  }

  /** The arguments of starts that follow the end of this one. */
  readonly relaunched: (readonly string[])[] = [];

  relaunch({ args }: { readonly args: readonly string[] }): void {
    this.relaunched.push(args);
  }

  quit(): void {
    let prevented = false;
    this.emit('before-quit');
    this.emit('will-quit', { preventDefault: () => (prevented = true) });
    if (!prevented) this.exit();
  }

  exit(): void {
    this.hasQuit = true;
    this.emit('quit');
  }
}

export const app = new StandInApp();
