import fc from 'fast-check';
import { expect, it } from 'vitest';
import { revisionOf as keptRevision } from '#electron/services/files/text-shelf.ts';
import { revisionOf } from '#renderer/screens/designer/revision-of.ts';

it('is the revision that the kept text has', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(revisionOf(text)).toBe(keptRevision(text));
    }),
  );
});
