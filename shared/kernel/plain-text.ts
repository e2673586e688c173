/**
 * Names that people give: of players, of word lists. They are shown inside sentences, so nothing in them may change the
 * text around them or make two different names look the same: no control characters, no marks that turn the direction of
 * writing, nothing of no width.
 *
 * Joiners and variation selectors have no width either, but some writing needs them. They are let through where they do
 * their work and are seen: inside an emoji (as a family or a flag), and between letters of scripts whose letters join
 * (Unicode Standard Annex 31, section 2.3, in a simpler form).
 */

/** Longest name, in UTF-16 units, as text fields count. */
export const longestName = 60;

export type NameFault =
  | { readonly fault: 'empty' }
  | { readonly fault: 'too-long'; readonly most: number }
  /** `character` as `U+202E`. */
  | { readonly fault: 'hidden'; readonly character: string };

const hidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/u;
const allHidden = new RegExp(hidden, 'gu');

const picture = '\\p{Extended_Pictographic}[\\uFE0E\\uFE0F]?\\p{Emoji_Modifier}?';
const emoji = [
  '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,8}\\u{E007F}',
  `${picture}(?:\\u200D${picture}){0,8}`,
  '[#*0-9]\\uFE0F\\u20E3',
].join('|');
const joining = [
  'Arab',
  'Syrc',
  'Mong',
  'Nkoo',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
]
  .concat(['Mlym', 'Sinh', 'Khmr', 'Mymr', 'Tibt'])
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('');
const joiner = `(?<=[${joining}])[\\u200C\\u200D](?=[${joining}])`;
const inPlace = new RegExp(`${emoji}|${joiner}`, 'gu');

/** The name as it is kept: without space around it, each character in its composed form. */
export function tidyName(written: string): string {
  return written.normalize('NFC').trim();
}

/** What is wrong with a name that `tidyName` has given; undefined where nothing is. */
export function nameFault(name: string): NameFault | undefined {
  if (name === '') return { fault: 'empty' };
  if (name.length > longestName) return { fault: 'too-long', most: longestName };
  const found = hidden.exec(name.replaceAll(inPlace, 'x'))?.[0];
  if (found === undefined) return undefined;
  const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return { fault: 'hidden', character: `U+${code}` };
}

/** A name from an older file, fit to be shown: without what `nameFault` would not let through; it may be empty then. */
export function withoutHidden(name: string): string {
  const pieces = name.split(inPlace).map((piece) => piece.replaceAll(allHidden, ''));
  const kept = name.match(inPlace) ?? [];
  return tidyName(pieces.map((piece, at) => piece + (kept[at] ?? '')).join(''));
}

/** Equal for names that people take for the same: case, width, composition and the number of spaces do not count. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .replaceAll(allHidden, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toUpperCase()
    .toLowerCase();
}
