import { createRequire as realRequire } from 'node:module';
import { programAt, tryLock } from '../program.ts';

export { default } from 'node:module';

const program = programAt(import.meta.url);

/** Stands in for `node:module` in the modules of one program of a world: locks are those of its disk. */
export function createRequire(from: string) {
  const require = realRequire(from);
  return (name: string): unknown =>
    name === 'fs-native-extensions'
      ? { tryLock: (file: number) => tryLock(program, file) }
      : (require(name) as unknown);
}
