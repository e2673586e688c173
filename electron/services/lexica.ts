import type { LexiconSummary } from '#shared/contract/index.ts';

export interface Lexica {
  list(): Promise<readonly LexiconSummary[]>;
}

export function openLexica(): Lexica {
  return { list: async () => [] };
}
