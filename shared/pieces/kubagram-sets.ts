import { expectOk } from '#shared/kernel/index.ts';
import { parseSet } from './parse-set.ts';
import type { PieceSet } from './piece-set.ts';
import afrikaans from './sets/kubagram-af.json' with { type: 'json' };
import english from './sets/kubagram-en.json' with { type: 'json' };
import dutch from './sets/kubagram-nl.json' with { type: 'json' };

export type KubagramSetName = 'en' | 'nl' | 'af';

/**
 * Each bundled set (K1) has 105 dice of three letters, each letter on two opposite faces, and then 3 jokers of six
 * faces. On a net the first face is opposite the fifth, the second the fourth, and the third the sixth.
 */
export const kubagramSets: Readonly<Record<KubagramSetName, PieceSet>> = {
  en: expectOk(parseSet(english)),
  nl: expectOk(parseSet(dutch)),
  af: expectOk(parseSet(afrikaans)),
};
