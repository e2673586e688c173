import ts from 'typescript';
import { misfit } from './kernel-program.ts';

/** The locals of a function by the names that are known at a place; each declaration is a local of its own. */
export class LocalNames {
  /** How many there are, parameters first. */
  count = 0;
  readonly #scopes: Map<string, number>[] = [new Map()];

  constructor(parameters: readonly string[]) {
    for (const name of parameters) this.make(name);
  }

  make(name: string): number {
    const local = this.count;
    this.count += 1;
    this.#scopes.at(-1)?.set(name, local);
    return local;
  }

  /** The local of a name; anything else is refused. */
  of(node: ts.Expression): number {
    const name = ts.isIdentifier(node) ? node.text : '';
    const local = this.#scopes.findLast((scope) => scope.has(name))?.get(name);
    if (local === undefined) throw misfit(node, `${node.getText()} is not known here`);
    return local;
  }

  /** What is named during the work is forgotten after it. */
  scoped(work: () => void): void {
    this.#scopes.push(new Map());
    work();
    this.#scopes.pop();
  }
}
