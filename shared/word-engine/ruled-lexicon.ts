import { buildLexicon, createJudge, type Lexicon } from '#shared/lexicon/index.ts';
import { letterNumbers } from '#shared/lexicon/alphabet.ts';
import { rootsOf } from '#shared/lexicon/lexicon.ts';

/** The nodes are signed, because such numbers are cheaper to read. */
export interface WalkedGraph {
  readonly nodes: Int32Array;
  readonly root: number;
  readonly gaddag: number;
  readonly roots: readonly number[];
}

/** Denied words win over allowed ones. */
export interface Rulings {
  readonly allowed: readonly string[];
  readonly denied: readonly string[];
}

/** Rulings need no new graph: allowed words that the lexicon lacks form a small one, and denied words are skipped. */
export class RuledLexicon {
  readonly graphs: readonly WalkedGraph[];
  /** Bit (length mod 32) is set if a denied word has this length, so most words need no look-up. */
  readonly deniedLengths: number;
  readonly #denied: ReadonlySet<string>;
  /** The hashes of denied words are marked, so look-ups stay few even if denied words have every length. */
  readonly #marks = new Uint8Array(hashes);

  constructor(lexicon: Lexicon, { allowed, denied }: Rulings) {
    const numbers = letterNumbers(lexicon.alphabet);
    const judge = createJudge(lexicon);
    const forbidden = new Set(denied.map(spelling));
    const isSpelt = (word: string): boolean =>
      [...word].every((letter) => (numbers[letter.charCodeAt(0)] ?? 0) > 0);
    const added = new Set(
      allowed.map(spelling).filter((word) => word.length > 1 && isSpelt(word) && !judge.has(word)),
    );
    const inOrder = [...added].sort((one, other) => (keyOf(one, numbers) < keyOf(other, numbers) ? -1 : 1));
    this.graphs =
      inOrder.length === 0 ? [walked(lexicon)] : [walked(lexicon), walked(buildLexicon(inOrder, lexicon))];
    const refused = [...forbidden].filter(isSpelt);
    this.#denied = new Set(refused.map((word) => keyOf(word, numbers)));
    for (const word of refused) {
      const letters = Array.from(word, (letter) => numbers[letter.charCodeAt(0)] ?? 0);
      this.#marks[hashOf(letters, letters.length)] = 1;
    }
    this.deniedLengths = refused.reduce((lengths, word) => lengths | (1 << word.length), 0);
  }

  isDenied(letters: ArrayLike<number>, length = letters.length): boolean {
    if (((this.deniedLengths >>> length) & 1) === 0) return false;
    if (this.#marks[hashOf(letters, length)] === 0) return false;
    let key = '';
    for (let at = 0; at < length; at += 1) key += String.fromCharCode(letters[at] ?? 0);
    return this.#denied.has(key);
  }
}

const hashes = 1 << 16;

function hashOf(letters: ArrayLike<number>, length: number): number {
  let hash = length;
  for (let at = 0; at < length; at += 1) hash = (Math.imul(hash, 37) + (letters[at] ?? 0)) | 0;
  return (hash ^ (hash >>> 16)) & (hashes - 1);
}

const spelling = (word: string): string => word.trim().toUpperCase();

const keyOf = (word: string, numbers: Uint8Array): string =>
  Array.from(word, (letter) => String.fromCharCode(numbers[letter.charCodeAt(0)] ?? 0)).join('');

function walked(lexicon: Lexicon): WalkedGraph {
  const { nodes, root, gaddag } = lexicon;
  const signed = new Int32Array(nodes.buffer, nodes.byteOffset, nodes.length);
  return { nodes: signed, root, gaddag, roots: rootsOf(lexicon) };
}
