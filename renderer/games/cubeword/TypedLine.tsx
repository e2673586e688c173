import { useTranslation } from 'react-i18next';
import { useScreenLanguage } from '#renderer/app/index.ts';
import { useAnnounce } from '#renderer/controls/index.ts';
import { TypedForm, useTypedLine } from '#renderer/table/index.ts';
import {
  cubewordLine,
  setOf,
  turnText,
  type cubeword,
  type CubewordProposal,
  type CubewordView,
  type Part,
} from '#shared/games/cubeword/index.ts';
import type { Problem, Result, Seat } from '#shared/kernel/index.ts';
import type { CubewordTable } from './table-types.ts';
import type { TableModel } from './use-model.ts';

interface TypedLineProps {
  readonly model: TableModel;
  readonly make: (moves: readonly CubewordTable['proposal'][]) => void;
}

export function TypedLine({ model, make }: TypedLineProps) {
  const { t } = useTranslation('cubewordTable');
  const say = useAnnounce();
  const language = useScreenLanguage();
  const { play, game, view, draft, seat } = model;
  const line = useTypedLine(`${game.timeline.length} ${JSON.stringify(draft.parts)}`);
  const enter = () => {
    if (view === undefined || seat === undefined) return;
    const typed = cubewordLine(language, line.text);
    const read = typed.asTyped(readLine(game.game, view, seat, draft.parts, typed.text));
    if (!read.ok) {
      line.enter(read.problem);
      return;
    }
    line.clear();
    if (read.value.kind === 'turn') {
      play.act({ kind: 'make', parts: read.value.parts });
      say(t('typed.made', { move: line.text.trim() }));
    } else {
      make([read.value]);
    }
  };
  return (
    <TypedForm
      play={play}
      className="cubeword-typed"
      line={line}
      back='.felt-place[tabindex="0"]'
      label={t('typed.label')}
      placeholder={t('typed.example')}
      command="type"
      maxLength={300}
      onEnter={enter}
    />
  );
}

export function goToTyped(): void {
  document.querySelector<HTMLElement>('.cubeword-typed input')?.focus();
}

/** Parses a typed line together with the draft's moves, so that a problem gives a move's number in the turn. */
function readLine(
  { notation }: Pick<typeof cubeword, 'notation'>,
  view: CubewordView,
  by: Seat,
  parts: readonly Part[],
  text: string,
): Result<CubewordProposal, Problem> {
  const alone = notation.parse(view, by, text);
  if (parts.length === 0 || (alone.ok && alone.value.kind !== 'turn')) return alone;
  if (text.trim() === '') return alone;
  return notation.parse(view, by, `${turnText(setOf(view.options), view.felt, parts)}; ${text}`);
}
