import { fork } from 'node:child_process';
import { EventEmitter } from 'node:events';

/** Processes that were forked, the last one last. */
export const utilitiesForked: UtilityProcess[] = [];

/** A process of Node that finds `process.parentPort`, as one has it that Electron forked. */
class UtilityProcess extends EventEmitter {
  readonly #child;

  constructor(file: string) {
    super();
    const parentPort = new URL('./parent-port.ts', import.meta.url).href;
    this.#child = fork(file, {
      serialization: 'advanced',
      execArgv: [...process.execArgv, '--import', parentPort],
    });
    this.#child.on('message', (said) => this.emit('message', said));
    this.#child.on('exit', (code) => this.emit('exit', code ?? 1));
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  postMessage(said: object): void {
    this.#child.send(said, () => undefined);
  }

  kill(): boolean {
    return this.#child.kill();
  }
}

export const utilityProcess = {
  fork(file: string): UtilityProcess {
    const forked = new UtilityProcess(file);
    utilitiesForked.push(forked);
    return forked;
  },
};
