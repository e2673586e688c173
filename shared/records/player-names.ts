import { nameFault, nameKey, ok, parseJson, refuse, tidyName, type Result } from '#shared/kernel/index.ts';
import type { AnyRecord } from './game-record.ts';

/** Places count from 1. */
export type NameProblem =
  | { readonly code: 'setup/no-name'; readonly place: number }
  | { readonly code: 'setup/same-name'; readonly place: number; readonly name: string }
  | { readonly code: 'setup/name-too-long'; readonly place: number; readonly most: number }
  | { readonly code: 'setup/hidden-in-name'; readonly place: number; readonly character: string };

/** Returns the names as they are kept; `nameFault` explains the rule. No two may look the same. */
export function checkNames(written: readonly string[]): Result<readonly string[], NameProblem> {
  const names = written.map(tidyName);
  for (const [at, name] of names.entries()) {
    const place = at + 1;
    const fault = nameFault(name);
    switch (fault?.fault) {
      case 'empty':
        return refuse({ code: 'setup/no-name', place });
      case 'too-long':
        return refuse({ code: 'setup/name-too-long', place, most: fault.most });
      case 'hidden':
        return refuse({ code: 'setup/hidden-in-name', place, character: fault.character });
      case undefined:
        if (names.slice(0, at).some((other) => nameKey(other) === nameKey(name))) {
          return refuse({ code: 'setup/same-name', place, name });
        }
    }
  }
  return ok(names);
}

export type TitleProblem =
  | { readonly code: 'setup/title-too-long'; readonly most: number }
  | { readonly code: 'setup/hidden-in-title'; readonly character: string };

/** The rule is the same as for names of people (`nameFault`); returns undefined if no title is written. */
export function checkTitle(written: string): Result<string | undefined, TitleProblem> {
  const title = tidyName(written);
  const fault = nameFault(title);
  switch (fault?.fault) {
    case 'empty':
      return ok(undefined);
    case 'too-long':
      return refuse({ code: 'setup/title-too-long', most: fault.most });
    case 'hidden':
      return refuse({ code: 'setup/hidden-in-title', character: fault.character });
    case undefined:
      return ok(title);
  }
}

/** Old files had weaker checks, so a begun game is never refused. `text` is the record as written, not as parsed. */
export function checkNamesOf(text: string, { moves, players }: AnyRecord): Result<unknown, NameProblem> {
  if (moves.length > 0) return ok(undefined);
  // The names are checked as written, because parsing has already cleaned them.
  const value = parseJson(text);
  const written = value.ok ? (value.value as { readonly players: AnyRecord['players'] }).players : players;
  return checkNames(written.map(({ name }) => name));
}
