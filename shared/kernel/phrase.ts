/** A fact that is said in words: the catalogue has `fact:<phrase>`, a part of a sentence with the other facts in it. */
export interface Phrase {
  readonly phrase: string;
  readonly [fact: string]: string | number | readonly string[];
}

/** The messages of schemas are texts, so a phrase among them is written as one. */
export function phraseMessage(phrase: Phrase): string {
  return JSON.stringify(phrase);
}

/** Returns undefined for a message that `phraseMessage` did not write. */
export function phraseOf(message: string): Phrase | undefined {
  return message.startsWith('{"phrase":') ? (JSON.parse(message) as Phrase) : undefined;
}
