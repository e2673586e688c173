import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import type { KuboCard } from '#shared/pieces/index.ts';
import type { LayoutProblem } from '../../layout/product.ts';

/**
 * Parses lines such as `blue S1, red XL4, green`; a colour alone names all its cards. The result is in deck order
 * without repeats, and empty lines give the whole deck (R27).
 */
export function chooseCards(
  deck: readonly KuboCard[],
  lines: readonly string[],
): Result<readonly KuboCard[], LayoutProblem> {
  const parts = lines.flatMap((line) => line.split(',')).map((part) => part.trim().toLowerCase());
  const named = parts.filter((part) => part !== '');
  if (named.length === 0) return ok(deck);
  const chosen = new Set<KuboCard>();
  for (const part of named) {
    const found = deck.filter(
      (card) => part === card.colour || part.replaceAll(/\s+/g, '') === nameOf(card).toLowerCase(),
    );
    if (found.length === 0) {
      const expected = 'cards such as blue S1 or red XL4, or a colour for all of its cards';
      return refuse({ code: 'print/bad-option', option: 'cards', expected });
    }
    for (const card of found) chosen.add(card);
  }
  return ok([...chosen].sort((a, b) => a.id - b.id));
}

function nameOf({ colour, size, number }: KuboCard): string {
  return `${colour}${size}${number}`;
}
