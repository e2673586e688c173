import type { Answer, ParsedAsk } from '#shared/contract/index.ts';
import { ok, type Result } from '#shared/kernel/index.ts';
import { createJudge, layeredJudge, spellingIn } from '#shared/lexicon/index.ts';
import type { Lexica } from './lexica.ts';
import type { SettingsService } from './settings.ts';

/** Judges the words of a play that lies on some table of wood: one verdict for all of them (P8). */
export type Judging = (ask: ParsedAsk<'judgeWords'>) => Promise<Result<Answer<'judgeWords'>>>;

export function openJudging(lexica: Lexica, settings: SettingsService): Judging {
  return async ({ lexicon: name, words, mine }) => {
    const lexicon = await lexica.open(name);
    if (!lexicon.ok) return lexicon;
    const kept = await settings.read();
    if (!kept.ok) return kept;
    const { alphabet } = lexicon.value;
    const layers = mine ? [{ name: 'mine' as const, ...kept.value.myWords }] : [];
    const judge = layeredJudge(createJudge(lexicon.value), layers, alphabet);
    const verdicts = words.map((written) => {
      const word = spellingIn(alphabet, written);
      return { word, ...judge.rulingOn(word) };
    });
    return ok({ accepted: verdicts.every(({ accepted }) => accepted), words: verdicts });
  };
}
