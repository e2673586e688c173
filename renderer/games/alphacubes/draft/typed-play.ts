import {
  alphacubesLine,
  parseMoveLine,
  type LineProblem,
  type MoveLine,
} from '#shared/games/alphacubes/index.ts';
import type { Language } from '#shared/i18n/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { parseSquare, type Direction, type PieceSet, type Place } from '#shared/pieces/index.ts';

/** A play as it was typed, with the place of its first square. */
export type TypedPlay = Extract<MoveLine, { kind: 'play' }> & { readonly place: Place };

export type TypedPlayProblem =
  | LineProblem
  | { readonly code: 'alphacubes/typed-unclear'; readonly text: string };

/**
 * Reads a play that was typed in this language or in English (P12, P27), such as `G4 across CHECK`. `cursor` is the
 * direction where the line names none. A line that is another move or none is `alphacubes/typed-unclear`.
 */
export function typedPlay(
  set: PieceSet,
  text: string,
  cursor: Direction,
  language: Language,
): Result<TypedPlay, TypedPlayProblem> {
  const unclear = refuse({ code: 'alphacubes/typed-unclear' as const, text: text.trim().slice(0, 60) });
  const line = parseMoveLine(set, alphacubesLine(language, text).text, cursor);
  if (!line.ok) return line.problem.code === 'alphacubes/unknown-line' ? unclear : line;
  const play = line.value;
  const place = play.kind === 'play' ? parseSquare(play.start) : undefined;
  return play.kind === 'play' && place !== undefined ? ok({ ...play, place }) : unclear;
}
