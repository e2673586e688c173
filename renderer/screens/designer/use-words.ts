import { useCallback, useState } from 'react';
import { z } from 'zod';
import { useAnswer, useGateway, useLoaded, useRemembered } from '#renderer/app/index.ts';
import type { LexiconSummary } from '#shared/contract/index.ts';
import type { PieceSet } from '#shared/pieces/index.ts';

const name = z.string();

export const listKey = (language: string): string => `design.list.${language}`;

export interface DesignWords {
  readonly lists: readonly LexiconSummary[];
  readonly chosen: LexiconSummary | undefined;
  /** This is the graph file; undefined until it is read. */
  readonly file: { readonly file: string; readonly bytes: Uint8Array } | undefined;
  readonly choose: (list: string) => void;
}

/**
 * Uses the list chosen for the set's language, or else one in that language, or else the first. If that list lacks most
 * letters of the pieces, a list that has them all is used.
 */
export function useWords({ language, pieces }: PieceSet): DesignWords {
  const gateway = useGateway();
  const { result } = useAnswer('appInfo', ['lexicaChanged']);
  const [wanted, choose] = useRemembered(listKey(language), name, '');
  // A list chosen on this screen stays, even if it lacks letters of the pieces.
  const [isMeant, setMeant] = useState(false);
  const lists = result?.ok === true ? result.value.lexica : [];
  const usual =
    lists.find((list) => list.name === wanted) ??
    lists.find((list) => list.language?.split('-')[0] === language) ??
    lists[0];
  const letters = new Set(pieces.flatMap((piece) => piece.letters));
  const known = [...letters].filter((letter) => usual?.alphabet.includes(letter) === true).length;
  const inLetters = lists.find(({ alphabet }) => [...letters].every((letter) => alphabet.includes(letter)));
  const chosen = !isMeant && 2 * known < letters.size ? (inLetters ?? usual) : usual;
  const asset = chosen?.asset;
  const chooseNow = (list: string) => {
    setMeant(true);
    choose(list);
  };
  const read = useCallback(async (): Promise<DesignWords['file']> => {
    const bytes = asset === undefined ? undefined : await gateway.asset(asset);
    return asset !== undefined && bytes?.ok === true ? { file: asset, bytes: bytes.value } : undefined;
  }, [gateway, asset]);
  return { lists, chosen, file: useLoaded(read), choose: chooseNow };
}
