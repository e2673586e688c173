import { beforeAll, describe, expect, it } from 'vitest';
import { nextInt, randomFrom } from '#shared/kernel/index.ts';
import { tellFigures } from '#tests/support/figures.ts';
import { longTest } from '#tests/support/patience.ts';
import { seed } from '#tests/support/seed.ts';
import { corpusOf, keepCorpus, type KeptInput } from './corpus.ts';
import { mutated } from './mutated.ts';
import { fuzzedNames } from './names.ts';
import { fuzzedParsers, type FuzzedParser } from './parsers.ts';

/** Of each parser; a run at length keeps inputs that brought an answer never seen before. */
const runs = Number(process.env.CUBEWRIGHT_PARSER_RUNS ?? 100);
const keeps = process.env.CUBEWRIGHT_AT_LENGTH === '1';

describe('L9: what parses outside data', () => {
  let parsers: ReadonlyMap<string, FuzzedParser>;
  const parserOf = (name: string): FuzzedParser => {
    const parser = parsers.get(name);
    if (parser === undefined) throw new Error(`No parser is called ${name}`);
    return parser;
  };
  beforeAll(async () => {
    parsers = new Map((await fuzzedParsers()).map((parser) => [parser.name, parser]));
  });

  it('is fuzzed by these names', () => {
    expect([...parsers.keys()].toSorted()).toEqual(fuzzedNames.toSorted());
  });

  it.each(fuzzedNames)('answers every kept input as it did, and reads what is right: %s', (name) => {
    const { inAGame, seeds, outcomeOf } = parserOf(name);
    const kept = corpusOf(name);
    const settled = inAGame === true ? [] : kept;
    expect(settled.map(({ input }) => ({ outcome: outcomeOf(input), input }))).toEqual(settled);
    expect(kept.length).toBeGreaterThan(1);
    expect(seeds.filter((input) => outcomeOf(input).startsWith('read')).length).toBeGreaterThan(0);
  });

  it.each(fuzzedNames)(
    `throws for none of ${runs} inputs, and reads its own writing: %s`,
    { timeout: longTest },
    async (name) => {
      const { seeds, outcomeOf } = parserOf(name);
      const inputs = [...seeds, ...corpusOf(name).map(({ input }) => input)];
      const found = new Map<string, KeptInput>();
      const read = (input: string, said: string): string => {
        try {
          return outcomeOf(input);
        } catch (cause) {
          throw new Error(`${said}: ${JSON.stringify(input)}`, { cause });
        }
      };
      for (const input of inputs) {
        const outcome = read(input, 'A kept input');
        found.set(outcome, { outcome, input });
      }
      const known = found.size;
      let slowest = 0;
      let random = randomFrom(seed);
      for (let run = 0; run < runs; run += 1) {
        const [at, next] = nextInt(random, inputs.length);
        random = next;
        const input = mutated(inputs[at] ?? '', (seed + run) % 2 ** 31, inputs);
        const began = performance.now();
        const outcome = read(input, `Run ${run} from seed ${seed}`);
        slowest = Math.max(slowest, performance.now() - began);
        if (found.has(outcome)) continue;
        found.set(outcome, { outcome, input });
        if (keeps) inputs.push(input);
      }
      expect('polluted' in {}).toBe(false);
      tellFigures({
        runs,
        outcomes: found.size,
        new: found.size - known,
        'slowest in ms': Math.round(slowest),
      });
      if (keeps) await keepCorpus(name, [...corpusOf(name), ...found.values()]);
    },
  );
});
