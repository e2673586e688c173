import { readKept, writeKept } from '#tests/support/kept-json.ts';

/** An input that brought an answer no other had brought. */
export interface KeptInput {
  readonly outcome: string;
  readonly input: string;
}

const fileOf = (parser: string): URL => new URL(`corpus/${parser}.json`, import.meta.url);

/** What is kept of a parser, in the order of the outcomes. */
export const corpusOf = (parser: string): readonly KeptInput[] =>
  readKept<readonly KeptInput[]>(fileOf(parser)) ?? [];

/** The shortest input of each outcome. */
export async function keepCorpus(parser: string, inputs: readonly KeptInput[]): Promise<void> {
  const kept = new Map<string, string>();
  for (const { outcome, input } of inputs) {
    const before = kept.get(outcome);
    if (before === undefined || input.length < before.length) kept.set(outcome, input);
  }
  const inOrder = [...kept].map(([outcome, input]) => ({ outcome, input }));
  await writeKept(
    fileOf(parser),
    inOrder.toSorted((one, other) => (one.outcome < other.outcome ? -1 : 1)),
  );
}
