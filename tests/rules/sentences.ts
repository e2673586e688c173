/**
 * Cuts a rule book into its sentences, so that each can be counted, and named by its number. A line is a paragraph, but
 * one that begins in the middle of a sentence (a small letter) belongs to the line before it. A number or letter of a
 * list is no sentence of its own, nor does an abbreviation end one.
 */
export function sentencesOf(text: string): readonly string[] {
  return paragraphsOf(text).flatMap((paragraph) =>
    paragraph.split(betweenSentences).reduce<readonly string[]>((sentences, piece) => {
      const last = sentences.at(-1);
      return last !== undefined && goesOn.test(last)
        ? [...sentences.slice(0, -1), `${last} ${piece}`]
        : [...sentences, piece];
    }, []),
  );
}

const betweenSentences = /(?<=[.!?]["”)*]*)\s+(?=["“(*]*\p{Lu}|["“(*]*\d)/u;

/** What is not yet a sentence: a mark of a list at its beginning, or an abbreviation at its end. */
const goesOn = /^(?:[-–*#]+ )?(?:\d{1,2}|\p{Ll})\.?\)?\.?$|(?:\be\.g|\bi\.e|\betc|\bdvs|\bapprox|\bE\.g)\.$/u;

function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .reduce<readonly string[]>((paragraphs, line) => {
      const last = paragraphs.at(-1);
      return last !== undefined && /^\p{Ll}{2,} /u.test(line)
        ? [...paragraphs.slice(0, -1), `${last} ${line}`]
        : [...paragraphs, line];
    }, []);
}
