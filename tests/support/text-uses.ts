import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A place where the screens ask the catalogue for a text. */
export interface TextUse {
  readonly file: string;
  readonly line: number;
  /** Undefined where the translator was handed over and the key names none; `*` as in the key. */
  readonly namespace: string | undefined;
  /** The key as it stands in the source; `*` for what is only known when it runs. */
  readonly key: string;
}

/** Whether this use may ask for the key, which is without the ending of its plural. */
export function asksFor(use: TextUse, namespace: string, key: string): boolean {
  return use.namespace !== undefined && fits(use.namespace, namespace) && fits(use.key, key);
}

function fits(asked: string, text: string): boolean {
  return asked.includes('*') ? patternOf(asked).test(text) : asked === text;
}

const patterns = new Map<string, RegExp>();

function patternOf(key: string): RegExp {
  const pattern =
    patterns.get(key) ?? new RegExp(`^${key.replaceAll('.', String.raw`\.`).replaceAll('*', '.+')}$`);
  patterns.set(key, pattern);
  return pattern;
}

/** Every call of a translator (`t`, `tt`) in the screens. */
export function textUses(): readonly TextUse[] {
  return globSync('renderer/**/*.{ts,tsx}').flatMap(usesIn);
}

function usesIn(file: string): readonly TextUse[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const uses: TextUse[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && /^tt?$/.test(node.expression.text)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const own = namespaceOf(node.expression.text, node);
      const [first] = node.arguments;
      for (const text of first === undefined ? [] : textsOf(first)) {
        const [before = '', after] = text.split(':');
        uses.push({ file, line, namespace: after === undefined ? own : before, key: after ?? before });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}

/** The namespace of the nearest `const { t } = useTranslation(...)` round a node. */
function namespaceOf(name: string, node: ts.Node): string | undefined {
  for (let scope: ts.Node | undefined = node.parent; scope !== undefined; scope = scope.parent) {
    if (!ts.isBlock(scope)) continue;
    for (const { initializer, name: bound } of declarationsIn(scope)) {
      const binds =
        ts.isObjectBindingPattern(bound) && bound.elements.some((one) => one.name.getText() === name);
      if (!binds || initializer === undefined || !ts.isCallExpression(initializer)) continue;
      if (initializer.expression.getText() !== 'useTranslation') return undefined;
      const [first] = initializer.arguments;
      return first === undefined ? 'common' : textsOf(first)[0];
    }
  }
  return undefined;
}

function declarationsIn(scope: ts.Block): readonly ts.VariableDeclaration[] {
  return scope.statements.filter(ts.isVariableStatement).flatMap((one) => one.declarationList.declarations);
}

/** What an expression may come to. */
function textsOf(node: ts.Expression): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (ts.isIdentifier(node)) return textsOfName(node);
  if (!ts.isTemplateExpression(node)) return ['*'];
  return node.templateSpans.reduce<readonly string[]>(
    (begun, { expression, literal }) =>
      begun.flatMap((text) => textsOf(expression).map((part) => `${text}${part}${literal.text}`)),
    [node.head.text],
  );
}

/** Of a constant beside it, what that may come to. */
function textsOfName(node: ts.Identifier): readonly string[] {
  for (let scope: ts.Node = node; !ts.isSourceFile(scope); scope = scope.parent) {
    if (!ts.isBlock(scope)) continue;
    const found = declarationsIn(scope).find(({ name }) => name.getText() === node.text);
    if (found?.initializer !== undefined) return textsOf(found.initializer);
  }
  return ['*'];
}
