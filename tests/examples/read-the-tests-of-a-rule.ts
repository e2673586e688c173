import { readBooks, readItems } from '#tests/rules/books.ts';

// Each sentence of a rule book is settled by items (K1, U10 ...), and tests carry the items in their names.
const { kubo = [] } = readItems();
console.log('items of Kubo:', kubo.length, 'from', kubo[0], 'to', kubo.at(-1));
const part = readBooks()['kubo']?.parts.find(({ items }) => items?.includes('U2'));
console.log(`sentence ${part?.from} says: ${part?.says}`);

// It prints:
// items of Kubo: 12 from U1 to U12
// sentence 4 says: the four blue corner cards lie
