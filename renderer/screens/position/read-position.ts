import type { GameId } from '#shared/games/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { parseRecord, type RecordProblem } from '#shared/records/index.ts';
import { setupForm, type SetupForm, type SetupPlayer } from '../new-game/setup-form.ts';

export type ReadPositionProblem =
  | RecordProblem
  | { readonly code: 'editor/other-game'; readonly found: string; readonly wanted: string }
  | { readonly code: 'editor/has-moves'; readonly moves: number }
  | { readonly code: 'editor/no-position' };

/** Reads a record without moves as the position it begins from. `nameOf` gives the title of a game. */
export function readPosition(
  id: GameId,
  text: string,
  nameOf: (id: string) => string,
): Result<SetupForm, ReadPositionProblem> {
  const read = parseRecord(text);
  if (!read.ok) return read;
  const { game, lexicon, moves, options, players, setUp } = read.value;
  if (game !== id) return refuse({ code: 'editor/other-game', found: nameOf(game), wanted: nameOf(id) });
  if (moves.length > 0) return refuse({ code: 'editor/has-moves', moves: moves.length });
  if (setUp === undefined) return refuse({ code: 'editor/no-position' });
  const seated = players.map((player): SetupPlayer =>
    player.kind === 'computer'
      ? { name: player.name, kind: 'computer', level: player.level }
      : { name: player.name, kind: 'person' },
  );
  const position = { isChosen: true, entered: setUp };
  const form = setupForm(id).safeParse({
    players: seated,
    options,
    title: '',
    position,
    list: lexicon?.name,
  });
  return form.success ? ok(form.data) : refuse({ code: 'editor/no-position' });
}
