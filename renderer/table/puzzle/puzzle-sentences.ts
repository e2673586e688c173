import type { Statement, Puzzle } from '#shared/engine/index.ts';
import { figures } from '#renderer/app/index.ts';
import { problemText, type Translate } from '#shared/i18n/index.ts';
import type { PuzzleSaid } from './puzzle-run.ts';
import type { PuzzleTexts } from './puzzle-texts.ts';

type Asked = Pick<Puzzle, 'game' | 'kind' | 'points' | 'margin' | 'facts'>;

export function questionText(t: Translate, { game, kind, ...rest }: Asked): string {
  return t(`record:${game}.puzzle.${kind}`, factsOf(rest));
}

/** The question as a row of a list. */
export function shortQuestion(t: Translate, { game, kind, ...rest }: Asked): string {
  return t(`record:${game}.puzzleShort.${kind}`, factsOf(rest));
}

function factsOf({ points, margin, facts }: Pick<Puzzle, 'points' | 'margin' | 'facts'>) {
  return { points, margin, ...facts };
}

/** Says what a hint tells about, and tells nothing yet. */
export function hintName(t: Translate, game: string, { kind }: Statement): string {
  return t(`record:${game}.puzzleHints.${kind}.name`);
}

export function hintTold(
  t: Translate,
  { puzzle, texts }: { readonly puzzle: Pick<Puzzle, 'game'>; readonly texts: PuzzleTexts },
  statement: Statement,
): string {
  const { kind, ...facts } = statement;
  return texts.hint?.(t, statement) ?? t(`record:${puzzle.game}.puzzleHints.${kind}.told`, facts);
}

/** Returns the answer to a try. */
export function saidText(t: Translate, texts: PuzzleTexts, said: PuzzleSaid): string {
  if (said.kind === 'misfit') return problemText(t, said.problem);
  const { points } = said;
  const what = texts.what(t, said);
  const sum = texts.sum?.(t, said);
  const where = texts.where?.(t, said);
  switch (said.kind) {
    case 'other':
      return t('table:puzzle.tried', { what, points });
    case 'answer':
      return sum === undefined
        ? t('table:puzzle.answer', { what, points })
        : t('table:puzzle.answerSum', { what, points, sum });
    case 'given-up':
      return where === undefined
        ? t('table:puzzle.givenUp', { what, points })
        : t('table:puzzle.givenUpAt', { what, where, points });
  }
}

/** Says how a day's puzzle stands, such as `solved, 1 hint`. */
export function stateText(
  t: Translate,
  { state, hints }: { readonly state: 'open' | 'solved' | 'given-up'; readonly hints: number },
): string {
  if (state === 'solved' && hints > 0) return t('table:puzzle.state.solvedHints', { count: hints });
  return t(`table:puzzle.state.${state}`);
}

const dayOfUtc = figures<Date>(
  (of) => new Intl.DateTimeFormat(of, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);

export function dateText(date: string): string {
  return dayOfUtc.format(new Date(`${date}T00:00:00Z`));
}
