import { useTranslation } from 'react-i18next';
import { TextField, useAnnounce } from '#renderer/controls/index.ts';
import { useTypedLine } from '#renderer/table/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { readLine } from './read-line.ts';
import type { CubewordTable } from './table-types.ts';
import type { TableModel } from './use-model.ts';

interface TypedLineProps {
  readonly model: TableModel;
  readonly make: (moves: readonly CubewordTable['proposal'][]) => void;
}

export function TypedLine({ model, make }: TypedLineProps) {
  const { t } = useTranslation('cubewordTable');
  const say = useAnnounce();
  const { play, game, view, draft, seat } = model;
  const line = useTypedLine(`${game.timeline.length} ${JSON.stringify(draft.parts)}`);
  const enter = () => {
    if (view === undefined || seat === undefined) return;
    const read = readLine(game.game, view, seat, draft.parts, line.text);
    if (!read.ok) {
      line.enter(read.problem);
      say(problemText(t, read.problem), 'urgent');
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
    <form
      className="cubeword-typed"
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        line.clear();
        document.querySelector<HTMLElement>('.felt-place[tabindex="0"]')?.focus();
      }}
    >
      <TextField
        label={t('typed.label')}
        placeholder={t('typed.example')}
        aria-keyshortcuts="/"
        value={line.text}
        onChange={line.type}
        problem={line.problem === undefined ? undefined : problemText(t, line.problem)}
        maxLength={300}
        autoCapitalize="none"
      />
    </form>
  );
}

export function goToTyped(): void {
  document.querySelector<HTMLElement>('.cubeword-typed input')?.focus();
}
