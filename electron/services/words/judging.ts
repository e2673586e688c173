import type { ResponseOf, ParsedRequest } from '#shared/contract/index.ts';
import { ok, type Result } from '#shared/kernel/index.ts';
import {
  withoutMissingDigraphs,
  judgeForLetters,
  latinAlphabet,
  layeredJudge,
  spellingIn,
  type Lexicon,
  type WordLayer,
} from '#shared/lexicon/index.ts';
import { exceptionsOf } from '#shared/table-words/index.ts';
import type { Lexica } from './lexica.ts';
import type { SettingsService } from '../home/settings.ts';

/** Judges the words of a play on a physical table, with one verdict for all of them (P8). */
export type Judging = (ask: ParsedRequest<'judgeWords'>) => Promise<Result<ResponseOf<'judgeWords'>>>;

type Verdict = ResponseOf<'judgeWords'>['words'][number];

export interface JudgingLayers {
  readonly mine: WordLayer;
  readonly exceptions: WordLayer;
}

/** Judges words as laid letter by letter: on a physical table, IJ is I and J. */
export function verdictsOn(
  lexicon: Lexicon,
  written: readonly string[],
  { mine, exceptions }: JudgingLayers,
): readonly Verdict[] {
  const list = judgeForLetters(lexicon, latinAlphabet);
  const alphabet = withoutMissingDigraphs(lexicon.alphabet, latinAlphabet);
  const layers = [{ name: 'mine', ...mine } as const, { name: 'exceptions', ...exceptions } as const];
  const judge = layeredJudge(list, layers, alphabet);
  return written.map((given) => {
    const word = spellingIn(alphabet, given);
    const ruling = judge.rulingOn(word);
    // A word that the list lacks is refused by the list, even if it is also an exception.
    const excepted = ruling.by === 'exceptions' && !ruling.accepted;
    return excepted && !list.has(word) ? { word, accepted: false, by: 'list' } : { word, ...ruling };
  });
}

const nothing: WordLayer = { allow: [], forbid: [] };

export function openJudging(lexica: Lexica, settings: SettingsService): Judging {
  return async ({ lexicon: name, words, mine, exceptions }) => {
    const lexicon = await lexica.open(name);
    if (!lexicon.ok) return lexicon;
    const kept = await settings.read();
    if (!kept.ok) return kept;
    const listed = await lexica.list();
    if (!listed.ok) return listed;
    const language = listed.value.find((list) => list.name === name)?.language;
    const verdicts = verdictsOn(lexicon.value, words, {
      mine: mine ? kept.value.myWords : nothing,
      exceptions: exceptions ? exceptionsOf(language) : nothing,
    });
    return ok({ accepted: verdicts.every(({ accepted }) => accepted), words: verdicts });
  };
}
