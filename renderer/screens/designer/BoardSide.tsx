import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, NumberStepper, ProblemNotice, Select, TextField } from '#renderer/controls/index.ts';
import { boardMarks, boardSides } from '#shared/pieces/index.ts';
import { addBoard, mirrors, removeBoard, resizeBoard } from '#shared/set-design/index.ts';
import type { Painting } from './use-painting.ts';

export function BoardSide({ painting }: { readonly painting: Painting }) {
  const { t } = useTranslation('design');
  const { boards, board, rows, brush, mirror, problem } = painting;
  const isSquare = rows.length === rows[0]?.length;
  return (
    <div className="painter-side" data-answers="hand">
      {board !== undefined && (
        <>
          <Field label={t('boards.board')}>
            <Select
              label={t('boards.board')}
              value={board}
              choices={boards.map((value) => ({ value, label: value }))}
              onChange={painting.setBoard}
            />
          </Field>
          <Field label={t('boards.brush')}>
            <Select
              label={t('boards.brush')}
              value={brush}
              choices={boardMarks.map((value, at) => ({
                value,
                label: t('boards.brushIs', { key: at + 1, mark: t(`boards.marks.${value}`) }),
              }))}
              onChange={painting.setBrush}
            />
          </Field>
          <Field label={t('boards.mirror')}>
            <Select
              label={t('boards.mirror')}
              value={mirror}
              choices={mirrors
                .filter((value) => isSquare || value !== 'diagonals')
                .map((value) => ({ value, label: t(`boards.mirrors.${value}`) }))}
              onChange={painting.setMirror}
            />
          </Field>
          <Size painting={painting} board={board} />
        </>
      )}
      {problem !== undefined && <ProblemNotice problem={problem} />}
      <NewBoard painting={painting} />
    </div>
  );
}

export function Field({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div className="painter-field">
      <span className="label" aria-hidden>
        {label}
      </span>
      {children}
    </div>
  );
}

function Size({ painting, board }: { readonly painting: Painting; readonly board: string }) {
  const { t } = useTranslation('design');
  const { set, rows, edit } = painting;
  const columns = rows[0]?.length ?? 0;
  const range = { min: boardSides.least, max: boardSides.most, step: 1, whole: true };
  return (
    <>
      <Field label={t('boards.columns')}>
        <NumberStepper
          label={t('boards.columns')}
          value={columns}
          range={range}
          onChange={(value) => {
            edit(resizeBoard(set, board, value, rows.length), 'resize');
          }}
        />
      </Field>
      <Field label={t('boards.rows')}>
        <NumberStepper
          label={t('boards.rows')}
          value={rows.length}
          range={range}
          onChange={(value) => {
            edit(resizeBoard(set, board, columns, value), 'resize');
          }}
        />
      </Field>
      <Button
        size="small"
        onClick={() => {
          edit({ ok: true, value: removeBoard(set, board) }, 'removeBoard');
        }}
      >
        {t('boards.remove')}
      </Button>
    </>
  );
}

const usualSide = 15;

function NewBoard({ painting }: { readonly painting: Painting }) {
  const { t } = useTranslation('design');
  const [named, setName] = useState<string>();
  const name = named ?? t('boards.own');
  return (
    <form
      className="painter-new"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const board = name.trim();
        if (painting.edit(addBoard(painting.set, board, usualSide, usualSide), 'addBoard')) {
          painting.setBoard(board);
        }
      }}
    >
      <TextField label={t('boards.name')} showLabel maxLength={40} value={name} onChange={setName} />
      <Button type="submit" size="small">
        {t('boards.add')}
      </Button>
    </form>
  );
}
