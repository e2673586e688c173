import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sha256 } from '#shared/kernel/index.ts';

it('is the SHA-256 of the platform for any bytes, whole blocks and their neighbours too', () => {
  const twin = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  const check = (bytes: Uint8Array) => {
    expect(Buffer.from(sha256(bytes)).toString('hex')).toBe(twin(bytes));
  };
  for (const length of [0, 55, 56, 63, 64, 65, 119, 120, 5000]) check(new Uint8Array(length).fill(0xa7));
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), check), { numRuns: 50 });
});
