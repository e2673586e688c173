import ts from 'typescript';
import { constantOf } from './kernel-program.ts';
import { op } from './wasm-bytes.ts';

const Kind = ts.SyntaxKind;

/** Instructions of the operators that take two values. */
export const operators: ReadonlyMap<ts.SyntaxKind, number> = new Map([
  [Kind.PlusToken, op.add],
  [Kind.MinusToken, op.subtract],
  [Kind.AsteriskToken, op.multiply],
  [Kind.AmpersandToken, op.and],
  [Kind.BarToken, op.or],
  [Kind.CaretToken, op.xor],
  [Kind.LessThanLessThanToken, op.shiftLeft],
  [Kind.GreaterThanGreaterThanToken, op.shiftRight],
  [Kind.GreaterThanGreaterThanGreaterThanToken, op.shiftRightUnsigned],
  [Kind.EqualsEqualsEqualsToken, op.equal],
  [Kind.ExclamationEqualsEqualsToken, op.unequal],
  [Kind.LessThanToken, op.less],
  [Kind.LessThanEqualsToken, op.lessOrEqual],
  [Kind.GreaterThanToken, op.greater],
  [Kind.GreaterThanEqualsToken, op.greaterOrEqual],
]);

/** Those of the assignments that change a value. */
export const assignments: ReadonlyMap<ts.SyntaxKind, number> = new Map([
  [Kind.PlusEqualsToken, op.add],
  [Kind.MinusEqualsToken, op.subtract],
  [Kind.AsteriskEqualsToken, op.multiply],
  [Kind.AmpersandEqualsToken, op.and],
  [Kind.BarEqualsToken, op.or],
]);

/** By the name of the operation, as are the stores. */
export const loads: Readonly<Record<string, number>> = {
  get: op.load,
  getByte: op.loadByte,
  getShort: op.loadShort,
  getUnsignedShort: op.loadUnsignedShort,
};
export const stores: Readonly<Record<string, number>> = {
  put: op.store,
  putByte: op.storeByte,
  putShort: op.storeShort,
};

/** Names that `operations.ts` declares: each is an instruction or a few, and no call. */
const operations: ReadonlySet<string> = new Set([
  ...Object.keys(loads),
  ...Object.keys(stores),
  'lowest',
  'ones',
  'fill',
  'and16',
  'or16',
]);
export const isOperation = (name: string): boolean => operations.has(name);

/** A sum taken apart: what its constants come to, and the rest. */
export function addressParts(
  node: ts.Expression,
  constants: ReadonlyMap<string, number>,
): { readonly offset: number; readonly parts: readonly ts.Expression[] } {
  const constant = constantOf(node, constants);
  if (constant !== undefined && constant >= 0) return { offset: constant, parts: [] };
  if (ts.isParenthesizedExpression(node)) return addressParts(node.expression, constants);
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== Kind.PlusToken) {
    return { offset: 0, parts: [node] };
  }
  const left = addressParts(node.left, constants);
  const right = addressParts(node.right, constants);
  return { offset: left.offset + right.offset, parts: [...left.parts, ...right.parts] };
}
