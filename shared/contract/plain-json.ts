import { z } from 'zod';
import { shapeFault, type JsonValue } from '#shared/kernel/index.ts';

/**
 * Any JSON value within limits is accepted. The library's own schema for JSON is recursive and fails on values some
 * thousand levels deep.
 */
export const plainJson = z.custom<JsonValue>(isPlainJson, 'a value of JSON');

export const shortJson = (most: number) =>
  z.custom<JsonValue>(
    (value) => isPlainJson(value) && JSON.stringify(value).length <= most,
    `a value of JSON of at most ${most} characters`,
  );

function isPlainJson(value: unknown): boolean {
  return shapeFault(value) === undefined && holdsJsonAlone(value);
}

function holdsJsonAlone(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(holdsJsonAlone);
  return isPlainObject(value) && Object.values(value).every(holdsJsonAlone);
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const kind: unknown = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === null;
}
