import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '#renderer/controls/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { PuzzleNow } from './puzzle-context.ts';
import { hintName, hintTold, questionText, saidText } from './puzzle-sentences.ts';

/** Says the question first, then the hand; later each hint and each answer. */
export function usePuzzleAnnouncements(puzzle: PuzzleNow | undefined, hand: () => string | undefined): void {
  const { t } = useTranslation();
  const say = useAnnounce();
  const isBegun = useRef(false);
  useEffect(() => {
    if (puzzle === undefined || isBegun.current) return;
    isBegun.current = true;
    say(`${questionText(t as Translate, puzzle.puzzle)} ${hand() ?? ''}`.trim());
  }, [puzzle, hand, say, t]);
  const hintsSaid = useRef(puzzle?.hints);
  useEffect(() => {
    if (puzzle === undefined || puzzle.hints === hintsSaid.current) return;
    hintsSaid.current = puzzle.hints;
    const hint = puzzle.statements[puzzle.hints - 1];
    if (hint !== undefined) say(hintSaid(t as Translate, puzzle, hint));
  }, [puzzle, say, t]);
  const serial = useRef(0);
  useEffect(() => {
    if (puzzle?.said === undefined || puzzle.said.serial === serial.current) return;
    serial.current = puzzle.said.serial;
    say(saidText(t as Translate, puzzle.texts, puzzle.said), 'urgent');
  }, [puzzle, say, t]);
}

function hintSaid(t: Translate, puzzle: PuzzleNow, hint: PuzzleNow['statements'][number]): string {
  const name = hintName(t, puzzle.puzzle.game, hint);
  return t('table:puzzle.hintSaid', { name, told: hintTold(t, puzzle, hint) });
}

/** Answers what can be done now: the question first. */
export function puzzleAnswer(
  t: Translate,
  puzzle: Pick<PuzzleNow, 'puzzle' | 'said' | 'standing' | 'texts'> | undefined,
  answer: string | undefined,
): string | undefined {
  if (puzzle === undefined) return answer;
  const { said, standing, texts } = puzzle;
  if (standing !== 'open' && said !== undefined) return saidText(t, texts, said);
  return `${questionText(t, puzzle.puzzle)} ${answer ?? ''}`.trim();
}
