import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moment, useAnswer, useGateway } from '#renderer/app/index.ts';
import type { GameSummary } from '#shared/contract/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { dayText, nameOf, standingText } from './captions.ts';
import { entriesOf, type ShelfEntry } from './shelf-entry.ts';
import { isFiltered, shownGames, wholeShelf, type ShelfFilter } from './shown-games.ts';

/** The games that are saved, those that the filter leaves, and which of them is chosen. */
export function useShelf(now: number) {
  const { t } = useTranslation('library');
  const { result } = useAnswer('listGames', ['gamesChanged']);
  const [filter, setFilter] = useState<ShelfFilter>(wholeShelf);
  const withWord = useGamesWithWord(filter.search);
  const [wanted, setWanted] = useState<{ readonly key: string; readonly at: number }>();
  const answer = result?.ok === true ? result.value : undefined;
  const entries = useMemo(() => {
    const textOf = (game: GameSummary) => searchText(t as Translate, game, now);
    const games = shownGames(answer?.games ?? [], filter, { textOf, withWord });
    return entriesOf(games, isFiltered(filter) ? [] : (answer?.unreadable ?? []));
  }, [answer, filter, withWord, now, t]);
  const found = entries.findIndex(({ key }) => key === wanted?.key);
  // The place of a game that is gone goes to the next one.
  const chosen = found >= 0 ? found : Math.max(0, Math.min(wanted?.at ?? 0, entries.length - 1));
  const choose = useCallback(
    (at: number) => {
      const entry = entries[at];
      if (entry !== undefined) setWanted({ key: entry.key, at });
    },
    [entries],
  );
  return {
    result,
    games: answer?.games ?? [],
    filter,
    setFilter,
    entries,
    chosen,
    entry: entries[chosen] as ShelfEntry | undefined,
    choose,
    chooseGame: useCallback((id: string) => setWanted({ key: id, at: 0 }), []),
  };
}

function searchText(t: Translate, game: GameSummary, now: number): string {
  return [
    nameOf(t, game),
    t(`common:games.${game.game}`),
    ...game.players.map(({ name }) => name),
    standingText(t, game),
    dayText(t, game.changedAt, now),
    moment.format(game.begunAt),
  ].join('\n');
}

const none: ReadonlySet<string> = new Set();
const leastLetters = 2;

/** The games in which a word with these letters was made, once the service has told. */
function useGamesWithWord(search: string): ReadonlySet<string> {
  const gateway = useGateway();
  const word = search.trim();
  const [found, setFound] = useState<{ readonly word: string; readonly games: ReadonlySet<string> }>();
  useEffect(() => {
    if (word.length < leastLetters || !/^[\p{L}\p{M}]+$/u.test(word)) return undefined;
    let isWanted = true;
    void gateway.call('findGames', { word }).then((answer) => {
      if (isWanted && answer.ok) setFound({ word, games: new Set(answer.value.games) });
    });
    return () => {
      isWanted = false;
    };
  }, [gateway, word]);
  return found?.word === word ? found.games : none;
}
