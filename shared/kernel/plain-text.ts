/**
 * Names of players and lists appear inside sentences, so they must not change the text around them nor look the same:
 * control characters, marks of direction and characters without width are not allowed. Joiners and variation selectors
 * are allowed where they are visible: inside an emoji, and between letters of scripts whose letters join (Unicode
 * Standard Annex 31, section 2.3, simplified).
 */

/** The length is in UTF-16 units, as text fields count. */
export const longestName = 60;

export type NameFault =
  | { readonly fault: 'empty' }
  | { readonly fault: 'too-long'; readonly most: number }
  /** `character` has the form `U+202E`. */
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

export function tidyName(written: string): string {
  return written.normalize('NFC').trim();
}

export function nameFault(name: string): NameFault | undefined {
  if (name === '') return { fault: 'empty' };
  if (name.length > longestName) return { fault: 'too-long', most: longestName };
  const found = hidden.exec(name.replaceAll(inPlace, 'x'))?.[0];
  if (found === undefined) return undefined;
  const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return { fault: 'hidden', character: `U+${code}` };
}

/** Removes what `nameFault` refuses from a name in an older file; the result may be empty. */
export function withoutHidden(name: string): string {
  const pieces = name.split(inPlace).map((piece) => piece.replaceAll(allHidden, ''));
  const kept = name.match(inPlace) ?? [];
  return tidyName(pieces.map((piece, at) => piece + (kept[at] ?? '')).join(''));
}

/** Names that people take for the same have equal keys: case, width, composition and number of spaces do not count. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .replaceAll(allHidden, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toUpperCase()
    .toLowerCase();
}
