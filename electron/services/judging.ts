import type { Answer, ParsedAsk } from '#shared/contract/index.ts';
import { exceptionsOf } from '#shared/games/alphacubes/index.ts';
import { ok, type Result } from '#shared/kernel/index.ts';
import { createJudge, layeredJudge, spellingIn, type NamedLayer } from '#shared/lexicon/index.ts';
import type { Lexica } from './lexica.ts';
import type { SettingsService } from './settings.ts';

/** Judges the words of a play that lies on some table of wood: one verdict for all of them (P8). */
export type Judging = (ask: ParsedAsk<'judgeWords'>) => Promise<Result<Answer<'judgeWords'>>>;

type Verdict = Answer<'judgeWords'>['words'][number];

export function openJudging(lexica: Lexica, settings: SettingsService): Judging {
  return async ({ lexicon: name, words, mine, exceptions }) => {
    const lexicon = await lexica.open(name);
    if (!lexicon.ok) return lexicon;
    const kept = await settings.read();
    if (!kept.ok) return kept;
    const listed = await lexica.list();
    if (!listed.ok) return listed;
    const language = listed.value.find((list) => list.name === name)?.language;
    // In the order of a table: its exceptions outweigh the words of one's own.
    const layers: readonly NamedLayer<'mine' | 'exceptions'>[] = [
      ...(mine ? [{ name: 'mine' as const, ...kept.value.myWords }] : []),
      ...(exceptions ? [{ name: 'exceptions' as const, ...exceptionsOf(language) }] : []),
    ];
    const { alphabet } = lexicon.value;
    const list = createJudge(lexicon.value);
    const judge = layeredJudge(list, layers, alphabet);
    const verdicts = words.map((written): Verdict => {
      const word = spellingIn(alphabet, written);
      const ruling = judge.rulingOn(word);
      // What is no word of the list either is refused for that: nobody had to except it.
      const excepted = ruling.by === 'exceptions' && !ruling.accepted;
      return excepted && !list.has(word) ? { word, accepted: false, by: 'list' } : { word, ...ruling };
    });
    return ok({ accepted: verdicts.every(({ accepted }) => accepted), words: verdicts });
  };
}
