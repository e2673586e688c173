import ts from 'typescript';
import { LocalNames } from './local-names.ts';
import { constantOf, misfit, type KernelFunction, type KernelProgram } from './kernel-program.ts';
import { addressParts, assignments, isOperation, loads, operators, stores } from './instructions.ts';
import { functionBody, i32, longOp, noResult, op, signed, theVector, unsigned } from './wasm-bytes.ts';

const Kind = ts.SyntaxKind;

/** One function as bytes: what it lays on the stack, in order. */
export class FunctionEmitter {
  readonly #program: KernelProgram;
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #code: number[] = [];
  readonly #names: LocalNames;
  readonly #parameters: number;
  #usesVector = false;
  /** Blocks that are open, the innermost last, and what leaves them. */
  readonly #blocks: string[] = [];
  /** Where `return` of an inlined function goes: as many blocks were open when it began. */
  #inlined: { readonly depth: number } | undefined;

  /** `numbers`: what each function is called by. */
  constructor(program: KernelProgram, numbers: ReadonlyMap<string, number>, own: KernelFunction) {
    this.#program = program;
    this.#numbers = numbers;
    this.#parameters = own.parameters.length;
    this.#names = new LocalNames(own.parameters);
    if (own.body === undefined) throw new Error(`${own.name} has no body`);
    this.#statement(own.body);
    if (own.answers) this.#put(op.unreachable);
    this.#put(op.end);
  }

  /** Its locals and its instructions, as the code section holds them. The one vector comes last. */
  body(): readonly number[] {
    return functionBody(this.#code, this.#parameters, this.#names.count, this.#usesVector);
  }

  #put(...bytes: readonly number[]): void {
    this.#code.push(...bytes);
  }

  #open(kind: number, result: number, leave: string): void {
    this.#put(kind, result);
    this.#blocks.push(leave);
  }

  #close(): void {
    this.#put(op.end);
    this.#blocks.pop();
  }

  /** Leaves for the innermost block of this kind. */
  #leave(kind: string, node: ts.Node, jump: number = op.br): void {
    const depth = this.#blocks.length - 1 - this.#blocks.lastIndexOf(kind);
    if (depth >= this.#blocks.length) throw misfit(node, 'there is no loop to leave');
    this.#put(jump, ...unsigned(depth));
  }

  #statement(node: ts.Statement): void {
    if (ts.isBlock(node))
      this.#names.scoped(() =>
        node.statements.forEach((one) => {
          this.#statement(one);
        }),
      );
    else if (ts.isVariableStatement(node)) this.#declare(node.declarationList);
    else if (ts.isExpressionStatement(node)) this.#effect(node.expression);
    else if (ts.isIfStatement(node)) this.#if(node);
    else if (ts.isWhileStatement(node)) this.#loop(node.expression, undefined, node.statement);
    else if (ts.isForStatement(node)) {
      this.#names.scoped(() => {
        if (node.initializer !== undefined && ts.isVariableDeclarationList(node.initializer)) {
          this.#declare(node.initializer);
        }
        this.#loop(node.condition, node.incrementor, node.statement);
      });
    } else if (ts.isReturnStatement(node)) this.#return(node);
    else if (ts.isContinueStatement(node)) this.#leave('continue', node);
    else if (ts.isBreakStatement(node)) this.#leave('break', node);
    else throw misfit(node, `the kernel has no ${Kind[node.kind]}`);
  }

  #declare({ declarations }: ts.VariableDeclarationList): void {
    for (const { name, initializer } of declarations) {
      if (initializer === undefined) throw misfit(name, 'every name begins with a value');
      if (this.#program.constants.has(name.getText())) throw misfit(name, `${name.getText()} is a constant`);
      this.#value(initializer);
      this.#put(op.localSet, ...unsigned(this.#names.make(name.getText())));
    }
  }

  #if(node: ts.IfStatement): void {
    this.#condition(node.expression);
    this.#open(op.if, noResult, '');
    this.#statement(node.thenStatement);
    if (node.elseStatement !== undefined) {
      this.#put(op.else);
      this.#statement(node.elseStatement);
    }
    this.#close();
  }

  #loop(condition: ts.Expression | undefined, step: ts.Expression | undefined, body: ts.Statement): void {
    this.#open(op.block, noResult, 'break');
    this.#open(op.loop, noResult, 'again');
    if (condition !== undefined && condition.kind !== Kind.TrueKeyword) {
      this.#condition(condition);
      this.#put(op.isZero);
      this.#leave('break', condition, op.brIf);
    }
    this.#open(op.block, noResult, 'continue');
    this.#statement(body);
    this.#close();
    if (step !== undefined) this.#effect(step);
    this.#leave('again', body);
    this.#close();
    this.#close();
  }

  #return(node: ts.ReturnStatement): void {
    if (node.expression !== undefined) this.#value(node.expression);
    if (this.#inlined === undefined) this.#put(op.return);
    else this.#put(op.br, ...unsigned(this.#blocks.length - 1 - this.#inlined.depth));
  }

  /** An expression for what it does. */
  #effect(node: ts.Expression): void {
    if (ts.isCallExpression(node)) {
      if (this.#call(node)) this.#put(op.drop);
      return;
    }
    if (!ts.isBinaryExpression(node)) throw misfit(node, 'this does nothing');
    const kind = node.operatorToken.kind;
    const local = unsigned(this.#names.of(node.left));
    const change = assignments.get(kind);
    if (change !== undefined) this.#put(op.localGet, ...local);
    else if (kind !== Kind.EqualsToken) throw misfit(node, 'this does nothing');
    this.#value(node.right);
    if (change !== undefined) this.#put(change);
    this.#put(op.localSet, ...local);
  }

  /** An expression whose value is only asked for being 0 or not. */
  #condition(node: ts.Expression): void {
    const isUnequal =
      ts.isBinaryExpression(node) && node.operatorToken.kind === Kind.ExclamationEqualsEqualsToken;
    if (isUnequal && constantOf(node.right, this.#program.constants) === 0) this.#value(node.left);
    else this.#value(node);
  }

  #value(node: ts.Expression): void {
    const constant = constantOf(node, this.#program.constants);
    if (constant !== undefined) this.#put(op.constant, ...signed(constant));
    else if (ts.isParenthesizedExpression(node)) this.#value(node.expression);
    else if (ts.isIdentifier(node)) this.#put(op.localGet, ...unsigned(this.#names.of(node)));
    else if (ts.isConditionalExpression(node)) this.#choose(node.condition, node.whenTrue, node.whenFalse);
    else if (ts.isBinaryExpression(node)) this.#binary(node);
    else if (ts.isPrefixUnaryExpression(node) && node.operator === Kind.ExclamationToken) {
      this.#value(node.operand);
      this.#put(op.isZero);
    } else if (ts.isCallExpression(node)) {
      if (!this.#call(node)) throw misfit(node, 'this answers nothing');
    } else throw misfit(node, `the kernel has no ${Kind[node.kind]}`);
  }

  #choose(condition: ts.Expression, yes: ts.Expression | 0 | 1, no: ts.Expression | 0 | 1): void {
    const side = (value: ts.Expression | 0 | 1): void => {
      if (typeof value === 'number') this.#put(op.constant, value);
      else this.#value(value);
    };
    this.#condition(condition);
    this.#open(op.if, i32, '');
    side(yes);
    this.#put(op.else);
    side(no);
    this.#close();
  }

  #binary(node: ts.BinaryExpression): void {
    const { kind } = node.operatorToken;
    if (kind === Kind.AmpersandAmpersandToken) {
      this.#choose(node.left, node.right, 0);
      return;
    }
    if (kind === Kind.BarBarToken) {
      this.#choose(node.left, 1, node.right);
      return;
    }
    const instruction = operators.get(kind);
    if (instruction === undefined) throw misfit(node, `the kernel has no ${node.operatorToken.getText()}`);
    this.#value(node.left);
    if (kind === Kind.EqualsEqualsEqualsToken && constantOf(node.right, this.#program.constants) === 0) {
      this.#put(op.isZero);
      return;
    }
    this.#value(node.right);
    this.#put(instruction);
  }

  /** True where it leaves a value. */
  #call(node: ts.CallExpression): boolean {
    const name = node.expression.getText();
    if (isOperation(name)) return this.#operation(name, node);
    const known = this.#program.functions.get(name);
    if (known === undefined || known.parameters.length !== node.arguments.length) {
      throw misfit(node, `${name} is not known, or takes another number of values`);
    }
    for (const argument of node.arguments) this.#value(argument);
    if (known.isInlined) this.#inline(known, node);
    else this.#put(op.call, ...unsigned(this.#numbers.get(name) ?? 0));
    return known.answers;
  }

  /** The body of a function in the place of its call; its values lie on the stack. */
  #inline({ parameters, answers, body }: KernelFunction, node: ts.Node): void {
    if (body === undefined) throw misfit(node, 'a function of the host cannot stand inline');
    this.#names.scoped(() => {
      const locals = parameters.map((name) => this.#names.make(name));
      for (const local of locals.toReversed()) this.#put(op.localSet, ...unsigned(local));
      const [only] = body.statements;
      if (
        body.statements.length === 1 &&
        only !== undefined &&
        ts.isReturnStatement(only) &&
        only.expression
      ) {
        this.#value(only.expression);
      } else {
        const outer = this.#inlined;
        this.#inlined = { depth: this.#blocks.length };
        this.#open(op.block, answers ? i32 : noResult, '');
        this.#statement(body);
        if (answers) this.#put(op.unreachable);
        this.#close();
        this.#inlined = outer;
      }
    });
  }

  #operation(name: string, node: ts.CallExpression): boolean {
    const [first, second, third] = node.arguments;
    if (first === undefined) throw misfit(node, `${name} takes a value`);
    const load = loads[name];
    if (load !== undefined) {
      const offset = this.#address(first);
      this.#put(load, 0, ...unsigned(offset));
      return true;
    }
    if (name === 'lowest' || name === 'ones') {
      this.#value(first);
      this.#put(name === 'lowest' ? op.trailingZeros : op.ones);
      return true;
    }
    if (second === undefined) throw misfit(node, `${name} takes another value`);
    const store = stores[name];
    if (store !== undefined) {
      const offset = this.#address(first);
      this.#value(second);
      this.#put(store, 0, ...unsigned(offset));
      return false;
    }
    if (third === undefined) throw misfit(node, `${name} takes a third value`);
    for (const value of [first, second]) this.#value(value);
    if (name === 'fill') {
      this.#value(third);
      this.#put(...longOp.memoryFill);
      return false;
    }
    this.#put(...longOp.vectorLoad, 0, 0);
    this.#value(third);
    this.#put(...longOp.vectorLoad, 0, 0);
    this.#put(...(name === 'and16' ? longOp.vectorAnd : longOp.vectorOr));
    if (name === 'or16') {
      this.#put(...longOp.vectorStore, 0, 0);
      return false;
    }
    this.#usesVector = true;
    this.#put(op.localTee, theVector, ...longOp.vectorStore, 0, 0);
    this.#put(op.localGet, theVector, ...longOp.vectorAnyTrue);
    return true;
  }

  /**
   * Leaves an address, and answers what is to be added to it: the constants of a sum are part of the instruction. Addresses
   * are at least 0 without them too.
   */
  #address(node: ts.Expression): number {
    const { offset, parts } = addressParts(node, this.#program.constants);
    const [head, ...others] = parts;
    if (head === undefined) this.#put(op.constant, 0);
    else this.#value(head);
    for (const part of others) {
      this.#value(part);
      this.#put(op.add);
    }
    return offset;
  }
}
