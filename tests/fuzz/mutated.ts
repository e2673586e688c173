import { nextInt, randomFrom, type RandomState } from '#shared/kernel/index.ts';

/** What breaks the form of a text, or is easily taken for something else. */
const scraps = [
  ...['"', '{', '}', '[', ']', ',', ':', ';', '\n', '\0', '\\', '=', '*', '  ', '-1', '1e9', 'null', '2W'],
  ...['"__proto__":', '\uFEFF', '\u00FF', 'é', '\uD800', '٣', 'A', '\u0001'],
];

/**
 * The text with some characters lost, doubled, changed for others or moved elsewhere, now and then with an end of another.
 * The same seed gives the same text.
 */
export function mutated(text: string, seed: number, others: readonly string[] = []): string {
  let state: RandomState = randomFrom(seed);
  const draw = (below: number): number => {
    const [drawn, next] = nextInt(state, below);
    state = next;
    return drawn;
  };
  let left = text;
  const changes = [
    () => '',
    (part: string) => part + part,
    () => scraps[draw(scraps.length)] ?? '',
    (part: string) => part.toLowerCase(),
    () => String.fromCharCode(draw(256)),
  ];
  for (let times = 1 + draw(4); times > 0; times -= 1) {
    const from = draw(left.length + 1);
    const to = Math.min(left.length, from + draw(12));
    const put = changes[draw(changes.length)]?.(left.slice(from, to)) ?? '';
    left = left.slice(0, from) + put + left.slice(to);
  }
  if (others.length > 0 && draw(8) === 0) {
    const other = others[draw(others.length)] ?? '';
    left = left.slice(0, draw(left.length + 1)) + other.slice(draw(other.length + 1));
  }
  return left;
}
