import ts from 'typescript';

/** A function of the kernel as it was written. */
export interface KernelFunction {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly answers: boolean;
  readonly body: ts.Block | undefined;
  /** Its body stands in the place of each call. */
  readonly isInlined: boolean;
  /** The host may call it. */
  readonly isEntry: boolean;
}

export interface KernelProgram {
  readonly constants: ReadonlyMap<string, number>;
  readonly functions: ReadonlyMap<string, KernelFunction>;
}

export interface SourceText {
  readonly file: string;
  readonly text: string;
}

/**
 * Reads the files of the kernel as one program. They are TypeScript of a small kind: functions of whole numbers of 32 bits, and
 * constants; a name means the same in all of them, so imports and exports tell only the type checker anything. Functions
 * that are declared without a body are instructions of the processor (`operations.ts`) or the host's.
 */
export function readProgram(sources: readonly SourceText[]): KernelProgram {
  const constants = new Map<string, number>();
  const functions = new Map<string, KernelFunction>();
  for (const { file, text } of sources) {
    const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
    for (const statement of parsed.statements) {
      if (ts.isVariableStatement(statement)) {
        for (const { name, initializer } of statement.declarationList.declarations) {
          const value = initializer === undefined ? undefined : constantOf(initializer, constants);
          if (value === undefined) throw misfit(statement, 'a constant of the kernel is a number');
          constants.set(name.getText(), value);
        }
      } else if (ts.isFunctionDeclaration(statement)) {
        const known = functionOf(statement);
        if (functions.has(known.name)) throw misfit(statement, `${known.name} is there twice`);
        functions.set(known.name, known);
      } else if (!ts.isImportDeclaration(statement) && !ts.isTypeAliasDeclaration(statement)) {
        throw misfit(statement, 'the kernel has functions and constants');
      }
    }
  }
  return { constants, functions };
}

function functionOf(declared: ts.FunctionDeclaration): KernelFunction {
  const tags = ts.getJSDocTags(declared).map(({ tagName }) => tagName.text);
  return {
    name: declared.name?.text ?? '',
    parameters: declared.parameters.map(({ name }) => name.getText()),
    answers: declared.type?.kind !== ts.SyntaxKind.VoidKeyword,
    body: declared.body,
    isInlined: tags.includes('inline'),
    isEntry: tags.includes('entry'),
  };
}

/** The number that an expression of constants comes to, undefined for any other. */
export function constantOf(node: ts.Expression, constants: ReadonlyMap<string, number>): number | undefined {
  if (ts.isNumericLiteral(node)) return Number(node.text) | 0;
  if (ts.isIdentifier(node)) return constants.get(node.text);
  if (ts.isParenthesizedExpression(node)) return constantOf(node.expression, constants);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) {
    const value = constantOf(node.operand, constants);
    return value === undefined ? undefined : -value | 0;
  }
  if (!ts.isBinaryExpression(node)) return undefined;
  const left = constantOf(node.left, constants);
  const right = constantOf(node.right, constants);
  if (left === undefined || right === undefined) return undefined;
  return fold(node.operatorToken.kind, left, right);
}

function fold(kind: ts.SyntaxKind, left: number, right: number): number | undefined {
  if (kind === ts.SyntaxKind.PlusToken) return (left + right) | 0;
  if (kind === ts.SyntaxKind.MinusToken) return (left - right) | 0;
  if (kind === ts.SyntaxKind.AsteriskToken) return Math.imul(left, right);
  return kind === ts.SyntaxKind.LessThanLessThanToken ? left << right : undefined;
}

/** What the kernel cannot say, and where it was tried. */
export function misfit(node: ts.Node, reason: string): Error {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return new Error(`${source.fileName}:${line + 1}: ${reason}`);
}
