import { z } from 'zod';
import { playerNameKey } from '#renderer/app/index.ts';
import type { Gateway } from '#renderer/gateway/index.ts';
import type { LexiconSummary, ResponseOf, Settings } from '#shared/contract/index.ts';
import { gameIds, gameOf, type GameId } from '#shared/games/index.ts';
import { nameFault, nameKey, refuse, tidyName, type Problem, type Result } from '#shared/kernel/index.ts';
import { sameLanguage } from '#shared/lexicon/index.ts';
import { defaults } from '#shared/options/index.ts';
import type { RecordLexicon } from '#shared/records/index.ts';
import { familyListFor, languageFor } from '#shared/table-words/index.ts';
import { firstLevel, recordOf, withExceptionsOf } from './setup-form.ts';
import { listFor, rememberedChoice, wordChoices, wordsInOptions } from './use-game-words.ts';

/** It is the game whose computer follows the player, so that nobody has to know how well they play. */
const [game] = gameIds.filter((id) => gameOf(id).computers.follow !== undefined) as [GameId];

const you = { key: playerNameKey, schema: z.string(), fallback: '' };

export type PlayNowProblem = { readonly code: 'setup/no-list-in-language'; readonly language: string };

export interface PlayNowTexts {
  /** The language of the screens, in BCP 47. */
  readonly language: string;
  /** The person is called this until a name is given. */
  readonly you: string;
  /** The computer has the first of these names that is not the person's. */
  readonly computers: readonly string[];
}

/** Deals a game for one person without any question. */
export async function playNow(
  gateway: Gateway,
  texts: PlayNowTexts,
): Promise<Result<{ readonly id: string }>> {
  const [info, settings] = await Promise.all([gateway.call('appInfo'), gateway.call('readSettings')]);
  if (!info.ok) return info;
  if (!settings.ok) return settings;
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const text = playNowRecord(info.value, settings.value, texts, seed);
  return text.ok ? gateway.call('createGame', { text: text.value }) : text;
}

export function playNowRecord(
  { lexica, unreadableLexica }: Pick<ResponseOf<'appInfo'>, 'lexica' | 'unreadableLexica'>,
  settings: Settings,
  texts: PlayNowTexts,
  seed: number,
): Result<string, PlayNowProblem | Problem> {
  const standard = defaults(gameOf(game).options);
  const letters = gameOf(game).letters(standard);
  const otherwise = rememberedChoice(settings, wordChoices.list);
  const list = listFor(lexica, { inLanguage: undefined, otherwise }, texts.language, letters);
  if (list === undefined || !mayBeIn(list, texts.language)) {
    const language = new Intl.DisplayNames(texts.language, { type: 'language' }).of(texts.language) ?? '';
    return refuse(unreadableLexica[0]?.problem ?? { code: 'setup/no-list-in-language', language });
  }
  const own = rememberedChoice(settings, wordChoices.withOwn) ? settings.myWords : undefined;
  const isFamilyOut = rememberedChoice(settings, wordChoices.familyOut);
  const options = {
    ...withExceptionsOf(languageFor(list.language, letters), standard),
    ...wordsInOptions(own, isFamilyOut ? familyListFor(list.language) : undefined),
  };
  const given = tidyName(rememberedChoice(settings, you));
  const name = nameFault(given) === undefined ? given : texts.you;
  const computer = texts.computers.find((other) => nameKey(other) !== nameKey(name)) ?? '';
  const players = [
    { name, kind: 'person' },
    { name: computer, kind: 'computer', level: firstLevel(game) },
  ] as const;
  const form = { players, options, title: '', seed: undefined, position: undefined };
  return recordOf(game, form, lexiconOf(list), seed);
}

/** A list that does not say its language may be in any. */
function mayBeIn(list: LexiconSummary, language: string): boolean {
  return list.language === undefined || sameLanguage(list.language, language);
}

export function lexiconOf({ name, sha256 }: LexiconSummary): RecordLexicon {
  return { name, sha256 };
}
