import { followsOthers } from '#shared/engine/index.ts';
import { gameOf, type GameId } from '#shared/games/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { checkNames, type NameProblem, type RecordPlayer } from '#shared/records/index.ts';
import { t } from './texts.ts';

export type PlayersProblem =
  | {
      readonly code: 'cli/bad-level' | 'cli/bad-level-or-follow';
      readonly given: string;
      readonly least: number;
      readonly most: number;
    }
  | { readonly code: 'cli/no-player'; readonly given: string; readonly place: number };

/**
 * Reads `Mira,computer:3,Anders=computer:4`; `computer:follow` follows the strength of others where the game can. An
 * unnamed computer gets the first offered name that is free.
 */
export function playersArgument(
  game: GameId,
  given: string,
): Result<readonly RecordPlayer[], PlayersProblem | NameProblem> {
  const { levels, follow } = gameOf(game).computers;
  const levelIn = (text = ''): number | undefined => {
    const written = text.trim();
    if (written === 'follow' && follow !== undefined) return followsOthers;
    return levels.find(({ level }) => String(level) === written)?.level;
  };
  const parts = given.split(',').map((part) => part.trim());
  const read = parts.map((part) => /^(?:(.*)=)?\s*computer(?::(.*))?$/i.exec(part) ?? undefined);
  const nobody = parts.indexOf('');
  if (nobody >= 0) return refuse({ code: 'cli/no-player', given, place: nobody + 1 });
  const wrong = read.findIndex((computer) => computer !== undefined && levelIn(computer[2]) === undefined);
  if (wrong >= 0) {
    const most = levels.length;
    const code = follow === undefined ? 'cli/bad-level' : 'cli/bad-level-or-follow';
    return refuse({ code, given: parts[wrong] ?? '', least: 1, most });
  }
  const taken = new Set(
    read.map((computer, at) => (computer === undefined ? parts[at] : computer[1]?.trim())),
  );
  const offered = [...(t('newGame:names', { returnObjects: true }) as unknown as readonly string[])].filter(
    (name) => !taken.has(name),
  );
  const players = read.map((computer, at): RecordPlayer => {
    const level = levelIn(computer?.[2]);
    if (computer === undefined || level === undefined) return { name: parts[at] ?? '', kind: 'person' };
    const name = computer[1]?.trim() ?? '';
    // With more computers than names, the number serves as a name; a later check refuses so many players.
    return { name: name === '' ? (offered.shift() ?? `${at + 1}`) : name, kind: 'computer', level };
  });
  const names = checkNames(players.map(({ name }) => name));
  if (!names.ok) return names;
  return ok(players.map((player, at) => ({ ...player, name: names.value[at] ?? player.name })));
}
